import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SubOrder } from '#api/shapes/order.ts'
import { brand } from '#config/brand.ts'
import { orders, payments, subOrders } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { skuName } from './skus.ts'
import { closesAt, isBlocked, type OrderRow, tidy } from './status.ts'

/** Fen, and how many. OR-02 */
const LEAST = 100
const MOST_PARTS = 10

export type SubRow = typeof subOrders.$inferSelect

/** The valid parts of an order, in sequence. */
export function partsOf(orderNumber: string, { db }: Deps): Promise<SubRow[]> {
  return db
    .select()
    .from(subOrders)
    .where(and(eq(subOrders.orderNumber, orderNumber), ne(subOrders.status, 'CLOSED')))
    .orderBy(asc(subOrders.seq))
}

/** Splits the amount due; the same parts again change nothing, other ones replace those whose payment has not begun. */
export async function split(order: OrderRow, amounts: readonly number[], deps: Deps): Promise<SubRow[]> {
  const { orderNumber, payableFen } = order
  if (amounts.length < 2 || amounts.length > MOST_PARTS) throw badInput(40048, `请拆分为2–${MOST_PARTS}笔`)
  if (amounts.some((fen) => !Number.isSafeInteger(fen) || fen < LEAST)) throw badInput(40049, '每笔金额不能少于1元')
  const total = amounts.reduce((sum, fen) => sum + fen, 0)
  if (total !== payableFen) throw new Refusal(40922, '各笔金额之和须等于应付金额')
  const had = await partsOf(orderNumber, deps)
  if (had.length === amounts.length && had.every(({ amountFen }, index) => amountFen === amounts[index])) return had
  if (!['WAIT_SIGN', 'WAIT_FACE', 'WAIT_PAY'].includes(order.status))
    throw new Refusal(40923, '订单当前状态不能拆分支付')
  const rows = amounts.map((amountFen, index) => partOf(orderNumber, index + 1, amountFen))
  await replaceParts(orderNumber, rows, deps)
  const now = await partsOf(orderNumber, deps)
  if (now.some(({ subOrderNumber }) => rows.some((row) => row.subOrderNumber === subOrderNumber))) return now
  throw new Refusal(40924, '已有一笔正在支付，不能重新拆分')
}

/** One transaction: the old parts are replaced by the new ones, unless a payment has begun. */
async function replaceParts(orderNumber: string, rows: readonly SubRow[], { db }: Deps): Promise<void> {
  const begun = sql`exists (select 1 from ${payments} where ${payments.orderNumber} = ${orderNumber} and ${payments.status} <> 'CLOSED')`
  const mine = inArray(
    subOrders.subOrderNumber,
    rows.map((row) => row.subOrderNumber),
  )
  const old = and(eq(subOrders.orderNumber, orderNumber), sql`not ${begun}`)
  await db.batch([
    db.delete(subOrders).where(old),
    db.insert(subOrders).values([...rows]),
    db.delete(subOrders).where(and(mine, begun)),
  ])
}

/**
 * Splits one more part off the unsplit rest, for another payer, and leaves nothing or enough for another part; an open
 * part of this amount is returned again. Works without login, so the order number must be known.
 */
export async function cutPart(orderNumber: string, amountFen: number, deps: Deps): Promise<SubRow> {
  await tidy(deps)
  const order = await deps.db.query.orders.findFirst({ where: eq(orders.orderNumber, orderNumber) })
  if (!order) throw notFound('订单')
  if (!Number.isSafeInteger(amountFen) || amountFen < LEAST) throw badInput(40049, '每笔金额不能少于1元')
  const had = await partsOf(orderNumber, deps)
  const open = had.find((part) => part.amountFen === amountFen && part.status === 'WAIT_PAY')
  if (open) return open
  if (order.status !== 'WAIT_PAY' && order.status !== 'PART_PAID') throw new Refusal(40925, '订单当前状态不能付款')
  const left = had.reduce((rest, part) => rest - part.amountFen, order.payableFen - amountFen)
  if (left > 0 && left < LEAST) throw badInput(40049, '余下金额不能少于1元')
  // A part may have closed before the last one.
  const taken = new Set(had.map(({ seq }) => seq))
  let seq = 1
  while (taken.has(seq)) seq += 1
  const row = partOf(orderNumber, seq, amountFen)
  const whole = sql`exists (select 1 from ${payments} where ${payments.orderNumber} = ${orderNumber} and ${payments.subOrderNumber} is null and ${payments.status} <> 'CLOSED')`
  const cut = sql`(select sum("amountFen") from ${subOrders} where ${subOrders.orderNumber} = ${orderNumber} and ${subOrders.status} <> 'CLOSED')`
  const many = sql`(select count(*) from ${subOrders} where ${subOrders.orderNumber} = ${orderNumber} and ${subOrders.status} <> 'CLOSED')`
  await deps.db.batch([
    deps.db.insert(subOrders).values(row),
    deps.db
      .delete(subOrders)
      .where(
        and(
          eq(subOrders.subOrderNumber, row.subOrderNumber),
          sql`(${cut} > ${order.payableFen} or ${order.payableFen} - ${cut} between 1 and ${LEAST - 1} or ${many} > ${MOST_PARTS} or ${whole})`,
        ),
      ),
  ])
  const made = await deps.db.query.subOrders.findFirst({ where: eq(subOrders.subOrderNumber, row.subOrderNumber) })
  if (made) return made
  const isBegun = (await deps.db.all(sql`select 1 where ${whole}`)).length > 0
  throw new Refusal(40926, isBegun ? '该订单已发起整笔支付，不能再分笔' : '超出订单待付金额或笔数上限')
}

function partOf(orderNumber: string, seq: number, amountFen: number): SubRow {
  return {
    subOrderNumber: `S${randomBytes(12).toString('hex')}`,
    serialNumber: randomBytes(16).toString('hex'),
    orderNumber,
    seq,
    amountFen,
    status: 'WAIT_PAY',
  }
}

export function toSubOrder(row: SubRow, order: OrderRow): SubOrder {
  const { subOrderNumber, serialNumber, seq, amountFen, status } = row
  const payExpireAt = closesAt(order)
  return { subOrderNumber, serialNumber, seq, amountFen, status, ...(payExpireAt !== null && { payExpireAt }) }
}

/** A part as its payer sees it: without data of the customer. */
export async function publicPart(where: { subOrderNumber: string } | { serialNumber: string }, deps: Deps) {
  await tidy(deps)
  const { db } = deps
  const wanted =
    'subOrderNumber' in where
      ? eq(subOrders.subOrderNumber, where.subOrderNumber)
      : eq(subOrders.serialNumber, where.serialNumber)
  const row = await db.query.subOrders.findFirst({ where: wanted })
  const order = row && (await db.query.orders.findFirst({ where: eq(orders.orderNumber, row.orderNumber) }))
  if (!row || !order) throw notFound('付款单')
  const orderParts = (await partsOf(order.orderNumber, deps)).length
  const skuText = skuName(order.skuId, deps)
  const isDue = ['WAIT_PAY', 'PART_PAID'].includes(order.status) && ['WAIT_PAY', 'PAYING'].includes(row.status)
  const payable = isDue && !(await isBlocked(order, deps))
  return { ...toSubOrder(row, order), orderParts, skuName: skuText, companyName: brand.companyName, payable }
}
