import { and, eq, gte, lt, sum } from 'drizzle-orm'
import { orders, pointEntries } from './database/schema.ts'
import type { Deps } from './deps.ts'
import { badInput } from './refusal.ts'

interface Gain {
  userId: string
  /** What it was earned for; a second entry for the same is ignored. */
  cause: string
  title: string
  amount: number
  at: number
}

export async function gainPoints(gain: Gain, { db }: Deps): Promise<void> {
  await db
    .insert(pointEntries)
    .values({ ...gain, status: 'DONE' })
    .onConflictDoNothing()
}

/** Reverses the points of an order that was refunded in full, once. */
export async function withdrawPoints(orderNumber: string, deps: Deps): Promise<void> {
  const { db, now } = deps
  const order = await db.query.orders.findFirst({ where: eq(orders.orderNumber, orderNumber) })
  const given = await db.query.pointEntries.findFirst({ where: eq(pointEntries.cause, `ORDER ${orderNumber}`) })
  if (order?.status !== 'REFUNDED' || !given) return
  const { userId, title, amount } = given
  const taken = {
    userId,
    cause: `REFUND ${orderNumber}`,
    title: `${title}（订单已退款，撤回）`,
    amount: -amount,
    at: now(),
  }
  await gainPoints(taken, deps)
}

/** The points of a customer, in total or since a time. */
export async function pointsOf(userId: string, { db }: Deps, from = 0): Promise<number> {
  const mine = and(eq(pointEntries.userId, userId), gte(pointEntries.at, from))
  const [row] = await db
    .select({ total: sum(pointEntries.amount) })
    .from(pointEntries)
    .where(mine)
  return Number(row?.total ?? 0)
}

/** The entries of a month, newest first. */
export async function entriesOf(userId: string, month: string, { db }: Deps) {
  const { from, to } = monthAsked(month)
  const mine = and(eq(pointEntries.userId, userId), gte(pointEntries.at, from), lt(pointEntries.at, to))
  const rows = await db.query.pointEntries.findMany({ where: mine })
  return rows.toSorted((a, b) => b.at - a.at)
}

/** Begin and end of a month of Shanghai written as 'YYYY-MM', epoch ms. */
export function monthAsked(month: string): { from: number; to: number } {
  const [, year, number] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? []
  if (year === undefined || number === undefined) throw badInput(40003, '参数 month 不正确')
  const begin = (index: number) => Date.UTC(Number(year), index, 1) - 8 * 3600_000
  return { from: begin(Number(number) - 1), to: begin(Number(number)) }
}
