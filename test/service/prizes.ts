import { createHash } from 'node:crypto'
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { parse } from 'valibot'
import { Address } from '#api/shapes/address.ts'
import type { Prize } from '#api/shapes/live.ts'
import { coupons, goodsApplies, lotteryEntries } from './database/schema.ts'
import type { Database } from './database/open.ts'
import { type Lottery, lotteryOf, type Offer, offersOf, statusOf, winnersOf } from './lottery.ts'
import { brand } from '#config/brand.ts'
import { DAY, today } from './seed/days.ts'

/** How long a prize can be claimed after the draw, ms. */
export const CLAIM_TIME = 30 * DAY
/** How long a voucher is valid. */
const VOUCHER_DAYS = 30
/** How long goods wait for shipping, and how long shipping takes, ms. */
const [LIES, TRAVELS] = [2 * 60_000, 3 * DAY]

type Parcel = typeof goodsApplies.$inferSelect

/** Prizes a customer won in finished lotteries, and those of the seed. Newest first. */
export async function prizesOf(userId: string, now: number, db: Database): Promise<Prize[]> {
  const joined = await db.query.lotteryEntries.findMany({ where: eq(lotteryEntries.userId, userId) })
  const won: Prize[] = []
  for (const { lotteryId } of joined.toSorted((a, b) => b.at - a.at)) {
    const lottery = lotteryOf(lotteryId, now)
    const prize = lottery && (await prizeIn(lottery, userId, now, db))
    if (prize) won.push(prize)
  }
  if (userId !== HOLDER) return won
  const seeded = await Promise.all(seededPrizes(today(now)).map((prize) => withParcel(prize, now, db)))
  return [...won, ...seeded]
}

/** The prize of a winner once it is drawn; the winner owns it from then on. */
export async function prizeIn(lottery: Lottery, userId: string, now: number, db: Database): Promise<Prize | undefined> {
  if (statusOf(lottery, now) !== 'DRAWN') return undefined
  const offer = offersOf(lottery)[(await winnersOf(lottery, db)).indexOf(userId)]
  if (!offer) return undefined
  const { lotteryId, endAt } = lottery
  const prizeId = `${lotteryId}-${createHash('sha256').update(userId).digest('hex').slice(0, 8)}`
  await hand(offer, { prizeId, userId, at: endAt }, db)
  const { name, imageUrl, kind } = offer
  const prize = { prizeId, name, kind, imageUrl, expireAt: endAt + CLAIM_TIME }
  if (kind === 'GOODS') return withParcel({ ...prize, status: 'WAIT' }, now, db)
  const course = offer.courseNumber !== undefined && { courseNumber: offer.courseNumber }
  return { ...prize, status: 'CLAIMED', ...course, ...(kind === 'COUPON' && { couponId: prizeId }) }
}

/** Vouchers are added to the coupons, goods wait for an address; once. */
async function hand(
  { planNumber, giftNumber }: Offer,
  { prizeId, userId, at }: { prizeId: string; userId: string; at: number },
  db: Database,
): Promise<void> {
  if (planNumber !== undefined) {
    const good = { startAt: at, endAt: at + VOUCHER_DAYS * DAY, createdAt: at }
    const coupon = { couponId: prizeId, userId, planNumber, status: 'UNUSED' as const, ...good }
    await db.insert(coupons).values(coupon).onConflictDoNothing()
  }
  if (giftNumber !== undefined) {
    const parcel = { id: prizeId, userId, giftNumber, status: 'WAIT_ADDRESS' as const, createdAt: at }
    await db.insert(goodsApplies).values(parcel).onConflictDoNothing()
  }
}

/** Ships goods after their waiting time, and delivers them after their shipping time. */
export async function moveParcels(userId: string, now: number, db: Database): Promise<void> {
  const { status, readyAt } = goodsApplies
  const due = (before: Parcel['status'], wait: number) =>
    and(eq(goodsApplies.userId, userId), eq(status, before), isNotNull(readyAt), lte(readyAt, now - wait))
  await db.update(goodsApplies).set({ status: 'SENT', express: '示例快递 SF0000000009' }).where(due('WAIT_SEND', LIES))
  await db
    .update(goodsApplies)
    .set({ status: 'RECEIVED' })
    .where(due('SENT', LIES + TRAVELS))
}

const STATUS = { WAIT_ADDRESS: 'WAIT', WAIT_SEND: 'CLAIMED', SENT: 'SENT', RECEIVED: 'SENT' } as const

/** The status of goods is that of their parcel. */
async function withParcel(prize: Prize, now: number, db: Database): Promise<Prize> {
  const read = () => db.query.goodsApplies.findFirst({ where: inArray(goodsApplies.id, [prize.prizeId]) })
  const found = await read()
  if (!found) return prize
  await moveParcels(found.userId, now, db)
  const { address, express, status } = (await read()) ?? found
  const isExpired = status === 'WAIT_ADDRESS' && prize.expireAt <= now
  return {
    ...prize,
    goodsApplyId: prize.prizeId,
    status: isExpired ? 'EXPIRED' : STATUS[status],
    ...(address !== null && { address: areaOf(address) }),
    ...(express !== null && { express }),
  }
}

function areaOf(json: string): string {
  const { province, city, district } = parse(Address, JSON.parse(json))
  return `${province}${city}${district}`
}

/** The account whose prizes are in every state. */
const HOLDER = 'U000002'

/** `account-rows` has the parcels of the goods among them. */
function seededPrizes(day: number): Prize[] {
  const prize = (n: number, given: Pick<Prize, 'name' | 'kind' | 'status'>, days: number): Prize => ({
    prizeId: `PZ0${n}`,
    imageUrl: '/files/covers/square/C101.svg',
    expireAt: day + days * DAY,
    ...given,
  })
  return [
    {
      ...prize(1, { name: '投教笔记本', kind: 'GOODS', status: 'WAIT' }, 20),
      organizer: brand.companyName,
      odds: '20/1,318',
      note: '奖品价值超过 800 元的，领取时须依法缴纳个人所得税；本奖品不在此列。',
    },
    prize(2, { name: '帆布袋', kind: 'GOODS', status: 'SENT' }, 5),
    { ...prize(3, { name: '课程抵用券', kind: 'COUPON', status: 'CLAIMED' }, 40), couponId: 'Q0002001' },
    { ...prize(4, { name: '《看懂年报》讲义', kind: 'COURSE', status: 'EXPIRED' }, -15), courseNumber: 'C102' },
  ]
}
