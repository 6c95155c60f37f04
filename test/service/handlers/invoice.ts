import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { invoiceOrders, invoices, orders } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { ownOrder } from './order-point.ts'

/** How long the issuing takes, ms. */
const ISSUE = 60_000
const INVOICEABLE = new Set(['PAID', 'IN_SERVICE', 'FINISHED'])
const MOST = 20

type Row = typeof invoices.$inferSelect

interface Title {
  titleType: string
  title: string
  taxNo?: string | undefined
  email: string
}

export function invoice(deps: Deps): Handlers<'invoice'> {
  return {
    async apply({ orderNumber, ...title }, visit) {
      const row = await apply([orderNumber], title, visit.known().user.userId, deps)
      return { invoiceId: row.invoiceId, status: statusOf(row.at, deps) }
    },
    async batch({ orderNumbers, ...title }, visit) {
      const row = await apply(orderNumbers, title, visit.known().user.userId, deps)
      return { invoiceId: row.invoiceId, status: statusOf(row.at, deps) }
    },
    async ofOrder({ orderNumber }, visit) {
      await ownOrder(orderNumber, visit.known().user.userId, deps)
      const found = await invoiceOf(orderNumber, deps)
      const state = await invoiceState(orderNumber, deps)
      return { ...state, ...(found && { title: found.title }) }
    },
  }
}

function statusOf(at: number, { now }: Deps) {
  return now() - at >= ISSUE ? ('ISSUED' as const) : ('APPLIED' as const)
}

/** Where the invoice of an order stands. */
export async function invoiceState(orderNumber: string, deps: Deps) {
  const found = await invoiceOf(orderNumber, deps)
  if (!found) return { status: 'NONE' as const }
  const status = statusOf(found.at, deps)
  return { status, ...(status === 'ISSUED' && { url: `/files/articles/invoice-${found.invoiceId}.svg` }) }
}

async function invoiceOf(orderNumber: string, { db }: Deps) {
  const on = await db.query.invoiceOrders.findFirst({ where: eq(invoiceOrders.orderNumber, orderNumber) })
  return on && db.query.invoices.findFirst({ where: eq(invoices.invoiceId, on.invoiceId) })
}

/** One invoice over orders that have none; asked again for the same order, the invoice it is on. */
async function apply(asked: readonly string[], wanted: Title, userId: string, deps: Deps): Promise<Row> {
  const numbers = [...new Set(asked)]
  if (numbers.length === 0 || numbers.length > MOST) throw new Refusal(40039, `请选择1–${MOST}笔订单`)
  const mine = and(eq(orders.userId, userId), inArray(orders.orderNumber, numbers))
  const rows = await deps.db.query.orders.findMany({ where: mine })
  if (rows.length < numbers.length) throw notFound('订单')
  const before = await Promise.all(numbers.map((number) => invoiceOf(number, deps)))
  const [first] = before
  if (first && before.every((each) => each?.invoiceId === first.invoiceId)) return first
  if (before.some((each) => each)) throw new Refusal(40956, '所选订单中有已开票的订单')
  if (rows.some(({ status }) => !INVOICEABLE.has(status))) throw new Refusal(40957, '订单完成付款后可开发票')
  const row = {
    invoiceId: `I${randomUUID()}`,
    userId,
    ...titleOf(wanted),
    amountFen: rows.reduce((total, { paidFen }) => total + paidFen, 0),
    at: deps.now(),
  }
  const { invoiceId } = row
  const lines = numbers.map((orderNumber) => ({ orderNumber, invoiceId }))
  await deps.db.insert(invoices).values(row)
  const taken = await deps.db.insert(invoiceOrders).values(lines).onConflictDoNothing().returning()
  if (taken.length === lines.length) return row
  // Somebody was faster: theirs stands.
  await deps.db.delete(invoiceOrders).where(eq(invoiceOrders.invoiceId, invoiceId))
  await deps.db.delete(invoices).where(eq(invoices.invoiceId, invoiceId))
  return apply(asked, wanted, userId, deps)
}

function titleOf({ titleType, title, taxNo, email }: Title) {
  const name = title.trim()
  if (titleType !== 'PERSON' && titleType !== 'COMPANY') throw new Refusal(40040, '请选择抬头类型')
  if (name.length < 2 || name.length > 100) throw new Refusal(40041, '请填写发票抬头')
  if (email.length > 100 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Refusal(40042, '请输入正确的邮箱')
  const isTaxNo = taxNo !== undefined && /^[0-9A-Z]{15}$|^[0-9A-Z]{17,18}$|^[0-9A-Z]{20}$/.test(taxNo)
  if (titleType === 'COMPANY' ? !isTaxNo : taxNo !== undefined && taxNo !== '' && !isTaxNo) {
    throw new Refusal(40043, '税号格式不正确')
  }
  return {
    titleType: titleType === 'COMPANY' ? ('COMPANY' as const) : ('PERSON' as const),
    title: name,
    taxNo: taxNo || null,
    email,
  }
}
