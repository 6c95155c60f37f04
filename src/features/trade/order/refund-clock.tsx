import type { ReactNode } from 'react'
import { priceParts } from '#lib/number/price-parts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Price } from '#ui/price/price.tsx'
import { Ring } from '#ui/ring.tsx'
import { type ReadOrder, useRefundClock } from './refund-clock.model.ts'
import css from './order.module.css'

/**
 * How long the full price is refundable, and the amount refundable today, from the first second. law §2, I7.
 * `children`: the link to it.
 */
export function RefundClock({ children, ...read }: ReadOrder & { children?: ReactNode }) {
  const clock = useRefundClock(read)
  if (!clock) return null
  const { name, value, note, refundable, term } = clock
  return (
    <Card label="退款时钟">
      <div className={css.clock}>
        {term && (
          // The note says the same as text.
          <span aria-hidden className={css.term}>
            <Ring part={term.left / term.days}>
              <span>{`${term.left}天`}</span>
              <small className={css.rest}>剩余</small>
            </Ring>
          </span>
        )}
        <dl>
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
          <div className={css.back}>
            <dt>{refundable.name}</dt>
            <dd>
              <Price {...priceParts(refundable.value)} />
            </dd>
          </div>
        </dl>
      </div>
      <Quiet small>{note}</Quiet>
      {children}
    </Card>
  )
}
