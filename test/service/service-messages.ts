import { and, eq, inArray } from 'drizzle-orm'
import { goodsHref, PRIZES } from '#lib/path/prize-href.ts'
import { questionHref } from '#lib/path/chat-href.ts'
import { roomHref } from '#lib/path/live-href.ts'
import { goodsApplies, noticeSubs, questions, users } from './database/schema.ts'
import type { Deps } from './deps.ts'
import { answeredAt } from './room/questions.ts'
import { CLAIM_TIME, moveParcels, prizesOf } from './prizes.ts'
import { gifts } from './seed/gifts.ts'

/** What the official account sends to a follower; each opens a page. product §2.19 */
export interface ServiceMessage {
  /** Epoch ms. */
  at: number
  userId: string
  title: string
  text: string
  path: string
}

const MOST = 20

/**
 * The messages sent until now, newest first. They are derived from stored data and the clock, so that none is sent
 * twice or lost.
 */
export async function serviceMessages(deps: Deps): Promise<(ServiceMessage & { mobile: string })[]> {
  const all = (
    await Promise.all([roomsBegun(deps), questionsAnswered(deps), prizesWon(deps), parcelsSent(deps)])
  ).flat()
  const people = await deps.db.query.users.findMany({
    where: inArray(
      users.userId,
      all.map(({ userId }) => userId),
    ),
  })
  return all
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST)
    .map((message) => ({
      ...message,
      mobile: (people.find(({ userId }) => userId === message.userId)?.mobile ?? '').replace(/^(\d{3})\d{4}/, '$1****'),
    }))
}

async function roomsBegun({ db, library, now }: Deps): Promise<ServiceMessage[]> {
  const subs = await db.query.noticeSubs.findMany({ where: and(eq(noticeSubs.kind, 'LIVE'), eq(noticeSubs.on, true)) })
  const begun = library().rooms.filter(({ status }) => status !== 'PREVIEW')
  return subs.flatMap(({ userId, targetId }) =>
    begun
      .filter(({ roomId }) => roomId === targetId)
      .map(({ roomId, title, startAt }) => ({
        at: Math.min(startAt, now()),
        userId,
        title: '直播开播提醒',
        text: `您预约的《${title}》已开播。投资有风险，内容仅供学习交流。`,
        path: roomHref(roomId),
      })),
  )
}

async function questionsAnswered(deps: Deps): Promise<ServiceMessage[]> {
  const { db, now } = deps
  const rows = await db.query.questions.findMany({ where: eq(questions.score, 0) })
  return rows
    .filter((row) => answeredAt(row, deps) <= now())
    .map((row) => ({
      at: answeredAt(row, deps),
      userId: row.userId,
      title: '提问已回答',
      text: '老师回答了您的提问，点击查看。回答为一般性分析，不构成买卖建议。',
      path: questionHref(row.chatId, row.messageId),
    }))
}

async function prizesWon({ db, now }: Deps): Promise<ServiceMessage[]> {
  const entries = await db.query.lotteryEntries.findMany()
  const joined = [...new Set(entries.map(({ userId }) => userId))]
  const won = await Promise.all(
    joined.map(async (userId) => {
      const mine = await prizesOf(userId, now(), db)
      const lotteries = entries.filter((entry) => entry.userId === userId).map(({ lotteryId }) => lotteryId)
      return mine
        .filter(({ prizeId }) => lotteries.some((lotteryId) => prizeId.startsWith(lotteryId)))
        .map(({ name, expireAt }) => ({
          at: expireAt - CLAIM_TIME,
          userId,
          title: '中奖通知',
          text: `您获得「${name}」，请在有效期内领取。`,
          path: PRIZES,
        }))
    }),
  )
  return won.flat()
}

async function parcelsSent({ db, now }: Deps): Promise<ServiceMessage[]> {
  const waiting = await db.query.goodsApplies.findMany({ where: eq(goodsApplies.status, 'WAIT_SEND') })
  for (const userId of new Set(waiting.map((row) => row.userId))) await moveParcels(userId, now(), db)
  const rows = await db.query.goodsApplies.findMany({ where: inArray(goodsApplies.status, ['SENT', 'RECEIVED']) })
  return rows.flatMap(({ id, userId, giftNumber, readyAt, express }) =>
    readyAt === null
      ? []
      : {
          at: readyAt,
          userId,
          title: '奖品发货通知',
          text: `「${gifts.find(({ number }) => number === giftNumber)?.name ?? '礼品'}」已发货，${express ?? ''}`,
          path: goodsHref(id),
        },
  )
}
