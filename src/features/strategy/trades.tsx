import { LoadState } from '#entities/loaded/load-state.tsx'
import { PAST } from '#entities/performance/past.ts'
import { Folded } from '#entities/strategy/folded.tsx'
import { OrderRows } from '#entities/strategy/order-rows.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Head } from './head.tsx'
import { useTrades } from './trades.model.ts'

/** 调仓记录. SG-03 */
export function TradesScreen() {
  const { strategy, head, orders } = useTrades()
  return (
    <Screen title="调仓记录">
      <Stack gap={3} inset>
        <LoadState loaded={head} skeleton={<Skeleton lines={5} />}>
          {(shown) =>
            shown && (
              <>
                <Head head={shown} />
                {shown.folded && <Folded locked={shown.folded} />}
              </>
            )
          }
        </LoadState>
        <Quiet small>
          {`未订阅时只展示30天前的委托，不含仍在持有的股票。买卖成对为一行，盈亏已扣除费用；未成交的委托写明原因。${PAST}。`}
        </Quiet>
      </Stack>
      {orders && <OrderRows pages={orders} empty={{ label: '看策略详情', href: strategy }} />}
      <RiskLine />
    </Screen>
  )
}
