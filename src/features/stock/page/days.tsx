import { IntradayChart } from '#ui/chart/intraday-chart.tsx'
import { useDays } from './days.model.ts'
import { ChartRoom } from './chart-room.tsx'
import { QuoteState } from './quote-state.tsx'
import type { StockChart } from './stock-chart.model.ts'
import css from './stock-page.module.css'

interface Props {
  symbol: string
  name: string
  count: 1 | 5
  averaged: boolean
  chart: StockChart
}

/** 分时 of a stock. ST-03 */
export function Days({ symbol, name, count, averaged, chart: { tabled, report } }: Props) {
  const { days, title, digits, at, look } = useDays(symbol, count, averaged, report)
  return (
    <QuoteState loaded={days} skeleton={<ChartRoom />}>
      {(shown) =>
        shown.length > 0 ? (
          <IntradayChart {...{ name, title, digits, averaged, tabled, at, look }} days={shown} />
        ) : (
          <p className={css.state}>暂无分时</p>
        )
      }
    </QuoteState>
  )
}
