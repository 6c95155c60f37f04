import { IntradayChart } from '#ui/chart/intraday-chart.tsx'
import { useDays } from './days.model.ts'
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

/** 分时 of a stock. product ST-03 */
export function Days({ symbol, name, count, averaged, chart: { tabled, report } }: Props) {
  const { days, past, digits, at, look } = useDays(symbol, count, averaged, report)
  return (
    <QuoteState loaded={days} lines={8}>
      {(shown) =>
        shown.length > 0 ? (
          <>
            {past !== undefined && <p className={css.state}>{`${past} 的分时`}</p>}
            <IntradayChart {...{ name, digits, averaged, tabled, at, look }} days={shown} />
          </>
        ) : (
          <p className={css.state}>暂无分时</p>
        )
      }
    </QuoteState>
  )
}
