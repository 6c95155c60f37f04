import { and, desc, eq, isNull } from 'drizzle-orm'
import { array, number, object, parse, string } from 'valibot'
import type { Refund } from '#api/shapes/refund.ts'
import { isCardNumber } from '#lib/text/bank-card.ts'
import { yuan } from '#lib/number/money.ts'
import { idCards, orders, refunds, signFlows } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { refundAgreement } from '#test/service/seed/documents.ts'
import type { User } from '#test/service/sessions.ts'
import type { Visit } from '#test/service/visit.ts'
import { numberFor } from './numbers.ts'
import { quoteRefund } from './refund-amount.ts'
import { channelsOf, wayItCame } from './refund-channels.ts'
import { nameBank, type RefundRow } from './refund-states.ts'
import { said } from './refund-words.ts'
import { flowFor, originFor, signLink } from './signing.ts'
import { skuName } from './skus.ts'
import type { OrderRow } from './status.ts'
import { countOf, isBetween } from '#lib/text/graphemes.ts'
import { realName } from '#lib/text/typed/name.ts'
import { cardNumber } from '#lib/text/typed/number.ts'
import { plainLine, plainText } from '#lib/text/typed/plain.ts'

const Timeline = array(object({ at: number(), text: string() }))
const Lines = array(object({ name: string(), amountFen: number() }))
const Bank = object({ accountName: string(), bankName: string(), branch: string(), cardNoTail4: string() })

/** The order's refund in progress, if any. */
export function openRefund(orderNumber: string, { db }: Deps): Promise<RefundRow | undefined> {
  return db.query.refunds.findFirst({ where: eq(refunds.openKey, orderNumber) })
}

/** Rejects an invalid amount, or more than the calculation gives, and an empty reason. */
export function needRefundable(order: OrderRow, reason: string, amountFen: number, now: number) {
  const quote = quoteRefund(order, now)
  if (!Number.isSafeInteger(amountFen) || amountFen < 1) throw badInput(40053, '退款金额不正确')
  const count = countOf(plainText(reason))
  if (count < 1 || count > 200) throw badInput(40054, '请填写1–200字的退款原因')
  if (!quote.canApply) throw new Refusal(40906, '该订单当前不可申请退款')
  if (amountFen > quote.maxFen) throw new Refusal(40905, '退款金额不能超过可退金额')
  return quote
}

/**
 * Applies for a refund: one at a time per order. Repeated before it is signed, it is the same application with the new
 * amount, and its agreement is generated again.
 */
export async function applyRefund(order: OrderRow, reason: string, amountFen: number, visit: Visit, deps: Deps) {
  const { orderNumber, userId } = order
  const { db } = deps
  const had = await openRefund(orderNumber, deps)
  if (had && had.status !== 'WAIT_SIGN') throw new Refusal(40907, '该订单已有退款申请在处理中')
  const quote = needRefundable(order, reason, amountFen, deps.now())
  const at = deps.now()
  const lines = JSON.stringify([...quote.lines, { name: '申请退款金额', amountFen }])
  const wanted = { applyFen: amountFen, reason: plainText(reason), lines }
  if (!had) {
    const timeline = JSON.stringify([{ at, text: said.applied }])
    await db
      .insert(refunds)
      .values({
        refundNumber: numberFor('F', at),
        orderNumber,
        userId,
        status: 'WAIT_SIGN',
        isRead: true,
        openKey: orderNumber,
        ...wanted,
        timeline,
        createdAt: at,
      })
      .onConflictDoNothing()
  } else if (had.applyFen !== amountFen || had.reason !== wanted.reason) {
    await db.batch([
      db
        .update(refunds)
        .set(wanted)
        .where(and(eq(refunds.refundNumber, had.refundNumber), eq(refunds.status, 'WAIT_SIGN'))),
      db
        .update(signFlows)
        .set({ status: 'EXPIRED', liveKey: null })
        .where(eq(signFlows.liveKey, `REFUND ${had.refundNumber}`)),
    ])
  }
  const row = await openRefund(orderNumber, deps)
  if (row?.status !== 'WAIT_SIGN') throw new Refusal(40907, '该订单已有退款申请在处理中')
  const { refundNumber } = row
  const flow = await flowFor(
    { kind: 'REFUND', targetId: refundNumber, userId, docs: [refundAgreement], facts: factsOf(order, row, deps) },
    deps,
  )
  const back = `${originFor(visit, deps)}/refund/${refundNumber}?back=1`
  return { refundNumber, signUrl: await signLink(flow, '退款协议', back, visit, deps) }
}

