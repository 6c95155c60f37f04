import { type SQL, sql } from 'drizzle-orm'
import { giftCoupons, orders } from './database/schema.ts'
import type { Deps } from './deps.ts'
import { notFound } from './refusal.ts'
import { gifts } from './seed/gifts.ts'

/** How many of a gift are given out: one to each customer with its coupon, or with an order that promises it. */
function givenAway(number: string): SQL<number> {
  const owners = sql`select ${giftCoupons.userId} from ${giftCoupons} where ${giftCoupons.giftNumber} = ${number}`
  const promised = sql`select ${orders.userId} from ${orders} where ${orders.giftNumber} = ${number} and ${orders.status} not in ('CLOSED', 'REFUNDED')`
  return sql<number>`(select count(*) from (${owners} union ${promised}))`
}

/** True in the transaction that oversold a gift; false where its stock is not counted. */
export function isOverdrawn(number: string | null | undefined): SQL {
  const quota = gifts.find((gift) => gift.number === number)?.quota
  return number == null || quota === undefined ? sql`false` : sql`${givenAway(number)} > ${quota}`
}

export function giftOf(number: string) {
  const found = gifts.find((each) => each.number === number)
  if (!found) throw notFound('礼品')
  return found
}

/** A gift and its remaining stock. */
export async function toGift(number: string, { db }: Deps) {
  const { name, needAddress, quota } = giftOf(number)
  const given = quota === undefined ? undefined : await db.get<{ n: number }>(sql`select ${givenAway(number)} as n`)
  const stock = quota === undefined ? {} : { stock: Math.max(0, quota - (given?.n ?? 0)) }
  return { number, name, coverUrl: `/files/share/${number}.png`, needAddress, ...stock }
}
