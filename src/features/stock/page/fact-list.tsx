import css from './stock-page.module.css'
import type { StockHead } from './stock-page.words.ts'

/** Facts in two columns. look §4 */
export function FactList({ facts }: Pick<StockHead, 'facts'>) {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
