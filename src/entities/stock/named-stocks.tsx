import { useRef } from 'react'
import type { Quote } from '#api/shapes.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { useSeen } from '#ui/use-seen.ts'
import { useNamedStocks } from './named-stocks.model.ts'
import { Spark } from './spark.tsx'
import css from './named-stocks.module.css'

/** The stocks named in a text, each linked to its page; facts, no advice. */
export function NamedStocks({ title, stocks }: { title: string; stocks: readonly Quote[] }) {
  const section = useRef<HTMLElement>(null)
  const { rows, asOf, days } = useNamedStocks(stocks, useSeen(section, false))
  return (
    <section ref={section} className={css.card}>
      <div className={css.head}>
        <h3>{title}</h3>
        {asOf !== '' && <AsOf text={asOf} />}
      </div>
      <ul className={css.stocks} aria-label={title}>
        {rows.map((row) => (
          <li key={row.key}>
            <Anchor href={stockHref(row.key)}>
              <span className={css.name}>
                {row.name} <span className={css.small}>{row.code}</span>
              </span>
              <Spark day={days.get(row.key)} tone={row.tone} />
              <span className={css.quote}>
                <span className={css.number}>{row.price}</span>
                <span className={css.change} data-tone={row.tone}>
                  {row.change}
                </span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      <p className={css.small}>数据仅供参考，不构成投资建议</p>
    </section>
  )
}
