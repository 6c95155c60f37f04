import { Rate } from '#ui/chart/rate.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './holdings.module.css'
import type { HoldingRow } from './holdings.words.ts'

/** The positions of a model account. SG-12 */
export function Holdings({ label, rows }: { label: string; rows: readonly HoldingRow[] }) {
  if (rows.length === 0) return <Quiet>模型账户现在没有持仓，全部为现金。</Quiet>
  return (
    // A table that is scrolled must be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">名称 / 股数</th>
            <th scope="col">收盘价 / 成本</th>
            <th scope="col">浮动盈亏</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, shares, close, cost, rate }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <Quiet as="span" small>
                  {shares.map((part) => (
                    <span key={part} className={css.part}>
                      {part}
                    </span>
                  ))}
                </Quiet>
              </th>
              <td>
                {close}
                <Quiet as="span" small>
                  {cost}
                </Quiet>
              </td>
              <td>
                <Rate value={rate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
