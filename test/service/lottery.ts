import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Prize } from '#api/shapes/live.ts'
import { lotteryEntries } from './database/schema.ts'
import type { Database } from './database/open.ts'
import { Refusal } from './refusal.ts'
import { DAY, today } from './seed/days.ts'
import { dateOf } from './seed/market/calendar.ts'

/** Rooms with a lottery every day, and its hours. */
const HOURS = new Map([
  ['LR07', { from: 0, to: 24 }],
  ['LR01', { from: 20, to: 21 }],
])
/** A lottery is available for this many days. */
const REMEMBERED = 30

export interface Lottery {
  lotteryId: string
  openAt: number
  endAt: number
}

/** One prize of a lottery, and what it turns into. */
export interface Offer {
  name: string
  kind: Extract<Prize['kind'], 'GOODS' | 'COUPON' | 'COURSE'>
  imageUrl: string
  giftNumber?: string
  planNumber?: string
  courseNumber?: string
}

const offers: readonly Offer[] = [
  { name: '投教笔记本', kind: 'GOODS', imageUrl: '/files/share/G104.png', giftNumber: 'G104' },
  { name: '体验立减券（20元）', kind: 'COUPON', imageUrl: '/files/share/CP103.png', planNumber: 'CP103' },
  { name: '《交易规则十二讲》讲义', kind: 'COURSE', imageUrl: '/files/covers/square/C102.svg', courseNumber: 'C102' },
]

/** The prizes of a lottery, one of each: the daily ones have two. */
export function offersOf({ lotteryId }: Lottery): readonly Offer[] {
  return HOURS.has(lotteryId.split('-')[0] ?? '') ? offers.slice(0, 2) : offers
}

/** The evening room has one lottery after the other, each open for three minutes, ms. */
const [EVENING, EVERY, OPEN] = ['LR23', 5 * 60_000, 3 * 60_000] as const

const ofEvening = (slot: number): Lottery => ({
  lotteryId: `${EVENING}-${slot}`,
  openAt: slot * EVERY,
  endAt: slot * EVERY + OPEN,
})

/** The lottery of a room on a day, its id made of both: `LR07-20260915`. */
export function lotteryOn(roomId: string, at: number): Lottery | undefined {
  if (roomId === EVENING) return ofEvening(Math.floor(at / EVERY))
  const hours = HOURS.get(roomId)
  const day = today(at)
  if (!hours) return undefined
  const lotteryId = `${roomId}-${dateOf(day).replaceAll('-', '')}`
  return { lotteryId, openAt: day + hours.from * 3600_000, endAt: day + hours.to * 3600_000 }
}

/** A lottery by its id: of a day of the last month, of today or of tomorrow. */
export function lotteryOf(lotteryId: string, now: number): Lottery | undefined {
  const [roomId = '', part = ''] = lotteryId.split('-')
  if (roomId === EVENING) return /^\d{7}$/.test(part) ? ofEvening(Number(part)) : undefined
  for (let day = now + DAY; day > now - REMEMBERED * DAY; day -= DAY) {
    const found = lotteryOn(roomId, day)
    if (found?.lotteryId === lotteryId) return found
  }
  return undefined
}

/** WAIT before it opens, OPEN for entries, DRAWN from its end. */
export function statusOf({ openAt, endAt }: Lottery, now: number): 'WAIT' | 'OPEN' | 'DRAWN' {
  if (now < openAt) return 'WAIT'
  return now < endAt ? 'OPEN' : 'DRAWN'
}

/** The winners among the entrants: the smallest hashes of lottery and account, so that anyone can verify it. */
export async function winnersOf(lottery: Lottery, db: Database): Promise<string[]> {
  const { lotteryId } = lottery
  const rows = await db.query.lotteryEntries.findMany({ where: eq(lotteryEntries.lotteryId, lotteryId) })
  const drawn = (userId: string) => createHash('sha256').update(`${lotteryId}/${userId}`).digest('hex')
  return rows
    .map(({ userId }) => userId)
    .toSorted((a, b) => (drawn(a) < drawn(b) ? -1 : 1))
    .slice(0, offersOf(lottery).length)
}

/** Enters the lottery; a second time changes nothing. */
export async function join(lottery: Lottery, userId: string, now: number, db: Database): Promise<void> {
  const status = statusOf(lottery, now)
  if (status === 'WAIT') throw new Refusal(40350, '抽奖尚未开始')
  if (status === 'DRAWN') throw new Refusal(40351, '抽奖已结束')
  await db.insert(lotteryEntries).values({ lotteryId: lottery.lotteryId, userId, at: now }).onConflictDoNothing()
}
