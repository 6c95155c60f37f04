import type * as calls from '#api/domains/trade/order/read.ts'
import { today } from '#test/service/seed/days.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { billableOf, invoicedOrders } from '#test/service/trade/invoices.ts'
import { contractOf, effectiveAt } from '#test/service/seed/documents.ts'
import { gatesOf } from '#test/service/trade/gates.ts'
import { ordersOf, toOrder } from '#test/service/trade/orders.ts'
import { confirmPayments } from '#test/service/trade/payments.ts'
import { skuOf } from '#test/service/trade/skus.ts'
import { type OrderRow, ownOrderNow, tidy } from '#test/service/trade/status.ts'
import type { Visit } from '#test/service/visit.ts'
import { and, eq } from 'drizzle-orm'
import { orders } from '#test/service/database/schema.ts'

const DONE = new Set(['PAID', 'IN_SERVICE', 'FINISHED', 'REFUNDING', 'REFUNDED'])
const OPEN = new Set(['PAID', 'IN_SERVICE', 'REFUNDING'])

export function orderReads(deps: Deps): Pick<Handlers<'order'>, keyof typeof calls> {
  const one = async ({ orderNumber }: { orderNumber: string }, visit: Visit) => {
    const session = visit.known()
    return toOrder(await ownOrderNow(orderNumber, session.user.userId, deps), session, deps)
  }
  return {
    async unsignedOrders(_, visit) {
      const { userId } = visit.known().user
      await tidy(deps)
      const rows = await deps.db.query.orders.findMany({
        where: and(eq(orders.userId, userId), eq(orders.status, 'WAIT_SIGN')),
      })
      return rows.map(({ orderNumber, status, payableFen, createdAt }) => ({
        orderNumber,
        status,
        payableFen,
        createdAt,
      }))
    },
    orderDetail: one,
    orderDetailV2: one,
    orderInfo: one,
    orderDetailOld: one,
    orderList: (input, visit) => ordersOf(visit.known(), input, deps),
    orderListOld: (input, visit) => ordersOf(visit.known(), input, deps),
    orderListOldest: (input, visit) => ordersOf(visit.known(), input, deps),
    boughtList({ kind, ...asked }, visit) {
      const isKind = (skuId: string) => kind === undefined || deps.content().skus.get(skuId)?.kind === kind
      return ordersOf(visit.known(), { ...asked, only: ({ skuId, status }) => DONE.has(status) && isKind(skuId) }, deps)
    },
    campaignOrderList: (asked, visit) =>
      ordersOf(visit.known(), { ...asked, only: ({ campaignCode }) => campaignCode !== null }, deps),
    async finishedOrderList(asked, visit) {
      const session = visit.known()
      const billable = await billableOf(session.user.userId, deps)
      const invoiced = await invoicedOrders(session.user.userId, deps)
      const only = (row: OrderRow) => billable(row) > 0 || invoiced.has(row.orderNumber)
      return ordersOf(session, { ...asked, only }, deps)
    },
    async orderFinish({ orderNumber }, visit) {
      const { userId } = visit.known().user
      await ownOrderNow(orderNumber, userId, deps)
      await confirmPayments(orderNumber, deps)
      const { status } = await ownOrderNow(orderNumber, userId, deps)
      return { finished: DONE.has(status), status }
    },
    async orderSign({ orderNumber }, visit) {
      const session = visit.known()
      const { status, skuId } = await ownOrderNow(orderNumber, session.user.userId, deps)
      const sku = await skuOf(skuId, deps)
      const { isMismatch } = await gatesOf(sku, session, deps)
      const docs = sku.needSign ? contractOf(isMismatch) : []
      const since = effectiveAt(today(deps.now()))
      return {
        needSign: sku.needSign,
        signed: sku.needSign && status !== 'WAIT_SIGN' && status !== 'CLOSED',
        docs: docs.map(({ name, docVersion, mustReadSec }) => ({ name, docVersion, mustReadSec, effectiveAt: since })),
      }
    },
    async orderPayType({ orderNumber }, visit) {
      const { payableFen } = await ownOrderNow(orderNumber, visit.known().user.userId, deps)
      // A single payment in WeChat has its limit.
      return [
        { code: 'WECHAT', name: '微信支付', enabled: payableFen <= 5_000_000 },
        { code: 'TRANSFER', name: '对公转账', enabled: true },
      ]
    },
    async orderStrategyInfo({ orderNumber }, visit) {
      const { skuId, status } = await ownOrderNow(orderNumber, visit.known().user.userId, deps)
      const openStatus = status === 'IN_SERVICE' ? 'OPEN' : OPEN.has(status) ? 'NOT_OPEN' : 'CLOSED'
      const waits = ['WAIT_SIGN', 'WAIT_FACE', 'WAIT_PAY', 'PART_PAID'].includes(status)
      return { strategies: [...(await skuOf(skuId, deps)).strategies], openStatus: waits ? 'NOT_OPEN' : openStatus }
    },
  }
}
