import { and, count, eq } from 'drizzle-orm'
import { orders, refunds } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'

export function order(deps: Deps): Handlers<'order'> {
  return {
    async hasPaidOrderBySku({ skuId }, visit) {
      const found = await deps.access.newest(visit.known().user, skuId)
      return { paid: found !== undefined, ...(found && { orderNumber: found.orderNumber }) }
    },
    async unsigned(_, visit) {
      const { userId } = visit.known().user
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
    async refundMy(_, visit) {
      const mine = and(eq(refunds.userId, visit.known().user.userId), eq(refunds.isRead, false))
      const [row] = await deps.db.select({ n: count() }).from(refunds).where(mine)
      return { unread: row?.n ?? 0 }
    },
  }
}
