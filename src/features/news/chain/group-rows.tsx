import { useId } from 'react'
import { Link } from 'wouter'
import { QuoteCell } from '#entities/stock/quote-cell.tsx'
import { Spark } from '#entities/stock/spark.tsx'
import { stockHref } from '#lib/path/stock-href.ts'
import type { Spark as Day } from '#quotes/use-rows.ts'
import { Icon } from '#ui/icon.tsx'
import { useCompany, useDays } from './chain.model.ts'
import type { Group } from './chain.words.ts'
import css from './chain.module.css'

/** A group in the list: its companies under it while it is open. */
export function GroupRows({ group, isOpen, turn }: { group: Group; isOpen: boolean; turn: (key: string) => void }) {
  const { key, sign, name, count, mean, tone, stocks } = group
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        <button type="button" className={css.group} aria-expanded={isOpen} onClick={() => turn(isOpen ? '' : key)}>
          <b aria-hidden className={css.sign}>
            {sign}
          </b>
          <span className={css.name}>
            {name} <small>{count}</small>
          </span>
          <b data-tone={tone}>{mean}</b>
          <Icon name="next" size={16} />
        </button>
      </h3>
      {isOpen && <Companies name={name} stocks={stocks} />}
    </section>
  )
}

function Companies({ name, stocks }: { name: string; stocks: Group['stocks'] }) {
  const days = useDays(stocks)
  return (
    <ul className={css.companies} aria-label={name}>
      {stocks.map((stock) => (
        <li key={stock.symbol}>
          <Company stock={stock} day={days.get(stock.symbol)} />
        </li>
      ))}
    </ul>
  )
}

function Company({ stock: { symbol, name }, day }: { stock: Group['stocks'][number]; day: Day | undefined }) {
  const view = useCompany(symbol)
  return (
    <Link href={stockHref(symbol)} className={css.company} data-stale={view.stale || undefined}>
      <span className={css.name}>
        {name} <small>{symbol.replace(/^[A-Z]+/, '')}</small>
      </span>
      <Spark day={day} tone={view.stale ? 'flat' : view.tone} />
      <QuoteCell view={view} />
    </Link>
  )
}
