import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { array, number, object, parse } from 'valibot'
import { brand } from '#config/brand.ts'
import { minute } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { invoiceOrders, invoices, orders, refunds } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { textPdf } from '#test/service/files/pdf.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { billableOf, invoiceOf, statusOf } from '#test/service/trade/invoices.ts'
import { keepFile, showFile } from '#test/service/uploads.ts'
import { ownOrder } from '#test/service/handlers/benefits/order-point.ts'
import { isBetween } from '#lib/text/graphemes.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

/** Orders on one invoice. journey E4 */
const MOST = 10

type Row = typeof invoices.$inferSelect

interface Title {
  titleType: string
  title: string
  taxNo?: string | undefined
  email: string
}

export function invoice(deps: Deps): Handlers<'invoice'> {
  return {
    async invoiceApply({ orderNumber, ...title }, visit) {
      const row = await apply([orderNumber], title, visit.known().user.userId, deps)
      return { invoiceId: row.invoiceId, status: statusOf(row.at, deps) }
    },
    async invoiceBatch({ orderNumbers, ...title }, visit) {
      const row = await apply(orderNumbers, title, visit.known().user.userId, deps)
      return { invoiceId: row.invoiceId, status: statusOf(row.at, deps) }
    },
    async invoiceOfOrder({ orderNumber }, visit) {
      await ownOrder(orderNumber, visit.known().user.userId, deps)
      const found = await invoiceOf(orderNumber, deps)
      if (!found) return { status: 'NONE' }
      const { title, amountFen } = found
      const status = statusOf(found.at, deps)
      const url = status === 'ISSUED' ? await paperOf(found, deps) : null
      const note = await noteOf(orderNumber, found, deps)
      return { status, title, amountFen, ...(url !== null && { url }), ...(note && { note }) }
    },
  }
}

/** The invoice as a file, generated on first request; its URL is valid for ten minutes. */
async function paperOf(row: Row, deps: Deps): Promise<string | null> {
  const { invoiceId, userId, title, taxNo, amountFen, at } = row
  if (row.fileKey === null) {
    const lines = [
      '电子发票（示例）',
      '',
      `销售方：${brand.companyName}`,
      `购买方：${title}`,
      ...(taxNo === null ? [] : [`购买方税号：${taxNo}`]),
      `开票金额：${yuan(amountFen)}`,
      `申请时间：${minute(at)}`,
    ]
    const fileKey = await keepFile(userId, 'INVOICE', 'pdf', textPdf(lines), deps)
    const none = and(eq(invoices.invoiceId, invoiceId), isNull(invoices.fileKey))
    await deps.db.update(invoices).set({ fileKey }).where(none)
    return showFile(fileKey, deps)
  }
  return showFile(row.fileKey, deps)
}

const Timeline = array(object({ at: number() }))

/** The status of an invoice whose order was refunded after it. */
async function noteOf(orderNumber: string, { at, invoiceId, userId }: Row, deps: Deps): Promise<string> {
  const { db } = deps
  const done = and(eq(refunds.orderNumber, orderNumber), eq(refunds.status, 'DONE'), isNull(refunds.paymentNumber))
  const rows = await db.query.refunds.findMany({ where: done })
  const isLater = rows.some(({ timeline }) => (parse(Timeline, JSON.parse(timeline)).at(-1)?.at ?? 0) > at)
  if (!isLater) return ''
  const onIt = db
    .select({ n: invoiceOrders.orderNumber })
    .from(invoiceOrders)
    .where(eq(invoiceOrders.invoiceId, invoiceId))
  const billable = await billableOf(userId, deps)
  const isLeft = (await db.query.orders.findMany({ where: inArray(orders.orderNumber, onIt) })).some(billable)
  return `订单在开票后发生退款，原发票将开具红字发票冲销，${isLeft ? '剩余金额重新开具' : '已全额退款，不再重新开具'}`
}

/** One invoice over orders without one; the same application again returns the invoice that it created. */
async function apply(asked: readonly string[], wanted: Title, userId: string, deps: Deps): Promise<Row> {
  const numbers = [...new Set(asked)]
  const title = titleOf(wanted)
  if (numbers.length === 0 || numbers.length > MOST) throw new Refusal(40039, `请选择1–${MOST}笔订单`)
  const mine = and(eq(orders.userId, userId), inArray(orders.orderNumber, numbers))
  const rows = await deps.db.query.orders.findMany({ where: mine })
  if (rows.length < numbers.length) throw notFound('订单')
  const before = await Promise.all(numbers.map((number) => invoiceOf(number, deps)))
  const [first] = before
  if (first && before.every((each) => each?.invoiceId === first.invoiceId)) {
    const onIt = await deps.db.$count(invoiceOrders, eq(invoiceOrders.invoiceId, first.invoiceId))
    if (onIt === numbers.length && isSame(first, title)) return first
  }
  if (before.some((each) => each)) throw new Refusal(40956, '所选订单中有已开票的订单')
  const billable = await billableOf(userId, deps)
  if (rows.some((row) => billable(row) === 0)) throw new Refusal(40957, '订单完成付款后可开发票')
  const row = {
    invoiceId: `I${randomUUID()}`,
    userId,
    ...title,
    amountFen: rows.reduce((total, row) => total + billable(row), 0),
    at: deps.now(),
    fileKey: null,
  }
  const { invoiceId } = row
  const lines = numbers.map((orderNumber) => ({ orderNumber, invoiceId }))
  await deps.db.insert(invoices).values(row)
  const taken = await deps.db.insert(invoiceOrders).values(lines).onConflictDoNothing().returning()
  if (taken.length === lines.length) return row
  // A concurrent request won: its result stands.
  await deps.db.delete(invoiceOrders).where(eq(invoiceOrders.invoiceId, invoiceId))
  await deps.db.delete(invoices).where(eq(invoices.invoiceId, invoiceId))
  return apply(asked, wanted, userId, deps)
}

type Named = Pick<Row, 'titleType' | 'title' | 'taxNo' | 'email'>

function isSame(one: Named, other: Named): boolean {
  return (['titleType', 'title', 'taxNo', 'email'] as const).every((field) => one[field] === other[field])
}

function titleOf({ titleType, title, taxNo, email }: Title): Named {
  const name = plainLine(title)
  if (titleType !== 'PERSON' && titleType !== 'COMPANY') throw new Refusal(40040, '请选择抬头类型')
  if (!isBetween(name, 2, 100)) throw new Refusal(40041, '请填写发票抬头')
  if (email.length > 100 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Refusal(40042, '请输入正确的邮箱')
  const isTaxNo = taxNo !== undefined && /^[0-9A-Z]{15}$|^[0-9A-Z]{17,18}$|^[0-9A-Z]{20}$/.test(taxNo)
  if (titleType === 'COMPANY' ? !isTaxNo : taxNo !== undefined && taxNo !== '' && !isTaxNo) {
    throw new Refusal(40043, '税号格式不正确')
  }
  return {
    titleType,
    title: name,
    taxNo: taxNo || null,
    email,
  }
}
