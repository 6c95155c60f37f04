import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Chips } from '#ui/chips.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useMounted } from '#ui/mounted.ts'
import { ChartRoom } from './chart-room.tsx'
import { spoken } from './looked.words.ts'
import type { StockChart } from './stock-chart.model.ts'
import css from './stock-page.module.css'
import { periods } from './stock-page.words.ts'

const Days = lazyPart(() => import('./days.tsx').then((m) => m.Days), <ChartRoom />)
const OrderBook = lazyPart(() => import('./order-book.tsx').then((m) => m.OrderBook), <div className={css.bookRoom} />)
const Candles = lazyPart(() => import('./candles.tsx').then((m) => m.Candles), <ChartRoom />)

interface Props {
  chart: StockChart
  symbol: string
  name: string
  /** An index has no average. */
  averaged: boolean
  /** The previous close. */
  base: number | undefined
}

/** 分时 and K lines of a stock, requested one at a time. ST-03 */
export function StockCharts({ chart, symbol, name, averaged, base }: Props) {
  const { period, choose, looked, tabled, showTable } = chart
  // A press on the prerendered markup would be lost.
  const mounted = useMounted()
  return (
    <section className={css.charts} aria-label="图表">
      <div className={classes(css.periods, !mounted && css.unready)}>
        <Chips label="周期" items={periods} chosen={period} onPick={(id) => choose(periodOf(id) ?? period)} />
        <Button kind="ghost" size="small" onClick={() => showTable(!tabled)}>
          {tabled ? '收起' : '数据'}
        </Button>
      </div>
      {period === 'day' || period === 'days' ? (
        <div className={css.beside}>
          <div className={css.drawn}>
            <Days key={period} count={period === 'day' ? 1 : 5} {...{ symbol, name, averaged, chart }} />
          </div>
          {averaged && period === 'day' && <OrderBook symbol={symbol} base={base} />}
        </div>
      ) : (
        <Candles {...{ symbol, name, period, chart }} />
      )}
      <output className={css.spoken}>{looked && spoken(looked)}</output>
    </section>
  )
}

function periodOf(id: string | undefined) {
  return periods.find((each) => each.id === id)?.id
}
