import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { orders, refunds, subOrders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { withdrawPoints } from '#test/service/points.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import type { VendorAnswer } from '#test/service/vendor-port.ts'
import { channelsOf } from './refund-channels.ts'
import { said } from './refund-words.ts'
import { skuName } from './skus.ts'

/**
 * WAIT_SIGN → AUDITING → (WAIT_BANK) → PAYING → DONE, AUDITING → REJECTED. Each transition requires its one previous
 * state, so a duplicate report applies once. product §2.17
 */
type Status = 'WAIT_SIGN' | 'AUDITING' | 'WAIT_BANK' | 'PAYING' | 'DONE' | 'REJECTED'
export type RefundRow = typeof refunds.$inferSelect

/** Appends a line to the timeline. */
function withEntry(text: string, at: number) {
  return sql`json_insert(${refunds.timeline}, '$[#]', json(${JSON.stringify({ at, text })}))`
}

/** The update of one transition, for a transaction. */
function move(refundNumber: string, from: Status, to: Status, text: string, deps: Deps) {
  const { db, now } = deps
  return db
    .update(refunds)
    .set({ status: to, isRead: false, timeline: withEntry(text, now()) })
    .where(and(eq(refunds.refundNumber, refundNumber), eq(refunds.status, from)))
    .returning()
}

async function refundOf(refundNumber: string, { db }: Deps): Promise<RefundRow> {
  const found = await db.query.refunds.findFirst({ where: eq(refunds.refundNumber, refundNumber) })
  if (!found) throw notFound('退款单')
  return found
}

/** The agreement is signed: the review begins and the order waits for it; unpaid parts close. */
export async function submitRefund(refundNumber: string, deps: Deps): Promise<void> {
  const { db } = deps
  const row = await refundOf(refundNumber, deps)
  const { orderNumber, applyFen } = row
  const isAudited = sql`exists (select 1 from ${refunds} where ${refunds.refundNumber} = ${refundNumber} and ${refunds.status} = 'AUDITING')`
  const running = inArray(orders.status, ['PART_PAID', 'PAID', 'IN_SERVICE', 'FINISHED'])
  const [moved] = await db.batch([
    move(refundNumber, 'WAIT_SIGN', 'AUDITING', said.signed(deps.now()), deps),
    db
      .update(orders)
      .set({ status: 'REFUNDING', statusBefore: sql`${orders.status}` })
      .where(and(eq(orders.orderNumber, orderNumber), running, isAudited)),
    db
      .update(subOrders)
      .set({ status: 'CLOSED' })
      .where(and(eq(subOrders.orderNumber, orderNumber), ne(subOrders.status, 'PAID'), isAudited)),
  ])
  if (moved.length === 0) return
  const title = skuName((await orderOf(orderNumber, deps))?.skuId ?? '', deps)
  await deps.vendors.open({ kind: 'AUDIT', reference: refundNumber, title: `退款 ${title}`, amountFen: applyFen })
}

function orderOf(orderNumber: string, { db }: Deps) {
  return db.query.orders.findFirst({ where: eq(orders.orderNumber, orderNumber) })
}

/** The review has ended: paid out, or an account to be given for what came by transfer, or back to the service. */
export async function applyAudit({ reference, outcome, reason }: VendorAnswer, deps: Deps): Promise<void> {
  const row = await refundOf(reference, deps)
  if (outcome === 'FAILED') return rejectRefund(row, reason ?? '经审核不符合退款条件', deps)
  const parts = await channelsOf(row.orderNumber, row.applyFen, deps)
  if (parts.some(({ toAccount }) => toAccount) && row.bank === null) {
    await move(reference, 'AUDITING', 'WAIT_BANK', said.wantsAccount, deps)
    return
  }
  const moved = await move(reference, 'AUDITING', 'PAYING', said.passed(deps.now()), deps)
  if (moved.length > 0) await openPayout(row, deps)
}

async function rejectRefund(row: RefundRow, rejectReason: string, { db, now }: Deps): Promise<void> {
  const { refundNumber, orderNumber } = row
  const isRejected = sql`exists (select 1 from ${refunds} where ${refunds.refundNumber} = ${refundNumber} and ${refunds.status} = 'REJECTED')`
  await db.batch([
    db
      .update(refunds)
      .set({
        status: 'REJECTED',
        rejectReason,
        openKey: null,
        isRead: false,
        timeline: withEntry(said.rejected(rejectReason), now()),
      })
      .where(and(eq(refunds.refundNumber, refundNumber), eq(refunds.status, 'AUDITING'))),
    db
      .update(orders)
      .set({ status: sql`coalesce(${orders.statusBefore}, 'IN_SERVICE')`, statusBefore: null })
      .where(and(eq(orders.orderNumber, orderNumber), eq(orders.status, 'REFUNDING'), isRejected)),
  ])
}

async function openPayout({ refundNumber, orderNumber, applyFen }: RefundRow, deps: Deps): Promise<void> {
  const order = await orderOf(orderNumber, deps)
  const title = `退款打款 ${skuName(order?.skuId ?? '', deps)}`
  await deps.vendors.open({ kind: 'PAYOUT', reference: refundNumber, title, amountFen: applyFen })
}

/** WAIT_BANK → PAYING with the customer's own account; the same account again changes nothing. */
export async function nameBank(row: RefundRow, bank: Record<string, string>, deps: Deps): Promise<void> {
  const text = JSON.stringify(bank)
  if (row.bank === text) return
  const { db, now } = deps
  const [moved] = await db
    .update(refunds)
    .set({ status: 'PAYING', bank: text, isRead: false, timeline: withEntry(said.accountNamed(now()), now()) })
    .where(and(eq(refunds.refundNumber, row.refundNumber), eq(refunds.status, 'WAIT_BANK')))
    .returning()
  if (!moved) throw new Refusal(40908, '当前状态不能填写收款账户')
  await openPayout(moved, deps)
}

/**
 * The payout has succeeded: PAYING → DONE and, where it ended a service, REFUNDING → REFUNDED. A failed payout is
 * retried.
 */
export async function applyPayout({ reference, outcome }: VendorAnswer, deps: Deps): Promise<void> {
  const { db, now } = deps
  const row = await refundOf(reference, deps)
  if (outcome === 'FAILED') {
    const again = { isRead: false, timeline: withEntry(said.payoutFailed, now()) }
    const paying = and(eq(refunds.refundNumber, reference), eq(refunds.status, 'PAYING'))
    await db.update(refunds).set(again).where(paying)
    return openPayout(row, deps)
  }
  const { orderNumber, applyFen } = row
  const me = eq(refunds.refundNumber, reference)
  const ends = sql`exists (select 1 from ${refunds} where ${me} and ${refunds.status} = 'DONE' and ${refunds.openKey} is not null)`
  await db.batch([
    db
      .update(refunds)
      .set({ status: 'DONE', actualFen: applyFen, isRead: false, timeline: withEntry(said.done, now()) })
      .where(and(me, eq(refunds.status, 'PAYING'))),
    db
      .update(orders)
      .set({ status: 'REFUNDED', openKey: null })
      .where(and(eq(orders.orderNumber, orderNumber), eq(orders.status, 'REFUNDING'), ends)),
    db
      .update(refunds)
      .set({ openKey: null })
      .where(and(me, eq(refunds.status, 'DONE'), isNotNull(refunds.openKey))),
  ])
  await withdrawPoints(orderNumber, deps)
}
