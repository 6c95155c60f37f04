import { CandleChart } from '#ui/chart/candle-chart.tsx'
import { Chips } from '#ui/chips.tsx'
import { useCandles } from './candles.model.ts'
import { ChartRoom } from './chart-room.tsx'
import { QuoteState } from './quote-state.tsx'
import type { StockChart } from './stock-chart.model.ts'
import css from './stock-page.module.css'
import { adjustments, type CandlePeriod, periods } from './stock-page.words.ts'

const indicators = [{ id: 'macd', name: 'MACD' }]

interface Props {
  symbol: string
  name: string
  period: CandlePeriod
  chart: StockChart
}

/** K lines of a stock, labelled with their adjustment. ST-03 */
export function Candles({ symbol, name, period, chart }: Props) {
  const { view, see, tabled } = chart
  const { adjustment, adjust, candles, digits, macd, showMacd, at, look } = useCandles(symbol, period, chart)
  const how = adjustments.find(({ id }) => id === adjustment)
  const called = periods.find(({ id }) => id === period)
  return (
    <>
      <div className={css.options}>
        <Chips
          label="复权"
          items={adjustments}
          chosen={adjustment}
          onPick={(id) => adjust(adjustments.find((each) => each.id === id)?.id ?? adjustment)}
        />
        <Chips
          label="指标"
          items={indicators}
          chosen={macd ? 'macd' : undefined}
          onPick={(id) => showMacd(id === 'macd')}
        />
      </div>
      <QuoteState loaded={candles} skeleton={<ChartRoom />}>
        {(shown) => (
          <CandleChart
            {...{ view, see, at, look, digits, tabled, macd }}
            name={`${name} ${called?.name ?? ''} ${how?.name ?? ''}`}
            candles={shown}
          />
        )}
      </QuoteState>
    </>
  )
}
