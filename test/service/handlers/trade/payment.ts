import { and, asc, eq } from 'drizzle-orm'
import { orders, payments, subOrders } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { isBlocked, needUnblocked, ownOrderNow, tidy } from '#test/service/trade/status.ts'
import { pay, payTypeOf, transferOf } from '#test/service/trade/payments.ts'
import { needOwnFiles } from '#test/service/uploads.ts'
import type { Visit } from '#test/service/visit.ts'

interface Asked {
  orderNumber: string
  payType?: string | undefined
  openId?: string | undefined
}

export function payment(deps: Deps): Handlers<'payment'> {
  const { db } = deps
  const main = async ({ orderNumber, ...asked }: Asked, visit: Visit) => {
    const session = visit.known()
    const order = await ownOrderNow(orderNumber, session.user.userId, deps)
    await needUnblocked(order, session, deps)
    return pay(order, null, asked, visit, deps)
  }
  const campaign = async (asked: Asked, visit: Visit) => {
    const order = await ownOrderNow(asked.orderNumber, visit.known().user.userId, deps)
    if (order.campaignCode === null) throw notFound('活动订单')
    return main(asked, visit)
  }
  return {
    payOrder: main,
    async paySubOrder({ subOrderNumber, ...asked }, visit) {
      await tidy(deps)
      const part = await db.query.subOrders.findFirst({ where: eq(subOrders.subOrderNumber, subOrderNumber) })
      const order = part && (await db.query.orders.findFirst({ where: eq(orders.orderNumber, part.orderNumber) }))
      if (!part || !order) throw notFound('付款单')
      if (await isBlocked(order, deps)) throw new Refusal(40935, '该笔付款暂不可用，请联系订单本人')
      return pay(order, part, asked, visit, deps)
    },
    payCampaign: campaign,
    // Outside WeChat there is no payment sheet for the parameters.
    payCampaignH5: (asked, visit) => campaign({ ...asked, openId: '' }, visit),
    async paymentType({ orderNumber, payType, voucherKey }, visit) {
      const { userId } = visit.known().user
      const order = await ownOrderNow(orderNumber, userId, deps)
      const wanted = payTypeOf(payType, order)
      if (voucherKey !== undefined) {
        await needOwnFiles(userId, [voucherKey], deps)
        const waits = and(
          eq(payments.orderNumber, orderNumber),
          eq(payments.payType, 'TRANSFER'),
          eq(payments.status, 'PAYING'),
        )
        const kept = { voucherKey, voucherAt: deps.now() }
        const taken = await db.update(payments).set(kept).where(waits).returning()
        if (taken.length === 0) throw new Refusal(40934, '没有等待到账的转账')
      }
      await db.update(orders).set({ payType: wanted }).where(eq(orders.orderNumber, orderNumber))
      return true
    },
    async transferOrderList({ orderNumber }, visit) {
      await ownOrderNow(orderNumber, visit.known().user.userId, deps)
      const transfers = and(eq(payments.orderNumber, orderNumber), eq(payments.payType, 'TRANSFER'))
      const rows = await db.select().from(payments).where(transfers).orderBy(asc(payments.createdAt))
      return rows.map(({ paymentNumber, amountFen, status, voucherAt }) => ({
        ...transferOf(paymentNumber, amountFen),
        ...(voucherAt !== null && { voucherAt }),
        status: status === 'PAID' ? 'RECEIVED' : status === 'CLOSED' ? 'CLOSED' : 'WAIT',
      }))
    },
  }
}
