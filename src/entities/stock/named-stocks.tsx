import { useRef } from 'react'
import type { Quote } from '#api/shapes.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { useSeen } from '#ui/use-seen.ts'
import { useNamedStocks } from './named-stocks.model.ts'
import css from './named-stocks.module.css'

/** The stocks that a text names, each leading to its page; facts, no advice. */
export function NamedStocks({ title, stocks }: { title: string; stocks: readonly Quote[] }) {
  const section = useRef<HTMLElement>(null)
  const { rows, asOf } = useNamedStocks(stocks, useSeen(section, false))
  return (
    <section ref={section}>
      <h3>{title}</h3>
      <ul className={css.stocks} aria-label={title}>
        {rows.map((row) => (
          <li key={row.key}>
            <Anchor href={stockHref(row.key)}>
              <span className={css.name}>
                {row.name} <span className={css.small}>{row.code}</span>
              </span>
              <span className={css.quote}>
                <span className={css.number}>{row.price}</span>
                <span className={css.number} data-tone={row.tone}>
                  {row.change}
                </span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {asOf !== '' && <AsOf text={asOf} />}
      <p className={css.small}>数据仅供参考，不构成投资建议</p>
    </section>
  )
}
