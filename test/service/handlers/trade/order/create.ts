import type * as calls from '#api/domains/trade/order/create.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { MISMATCH_TEXT } from '#test/service/seed/documents.ts'
import type { Session } from '#test/service/sessions.ts'
import { createOrder } from '#test/service/trade/create.ts'
import { considerationOf, type Gates, gatesOf, saleOf } from '#test/service/trade/gates.ts'
import { pendingOf } from '#test/service/trade/pending.ts'
import { priceOf } from '#test/service/trade/price.ts'
import { reserve } from '#test/service/trade/reserve.ts'
import { skuOf, toSku } from '#test/service/trade/skus.ts'
import { ownOrderNow, tidy } from '#test/service/trade/status.ts'
import { split, toSubOrder } from '#test/service/trade/sub-orders.ts'

const ORDER = ['MOBILE', 'REALNAME', 'PROFILE', 'EVAL', 'MATCH'] as const

export function orderCreation(deps: Deps): Pick<Handlers<'order'>, keyof typeof calls> {
  return {
    async orderSkuDetail({ skuId }, visit) {
      visit.known()
      return toSku(await skuOf(skuId, deps), deps)
    },
    orderCheckBySku: ({ skuId }, visit) => check(skuId, visit.known(), deps),
    async orderPre({ skuId, ...choice }, visit) {
      const { userId } = visit.known().user
      await tidy(deps)
      return priceOf(await skuOf(skuId, deps), choice, userId, deps)
    },
    orderPreOrder: ({ skuId, ...choice }, visit) => reserve(skuId, choice, visit.known(), deps),
    orderCreate: (wish, visit) => createOrder(wish, visit.known(), deps),
    async subOrderCreate({ orderNumber, parts }, visit) {
      const order = await ownOrderNow(orderNumber, visit.known().user.userId, deps)
      return (await split(order, parts, deps)).map((part) => toSubOrder(part, order))
    },
  }
}

async function check(skuId: string, session: Session, deps: Deps) {
  const { userId } = session.user
  await tidy(deps)
  const sku = await skuOf(skuId, deps)
  const gates = await gatesOf(sku, session, deps)
  const pending = await pendingOf(userId, skuId, deps)
  const closed = gates.closed[0] ?? (await saleOf(sku, userId, deps))
  const review = gates.needsReview ? await considerationOf(userId, skuId, deps) : undefined
  return {
    canBuy: !closed && !pending,
    ...(closed && { reason: closed.reason, message: closed.words }),
    ...(!closed && pending && { reason: 'PENDING_ORDER', message: '您有一笔待付款订单' }),
    ...(pending && { pendingOrderNumber: pending.orderNumber }),
    ...(gates.isMismatch && { needMismatchText: MISMATCH_TEXT }),
    ...(review && { reviewUntil: review.until }),
    gates: [
      ...ORDER.map((gate) => ({ gate, state: stateOf(gate, gates, sku) })),
      { gate: 'DISCLOSURE', state: gates.needsAck ? 'OPEN' : 'NOT_NEEDED' },
    ],
  }
}

function stateOf(
  gate: (typeof ORDER)[number],
  { closed, isMismatch }: Gates,
  sku: { needEval: boolean; needRealname: boolean; riskLevel?: string | undefined },
) {
  if (closed.some((each) => each.gate === gate)) return gate === 'MATCH' ? 'BLOCKED' : 'OPEN'
  if (gate === 'REALNAME' && !sku.needRealname) return 'NOT_NEEDED'
  if ((gate === 'EVAL' || gate === 'MATCH') && sku.riskLevel === 'R1' && !sku.needEval) return 'NOT_NEEDED'
  // Without a valid class it is unknown.
  const isUnrated = closed.some((each) => each.gate === 'EVAL')
  return gate === 'MATCH' && (isMismatch || isUnrated) ? 'OPEN' : 'PASSED'
}
