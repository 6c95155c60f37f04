import type { Order } from '#api/shapes/order.ts'
import { useServerNow } from '#data/use-server-now.ts'
import { yuan } from '#lib/number/money.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { clockWords } from './refund-clock.words.ts'

/** How long the whole price can be had back, and what could be had back today: from the first second. product 4.2, I7 */
export function RefundClock({ order }: { order: Order }) {
  const now = useServerNow()
  const { refund } = order
  if (!refund?.canApply) return null
  const { name, value, note } = clockWords(order, now)
  return (
    <Card label="退款时钟">
      <Facts
        values="end"
        items={[
          { name, value },
          { name: '今天可退', value: yuan(refund.maxFen) },
        ]}
      />
      <Quiet small>{note}</Quiet>
    </Card>
  )
}
