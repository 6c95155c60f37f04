import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Order } from '#api/shapes/order.ts'
import { orders, signFlows } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { billableOf, invoiceStand } from './invoices.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import type { Session } from '#test/service/sessions.ts'
import { quoteRefund } from './refund-amount.ts'
import { openRefund } from './refunds.ts'
import { skuOf, toSku } from './skus.ts'
import { blockOf, closesAt, nextStepOf, type OrderRow, tidy } from './status.ts'
import { partsOf, toSubOrder } from './sub-orders.ts'

/** An order as its owner sees it. */
export async function toOrder(row: OrderRow, session: Session, deps: Deps): Promise<Order> {
  const { orderNumber, amountFen, discountFen, payableFen, paidFen, createdAt, status } = row
  const adviser = deps.content().analysts.find(({ number }) => number === session.user.adviser)
  const quote = quoteRefund(row, deps.now())
  const refund = await openRefund(orderNumber, deps)
  const parts = await partsOf(orderNumber, deps)
  const billable = await billableOf(row.userId, deps)
  const block = await blockOf(row, session, deps)
  const payExpireAt = closesAt(row)
  return {
    orderNumber,
    sku: await toSku(await skuOf(row.skuId, deps), deps),
    status,
    amountFen,
    discountFen,
    payableFen,
    paidFen,
    createdAt,
    ...(payExpireAt !== null && { payExpireAt }),
    ...(row.serviceStartAt !== null && { serviceStartAt: row.serviceStartAt }),
    ...(row.serviceEndAt !== null && { serviceEndAt: row.serviceEndAt }),
    nextStep: await nextStepOf(row, session, deps),
    ...(parts.length > 0 && { subOrders: parts.map((part) => toSubOrder(part, row)) }),
    contractReady: (await signedFlow(orderNumber, deps)) !== undefined,
    refund: {
      ...quote,
      canApply: quote.canApply && (refund === undefined || refund.status === 'WAIT_SIGN'),
      ...(refund && { refundNumber: refund.refundNumber }),
    },
    invoice: { ...(await invoiceStand(orderNumber, deps)), amountFen: billable(row) },
    ...(adviser && { adviser }),
    ...(row.salesNumber !== null && { salesNumber: row.salesNumber }),
    ...(row.campaignCode !== null && { campaignCode: row.campaignCode }),
    ...(row.closedReason !== null && { closedReason: row.closedReason }),
    ...(block && { blockedReason: block.words }),
  }
}

/** The signed contract of an order. */
export function signedFlow(orderNumber: string, { db }: Deps) {
  const signed = and(eq(signFlows.liveKey, `ORDER ${orderNumber}`), eq(signFlows.status, 'SIGNED'))
  return db.query.signFlows.findFirst({ where: signed })
}

/** The tabs of the list that combine several statuses. OR-08 */
const TABS = new Map([
  ['PAY', ['WAIT_FACE', 'WAIT_PAY', 'PART_PAID']],
  ['SERVICE', ['PAID', 'IN_SERVICE']],
  ['DONE', ['FINISHED', 'CLOSED']],
  ['REFUND', ['REFUNDING', 'REFUNDED']],
])

interface Asked {
  pageNo?: number | undefined
  pageSize?: number | undefined
}

/** A page of the customer's orders, newest first, filtered by status and a predicate. */
export async function ordersOf(
  session: Session,
  asked: Asked & { status?: string | undefined; only?: (row: OrderRow) => boolean },
  deps: Deps,
) {
  await tidy(deps)
  const { status, only = () => true } = asked
  const wanted = status === undefined || status === '' ? undefined : (TABS.get(status) ?? [status])
  const rows = await deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, session.user.userId), wanted && inArray(orders.status, wanted)))
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
  const page = pageOf(rows.filter(only), asked)
  return { ...page, list: await Promise.all(page.list.map((row) => toOrder(row, session, deps))) }
}
