import { Skeleton } from '#ui/state/skeleton.tsx'
import { useLevels } from './order-book.model.ts'
import css from './order-book.module.css'
import { QuoteState } from './quote-state.tsx'

/** 五档行情 beside the minutes of the day: five asks over five bids, the volume as a bar. ST-03 */
export function OrderBook({ symbol, base }: { symbol: string; base: number | undefined }) {
  return (
    <section className={css.book} aria-label="五档行情">
      <QuoteState loaded={useLevels(symbol, base)} skeleton={<Skeleton lines={10} />}>
        {(rows) => (
          <table>
            <tbody>
              {rows.map(({ name, price, lots, tone, part }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td data-tone={tone}>{price}</td>
                  <td style={{ backgroundSize: `${Math.round(part * 100)}% 100%` }}>{lots}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QuoteState>
    </section>
  )
}
