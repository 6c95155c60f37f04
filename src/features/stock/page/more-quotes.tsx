import { scoreHref } from '#lib/path/stock-href.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { FactList } from './fact-list.tsx'
import { usePlates } from './more-quotes.model.ts'
import css from './stock-page.module.css'
import type { StockHead } from './stock-page.words.ts'

/** Rarely used figures: further facts and industries, and the model's scores. */
export function MoreQuotes({ symbol, head }: { symbol: string; head: StockHead }) {
  const plates = usePlates(symbol)
  if (head.isIndex) return null
  return (
    <section className={css.folds} aria-label="更多行情">
      <FactList facts={head.more} />
      <div className={css.end}>
        <p className={css.plates}>{[head.board, plates].filter(Boolean).join(' · ')}</p>
        <LinkButton href={scoreHref(symbol)} kind="plain" size="small">
          评分
        </LinkButton>
      </div>
    </section>
  )
}
