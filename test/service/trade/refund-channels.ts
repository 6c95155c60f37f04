import { and, desc, eq, isNull, ne, or } from 'drizzle-orm'
import type { Refund } from '#api/shapes/refund.ts'
import { payments, subOrders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'

const CHANNELS = { WECHAT: '微信支付', TRANSFER: '对公转账', APP_STORE: 'App Store' }

/**
 * How an amount (fen) is refunded by channel, part by part: the newest payment first. What arrived for a closed part has
 * been returned by itself. journey E5
 */
export async function channelsOf(orderNumber: string, amountFen: number, { db }: Deps): Promise<Refund['parts']> {
  const isKept = or(isNull(subOrders.status), ne(subOrders.status, 'CLOSED'))
  const paid = and(eq(payments.orderNumber, orderNumber), eq(payments.status, 'PAID'), isKept)
  const rows = await db
    .select({ payType: payments.payType, paidFen: payments.amountFen, seq: subOrders.seq })
    .from(payments)
    .leftJoin(subOrders, eq(subOrders.subOrderNumber, payments.subOrderNumber))
    .where(paid)
    .orderBy(desc(payments.paidAt), desc(payments.paymentNumber))
  if (rows.length === 0) return wayItCame(amountFen)
  let left = amountFen
  return rows.flatMap(({ payType, paidFen, seq }) => {
    const part = Math.min(left, paidFen)
    left -= part
    if (part <= 0) return []
    return [
      { channel: CHANNELS[payType], amountFen: part, toAccount: payType === 'TRANSFER', ...(seq !== null && { seq }) },
    ]
  })
}

/** All of it is refunded through the original channel. */
export function wayItCame(amountFen: number): Refund['parts'] {
  return [{ channel: '原支付渠道', amountFen, toAccount: false }]
}
