import { LoadState } from '#entities/loaded/load-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useOrder } from './order.model.ts'

/** An order of a back-test, opened from its row. SG-04 */
export function Order({ tradeId, onClose }: { tradeId: string; onClose: () => void }) {
  const loaded = useOrder(tradeId)
  return (
    <Sheet open title="委托详情" onClose={onClose}>
      <LoadState loaded={loaded} skeleton={<Skeleton lines={4} />}>
        {({ title, facts }) => (
          <Card title={title}>
            <Facts dense items={facts} />
          </Card>
        )}
      </LoadState>
    </Sheet>
  )
}
