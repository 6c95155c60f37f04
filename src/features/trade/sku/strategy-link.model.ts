import { useParams } from 'wouter'
import { strategyOrderLinkCheck, strategyOrderLinkInfo } from '#api/domains/strategy/strategy/coupon.ts'
import { skuOfStrategyLink } from '#api/domains/trade/sku.ts'
import type { OutputOf } from '#api/call.ts'
import { minute } from '#lib/time/dates.ts'
import { skuHref } from '#lib/path/learn-href.ts'
import { yuan } from '#lib/number/money.ts'
import type { Loaded } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useCall } from '#data/use-call.ts'
import { useSignedIn } from '#session/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { useCheckoutDraft } from '#features/trade/checkout/checkout-draft.ts'
import { checkoutHref, orderHref } from '#lib/path/order-href.ts'
import { daysText, levelText } from './sku.words.ts'
import { type Standing, unfitText, useStanding } from '#entities/access/standing.model.ts'

export type PreparedOrder =
  | { kind: 'closed'; text: string }
  | {
      kind: 'open'
      name: string
      facts: string
      level: string
      price: string
      validUntil: string
      sales: string
      service: string
      /** Leads to the order, with the same preconditions as any; or to one already made; or nowhere. */
      main: { text: string; href: string | undefined; closed: boolean; go: () => void }
    }

export type StrategyLink = { state: 'guest'; here: string } | Loaded<PreparedOrder>

/** An order prepared by a sales person for one customer: it skips no precondition. OR-19 */
export function useStrategyLink(): StrategyLink {
  const { code = '' } = useParams<{ code?: string }>()
  const member = useSignedIn()
  usePage({ title: '专属订单' })
  const check = useCall(strategyOrderLinkCheck, { code })
  const valid = check.state === 'ready' && check.data.valid
  const link = useCall(strategyOrderLinkInfo, valid ? { code } : null)
  const sku = useCall(skuOfStrategyLink, valid ? { code } : null)
  const standingTo = useStanding()
  const { change } = useCheckoutDraft(link.state === 'ready' ? link.data.skuId : '')
  if (!member) return { state: 'guest', here: `/strategy-link/${encodeURIComponent(code)}` }
  if (check.state !== 'ready') return check
  if (!valid) return { ...check, data: { kind: 'closed', text: closedText(check.data.reason) } }
  return mapBoth(link, sku, (found, service) =>
    toPrepared(found, service, standingTo(service), () => change({ salesNumber: found.sales.number })),
  )
}

function toPrepared(
  link: OutputOf<typeof strategyOrderLinkInfo>,
  sku: OutputOf<typeof skuOfStrategyLink>,
  standing: Standing,
  go: () => void,
): PreparedOrder {
  const made = link.orderNumber
  return {
    kind: 'open',
    name: sku.name,
    facts: daysText(sku),
    level: levelText(sku.riskLevel),
    price: yuan(link.priceFen),
    validUntil: minute(link.expireAt),
    sales: [link.sales.name, `工号 ${link.sales.number}`].filter(Boolean).join(' · '),
    service: skuHref(sku.skuId),
    main:
      made === undefined
        ? toOrder(sku.skuId, standing, go)
        : { text: '查看订单', href: orderHref(made), closed: false, go: () => undefined },
  }
}

function toOrder(skuId: string, standing: Standing, go: () => void) {
  const off = unfitText(standing)
  if (off !== '') return { text: off, href: undefined, closed: true, go }
  return { text: '去确认订单', href: standing.known ? checkoutHref(skuId) : undefined, closed: false, go }
}

function closedText(reason: string | undefined): string {
  switch (reason) {
    case 'OTHER_ACCOUNT':
      return '该链接不属于当前账号'
    case 'EXPIRED':
      return '该链接已过期，请联系您的服务人员'
    case 'USED':
      return '该链接已使用，可在我的订单中查看'
    default:
      return '该链接暂不可用'
  }
}
