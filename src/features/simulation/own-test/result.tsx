import { LoadState } from '#entities/loaded/load-state.tsx'
import { assumptionsOf } from '#entities/performance/assumptions.words.ts'
import { ComparedPart } from '#entities/performance/compared-part.tsx'
import { OrdersCard } from '#entities/performance/orders.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { More } from '#ui/layout/more.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { Detail, OwnTest } from './own-test.model.ts'

const Beside = lazyPart(() => import('./beside.tsx').then((m) => m.Beside), <Skeleton ratio={1} lines={6} />)

/** The result of a finished back-test: its assumptions come first. SG-14 */
export function Result({ test, detail }: { test: OwnTest; detail: Detail }) {
  const { curve, ways, others, beside, lay } = test
  const { name, perf, years = [], statistics, assumptions } = detail
  if (!perf) return null
  return (
    <>
      {assumptions && <Assumed items={assumptionsOf(assumptions)} />}
      <LoadState loaded={curve} skeleton={<Skeleton ratio={1} lines={8} />}>
        {(points) => (
          <ComparedPart
            name={name}
            subject="回测"
            perf={perf}
            curve={points}
            symbol="SH000300"
            years={years}
            months={statistics?.byMonth}
          />
        )}
      </LoadState>
      {statistics && <OrdersCard statistics={statistics} />}
      {ways.length > 0 && (
        <CellGroup title="分散程度不同的结果">
          {ways.map(({ key, name: way, note, value }) => (
            <Cell key={key} title={way} note={note} value={value} />
          ))}
        </CellGroup>
      )}
      <Beside detail={detail} curve={curve} others={others} beside={beside} lay={lay} />
      <Quiet small>改规则、成本或区间即为新的回测，需重新计算。本结果仅供学习，不构成投资建议。</Quiet>
    </>
  )
}

const FIRST = ['区间', '初始资金', '佣金', '印花税', '过户费', '滑点']

/** Range, capital and costs are shown, the other assumptions are one press away. */
function Assumed({ items }: { items: ReturnType<typeof assumptionsOf> }) {
  const isFirst = ({ name }: { name: string }) => FIRST.includes(name)
  return (
    <Card title="先看假设">
      <Facts dense items={items.filter(isFirst)} />
      <More label="全部假设">
        <Facts dense items={items.filter((item) => !isFirst(item))} />
      </More>
    </Card>
  )
}
