import type { Order } from '#api/shapes/order.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import { brand } from '#config/brand.ts'
import { dataOf } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { orderHref } from '#lib/path/order-href.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { useApply } from './apply.model.ts'
import { FormStep } from './form.tsx'

const PaperStep = lazyPart(() => import('./paper.tsx').then((m) => m.PaperStep))
// Only what was paid by transfer needs an account.
const BankStep = lazyPart(() => import('./bank.tsx').then((m) => m.BankStep))

/** 申请退款. OR-11 */
export function ApplyScreen() {
  const loaded = useApply()
  usePage({ title: '申请退款' })
  const page = dataOf(loaded)
  switch (page?.step) {
    case 'form':
      return <FormStep order={page.order} given={page.given} next={page.next} />
    case 'sign':
      return <PaperStep order={page.order} wish={page.wish} change={page.change} again={page.again} />
    case 'account':
      return <BankStep refund={page.refund} rule={page.order.sku.refundRuleText} again={page.again} />
    case 'closed':
      return (
        <Screen title="申请退款">
          <Closed order={page.order} />
        </Screen>
      )
    default:
      return (
        <Screen title="申请退款">
          <LoadState loaded={loaded} skeleton={<Skeleton lines={10} />}>
            {() => null}
          </LoadState>
        </Screen>
      )
  }
}

function Closed({ order }: { order: Order }) {
  return (
    <>
      <Empty text="该订单当前不可申请退款" action={{ label: '查看订单', href: orderHref(order.orderNumber) }} />
      <Quiet inset>{order.sku.refundRuleText}</Quiet>
      <DisclosureFooter company={brand} />
    </>
  )
}
