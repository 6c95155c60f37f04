import { type SQL, sql } from 'drizzle-orm'
import { giftCoupons, orders } from './database/schema.ts'
import { gifts } from './seed/gifts.ts'

/** How many of a gift are given away: one to each customer who has its coupon, or an order that promises it. */
export function givenAway(number: string): SQL<number> {
  const owners = sql`select ${giftCoupons.userId} from ${giftCoupons} where ${giftCoupons.giftNumber} = ${number}`
  const promised = sql`select ${orders.userId} from ${orders} where ${orders.giftNumber} = ${number} and ${orders.status} not in ('CLOSED', 'REFUNDED')`
  return sql<number>`(select count(*) from (${owners} union ${promised}))`
}

/** True in the transaction that gave away more of a gift than there are; false where it is not counted. */
export function isOverdrawn(number: string | null | undefined): SQL {
  const quota = gifts.find((gift) => gift.number === number)?.quota
  return number == null || quota === undefined ? sql`false` : sql`${givenAway(number)} > ${quota}`
}