/** The first page of a refund's documents. */
export function factsOf(order: OrderRow, row: Pick<RefundRow, 'lines' | 'reason'>, deps: Deps): string[] {
  const lines = parse(Lines, JSON.parse(row.lines))
  return [
    `订单编号 ${order.orderNumber}`,
    `服务名称 ${skuName(order.skuId, deps)}`,
    `退款原因 ${row.reason.slice(0, 30)}`,
    ...lines.map(({ name, amountFen }) => `${name} ${yuan(amountFen)}`),
  ]
}

/** A refund of this customer; throws when there is none. */
export async function ownRefund(refundNumber: string, userId: string, { db }: Deps): Promise<RefundRow> {
  const mine = and(eq(refunds.refundNumber, refundNumber), eq(refunds.userId, userId))
  const found = await db.query.refunds.findFirst({ where: mine })
  if (!found) throw notFound('退款单')
  return found
}

export function refundsOf(userId: string, { db }: Deps): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.userId, userId)).orderBy(desc(refunds.createdAt))
}

export async function toRefund(row: RefundRow, deps: Deps): Promise<Refund> {
  const order = await deps.db.query.orders.findFirst({ where: eq(orders.orderNumber, row.orderNumber) })
  const { refundNumber, orderNumber, applyFen, actualFen, reason, status, rejectReason, isRead } = row
  return {
    refundNumber,
    orderNumber,
    skuName: skuName(order?.skuId ?? '', deps),
    applyFen,
    ...(actualFen !== null && { actualFen }),
    reason,
    status,
    ...(rejectReason !== null && { rejectReason }),
    timeline: parse(Timeline, JSON.parse(row.timeline)),
    lines: parse(Lines, JSON.parse(row.lines)),
    parts: row.paymentNumber === null ? await channelsOf(orderNumber, applyFen, deps) : wayItCame(applyFen),
    isRead,
  }
}

/** The last refund of an order, finished ones included. */
export function newestRefund(orderNumber: string, { db }: Deps): Promise<RefundRow | undefined> {
  const wanted = and(eq(refunds.orderNumber, orderNumber), isNull(refunds.paymentNumber))
  return db.query.refunds.findFirst({ where: wanted, orderBy: desc(refunds.createdAt) })
}

/** The account a refund is paid to; null until one is given. */
export async function bankOf(orderNumber: string, deps: Deps) {
  const row = await newestRefund(orderNumber, deps)
  return row?.bank == null ? null : parse(Bank, JSON.parse(row.bank))
}

interface Account {
  accountName: string
  bankName: string
  branch: string
  cardNo: string
}

/** Stores the customer's own account; of the card only its last four digits. */
export async function saveBank(row: RefundRow, given: Account, user: User, deps: Deps): Promise<void> {
  const [accountName, bankName, branch] = [
    realName(given.accountName),
    plainLine(given.bankName),
    plainLine(given.branch),
  ]
  const cardNo = cardNumber(given.cardNo)
  if (!isCardNumber(cardNo)) throw badInput(40055, '银行卡号有误')
  if (!isBetween(bankName, 2, 40) || !isBetween(branch, 2, 60)) {
    throw badInput(40056, '请填写开户银行与支行')
  }
  const card = await deps.db.query.idCards.findFirst({ where: eq(idCards.userId, user.userId) })
  const own = user.realName ?? card?.ocrName
  if (own === undefined || realName(own) !== accountName) throw new Refusal(40313, '户名须与实名认证姓名一致')
  await nameBank(row, { accountName, bankName, branch, cardNoTail4: cardNo.slice(-4) }, deps)
}
