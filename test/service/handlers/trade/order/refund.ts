import { eq } from 'drizzle-orm'
import type * as calls from '#api/domains/trade/order/refund.ts'
import { orders, refunds } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { notFound } from '#test/service/refusal.ts'
import { toOrder } from '#test/service/trade/orders.ts'
import { bankOf, ownRefund, refundsOf, saveBank, toRefund } from '#test/service/trade/refunds.ts'
import { ownOrderNow } from '#test/service/trade/status.ts'

const NEWEST = 5

export function orderRefunds(deps: Deps): Pick<Handlers<'order'>, keyof typeof calls> {
  return {
    async refundList(_, visit) {
      const rows = await refundsOf(visit.known().user.userId, deps)
      const list = await Promise.all(rows.slice(0, NEWEST).map((row) => toRefund(row, deps)))
      return { unread: rows.filter(({ isRead }) => !isRead).length, list }
    },
    async refundListOld(asked, visit) {
      const page = pageOf(await refundsOf(visit.known().user.userId, deps), asked)
      return { ...page, list: await Promise.all(page.list.map((row) => toRefund(row, deps))) }
    },
    async refundDetail({ refundNumber }, visit) {
      const session = visit.known()
      const row = await ownRefund(refundNumber, session.user.userId, deps)
      const order = await deps.db.query.orders.findFirst({ where: eq(orders.orderNumber, row.orderNumber) })
      if (!order) throw notFound('订单')
      return { ...(await toRefund(row, deps)), order: await toOrder(order, session, deps) }
    },
    async refundRead({ refundNumber }, visit) {
      await ownRefund(refundNumber, visit.known().user.userId, deps)
      await deps.db.update(refunds).set({ isRead: true }).where(eq(refunds.refundNumber, refundNumber))
      return true
    },
    async refundBankInfo({ orderNumber }, visit) {
      await ownOrderNow(orderNumber, visit.known().user.userId, deps)
      return bankOf(orderNumber, deps)
    },
    async refundBankInfoCreate({ refundNumber, ...account }, visit) {
      const { user } = visit.known()
      await saveBank(await ownRefund(refundNumber, user.userId, deps), account, user, deps)
      return true
    },
  }
}
