import { OrderRows } from '#entities/strategy/order-rows.tsx'
import { Wide } from '#features/simulation/virtual.tsx'
import { ownTestHref } from '#lib/path/simulation-href.ts'
import { Chips } from '#ui/chips.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { useOrders } from './orders.model.ts'
import type { Way } from './own-test.model.ts'

const ONLY = [{ id: 'UNFILLED', name: '只看未成交和部分成交' }] as const

/** Every order of a finished back-test, unfilled ones with their reason. SG-14 */
export function Orders({ id, ways }: { id: string; ways: readonly Way[] }) {
  const { way, chooseWay, only, chooseOnly, rows } = useOrders(id, ways)
  return (
    <>
      {ways.length > 1 && (
        <Chips label="通道" items={ways.map(({ key, name }) => ({ id: key, name }))} chosen={way} onPick={chooseWay} />
      )}
      <Chips label="委托范围" items={ONLY} chosen={only} onPick={chooseOnly} />
      {rows.state === 'ready' && <Quiet small>{`共${rows.total}条，由近到远；买入与其卖出合为一行。`}</Quiet>}
      <Wide>
        <OrderRows pages={rows} empty={{ label: '看结果', href: ownTestHref(id) }} />
      </Wide>
    </>
  )
}
