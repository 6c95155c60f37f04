import type { Statistics } from '#api/shapes/statistics.ts'
import { PartsBar } from '#ui/chart/parts-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { ordersOf, unfilledWords } from './orders.words.ts'

/** The orders of a back-test: those not filled by reason, then the results of the others. */
export function OrdersCard({ statistics }: { statistics: Omit<Statistics, 'perf'> }) {
  const { unfilled = [] } = statistics
  return (
    <Card title={unfilledWords(statistics.unfilled)}>
      {unfilled.length > 0 && (
        <PartsBar
          label="未成交的原因"
          items={unfilled.map(({ why, count }) => ({ name: why, value: `${count}笔`, size: count }))}
        />
      )}
      <Facts dense items={ordersOf(statistics)} />
    </Card>
  )
}
