import { refusalOf } from '#data/refusal.ts'
import { PAST } from '#entities/performance/past.ts'
import { OrderRows } from '#entities/strategy/order-rows.tsx'
import { MY_STRATEGIES } from '#lib/path/strategy-href.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { Owned } from './owned.model.ts'
import { Stocks } from './stocks.tsx'
import { useTrades } from './record.model.ts'

/** All trades since the service opened. SG-12 */
export function Trades({ owned }: { owned: Owned }) {
  const pages = useTrades(owned)
  if (refusalOf(pages) !== '') {
    return (
      <Stack gap={3} inset>
        <Stocks title="成交" loaded={pages}>
          {() => null}
        </Stocks>
      </Stack>
    )
  }
  return (
    <>
      <OrderRows pages={pages} empty={{ label: '看我的策略', href: MY_STRATEGIES }} />
      <Quiet small inset>{`买卖成对为一行，盈亏已扣除费用；未成交的委托写明原因。${PAST}。`}</Quiet>
    </>
  )
}
