import { lazyPart } from '#ui/lazy-part.tsx'
import { useStockChart } from './stock-chart.model.ts'
import { StockCharts } from './stock-charts.tsx'
import { StockHead } from './stock-head.tsx'
import type { StockPage } from './stock-page.model.ts'
import css from './stock-page.module.css'
import type { StockHead as Head } from './stock-page.words.ts'

const MoreQuotes = lazyPart(() => import('./more-quotes.tsx').then((m) => m.MoreQuotes), <div className={css.folds} />)

/** The price of a stock with its charts: the values of the selected point are shown above it. look §4 */
export function StockQuote({ head, page }: { head: Head; page: StockPage }) {
  const averaged = !head.isIndex
  const chart = useStockChart()
  return (
    <>
      <StockHead head={head} page={page} looked={chart.looked} />
      <StockCharts chart={chart} symbol={page.symbol} name={head.name} averaged={averaged} base={head.base} />
      <MoreQuotes symbol={page.symbol} head={head} />
    </>
  )
}
