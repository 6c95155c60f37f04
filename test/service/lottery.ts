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
const CLAIM_DAYS = 30
/** How many of those who joined win. */
const WINNERS = 2

interface Lottery {
  lotteryId: string
  openAt: number
  endAt: number
}

/** The lottery of a room on a day, named by both: `LR07-20260915`. */
export function lotteryOn(roomId: string, at: number): Lottery | undefined {
  const hours = HOURS.get(roomId)
  const day = today(at)
  if (!hours) return undefined
  const lotteryId = `${roomId}-${dateOf(day).replaceAll('-', '')}`
  return { lotteryId, openAt: day + hours.from * 3600_000, endAt: day + hours.to * 3600_000 }
}

/** A lottery by its id: of a day of the last month, of today or of tomorrow. */
export function lotteryOf(lotteryId: string, now: number): Lottery | undefined {
  const [roomId = ''] = lotteryId.split('-')
  for (let day = now + DAY; day > now - CLAIM_DAYS * DAY; day -= DAY) {
    const found = lotteryOn(roomId, day)
    if (found?.lotteryId === lotteryId) return found
  }
  return undefined
}

/** WAIT before it opens, OPEN while one may join, DRAWN from its end. */
export function statusOf({ openAt, endAt }: Lottery, now: number): 'WAIT' | 'OPEN' | 'DRAWN' {
  if (now < openAt) return 'WAIT'
  return now < endAt ? 'OPEN' : 'DRAWN'
}

/** Who of those who joined wins: the smallest hashes of lottery and account, so that everybody can work it out. */
export async function winnersOf({ lotteryId }: Lottery, db: Database): Promise<string[]> {
  const rows = await db.query.lotteryEntries.findMany({ where: eq(lotteryEntries.lotteryId, lotteryId) })
  const drawn = (userId: string) => createHash('sha256').update(`${lotteryId}/${userId}`).digest('hex')
  return rows
    .map(({ userId }) => userId)
    .toSorted((a, b) => (drawn(a) < drawn(b) ? -1 : 1))
    .slice(0, WINNERS)
}

/** Joins; a second time changes nothing. */
export async function join(lottery: Lottery, userId: string, now: number, db: Database): Promise<void> {
  const status = statusOf(lottery, now)
  if (status === 'WAIT') throw new Refusal(40350, '抽奖尚未开始')
  if (status === 'DRAWN') throw new Refusal(40351, '抽奖已结束')
  await db.insert(lotteryEntries).values({ lotteryId: lottery.lotteryId, userId, at: now }).onConflictDoNothing()
}

/** What a customer won in lotteries that are drawn, and what the seed gave them. Newest first. */
export async function prizesOf(userId: string, now: number, db: Database): Promise<Prize[]> {
  const joined = await db.query.lotteryEntries.findMany({ where: eq(lotteryEntries.userId, userId) })
  const won: Prize[] = []
  for (const { lotteryId } of joined.toSorted((a, b) => b.at - a.at)) {
    const lottery = lotteryOf(lotteryId, now)
    if (!lottery || statusOf(lottery, now) !== 'DRAWN') continue
    if ((await winnersOf(lottery, db)).includes(userId)) won.push(prizeIn(lottery, userId))
  }
  return [...won, ...(userId === HOLDER ? seededPrizes(today(now)) : [])]
}

/** The prize of a winner of a lottery. */
export function prizeIn({ lotteryId, endAt }: Lottery, userId: string): Prize {
  return {
    prizeId: `${lotteryId}-${createHash('sha256').update(userId).digest('hex').slice(0, 8)}`,
    name: '《交易规则十二讲》讲义',
    kind: 'COURSE',
    status: 'WAIT',
    imageUrl: '/files/covers/C102.svg',
    expireAt: endAt + CLAIM_DAYS * DAY,
  }
}

/** The account whose prizes show every state. */
const HOLDER = 'U000002'

function seededPrizes(day: number): Prize[] {
  const prize = (n: number, given: Pick<Prize, 'name' | 'kind' | 'status'>, days: number): Prize => ({
    prizeId: `PZ0${n}`,
    imageUrl: '/files/covers/C101.svg',
    expireAt: day + days * DAY,
    ...given,
  })
  return [
    prize(1, { name: '投教笔记本', kind: 'GOODS', status: 'WAIT' }, 20),
    {
      ...prize(2, { name: '帆布袋', kind: 'GOODS', status: 'SENT' }, 5),
      address: '示例市示例区',
      express: '示例快递 0001',
    },
    prize(3, { name: '课程抵用券', kind: 'COUPON', status: 'CLAIMED' }, 40),
    prize(4, { name: '《看懂年报》讲义', kind: 'COURSE', status: 'EXPIRED' }, -15),
  ]
}
