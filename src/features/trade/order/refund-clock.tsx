import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { type ReadOrder, useRefundClock } from './refund-clock.model.ts'

/** How long the whole price can be had back, and what could be had back today: from the first second. law §2, I7 */
export function RefundClock(read: ReadOrder) {
  const clock = useRefundClock(read)
  if (!clock) return null
  const { name, value, note, refundable } = clock
  return (
    <Card label="退款时钟">
      <Facts values="end" items={[{ name, value }, refundable]} />
      <Quiet small>{note}</Quiet>
    </Card>
  )
}
