import { eq, inArray } from 'drizzle-orm'
import { complaintNoHref } from '#lib/path/complaint-href.ts'
import { MY_COUPONS } from '#lib/path/benefit-href.ts'
import { caseChannelHref } from '#lib/path/case-href.ts'
import { questionHref } from '#lib/path/chat-href.ts'
import { roomHref } from '#lib/path/live-href.ts'
import { goodsHref, PRIZES } from '#lib/path/prize-href.ts'
import { strategyPoolHref } from '#lib/path/strategy-href.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { coupons, goodsApplies, noticeSubs, questions, users } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { poolChangedAt } from '#test/service/strategies/pools.ts'
import { CLAIM_TIME, moveParcels, prizesOf } from '#test/service/prizes.ts'
import { answeredAt } from '#test/service/room/questions.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { gifts } from '#test/service/seed/gifts.ts'
import { siteNews } from '#test/service/seed/news/site.ts'
import { planOf } from '#test/service/trade/coupon-present.ts'
import type { Announcement, MessageKind } from './kinds.ts'

/** Followed rooms that have begun, pools and channels that have changed. */
export async function ofSubscriptions(deps: Deps): Promise<Announcement[]> {
  const { db, library, now } = deps
  const subs = await db.query.noticeSubs.findMany({ where: eq(noticeSubs.on, true) })
  const found = subs.map(async ({ userId, kind, targetId }): Promise<Announcement[]> => {
    switch (kind) {
      case 'LIVE':
        return library()
          .rooms.filter(({ roomId, status }) => roomId === targetId && status !== 'PREVIEW')
          .map(({ roomId, title, startAt }) => ({
            kind: 'roomBegun',
            at: Math.min(startAt, now()),
            userId,
            text: `您预约的《${title}》已开播。投资有风险，内容仅供学习交流。`,
            path: roomHref(roomId),
          }))
      case 'POOL': {
        const at = poolChangedAt(targetId, deps)
        const text = '您订阅的股池有更新，登录后看调整内容与原因。'
        return at === undefined ? [] : [{ kind: 'poolChanged', at, userId, text, path: strategyPoolHref(targetId) }]
      }
      case 'CASE': {
        const times = library()
          .pools.of(targetId)
          .flatMap(({ timeline }) => timeline.map(({ at }) => at))
        const at = Math.max(...times.filter((each) => each <= now()))
        const text = '您订阅的案例有更新，登录后查看。'
        return Number.isFinite(at) ? [{ kind: 'caseChanged', at, userId, text, path: caseChannelHref(targetId) }] : []
      }
      default:
        return []
    }
  })
  return (await Promise.all(found)).flat()
}

export async function ofQuestions(deps: Deps): Promise<Announcement[]> {
  const rows = await deps.db.query.questions.findMany({ where: eq(questions.score, 0) })
  return rows.map((row) => ({
    kind: 'answered',
    at: answeredAt(row, deps),
    userId: row.userId,
    text: '老师回答了您的提问，点击查看。回答为一般性分析，不构成买卖建议。',
    path: questionHref(row.chatId, row.messageId),
  }))
}

export async function ofPrizes({ db, now }: Deps): Promise<Announcement[]> {
  const entries = await db.query.lotteryEntries.findMany()
  const joined = [...new Set(entries.map(({ userId }) => userId))]
  const won = await Promise.all(
    joined.map(async (userId): Promise<Announcement[]> => {
      const mine = await prizesOf(userId, now(), db)
      const lotteries = entries.filter((entry) => entry.userId === userId).map(({ lotteryId }) => lotteryId)
      return mine
        .filter(({ prizeId }) => lotteries.some((lotteryId) => prizeId.startsWith(lotteryId)))
        .map(({ name, expireAt }) => ({
          kind: 'prize',
          at: expireAt - CLAIM_TIME,
          userId,
          text: `您获得「${name}」，请在有效期内领取。`,
          path: PRIZES,
        }))
    }),
  )
  return won.flat()
}

function nameOf(giftNumber: string): string {
  return gifts.find(({ number }) => number === giftNumber)?.name ?? '礼品'
}

export async function ofParcels({ db, now }: Deps): Promise<Announcement[]> {
  const waiting = await db.query.goodsApplies.findMany({ where: eq(goodsApplies.status, 'WAIT_SEND') })
  for (const userId of new Set(waiting.map((row) => row.userId))) await moveParcels(userId, now(), db)
  const rows = await db.query.goodsApplies.findMany({ where: inArray(goodsApplies.status, ['SENT', 'RECEIVED']) })
  return rows.flatMap(({ id, userId, giftNumber, readyAt, express }): Announcement[] => {
    if (readyAt === null) return []
    return [
      {
        kind: 'sent',
        at: readyAt,
        userId,
        text: `「${nameOf(giftNumber)}」已发货，${express ?? ''}`,
        path: goodsHref(id),
      },
    ]
  })
}

/** How long before its end a coupon is announced, ms. */
const COUPON_ENDS = 3 * DAY

export async function ofCoupons(deps: Deps): Promise<Announcement[]> {
  const rows = await deps.db.query.coupons.findMany({ where: eq(coupons.status, 'UNUSED') })
  return rows
    .filter(({ endAt }) => endAt > deps.now())
    .map(({ userId, planNumber, startAt, endAt }) => ({
      kind: 'couponEnding',
      userId,
      at: Math.max(startAt, endAt - COUPON_ENDS),
      text: `「${planOf(planNumber, deps).name}」将于${lastMoment(endAt)}过期。`,
      path: MY_COUPONS,
    }))
}

/** How long before its end an evaluation is announced, ms. */
const EVALUATION_ENDS = 30 * DAY
/** How long an announcement of the company is sent, ms. */
const NOTICE_IS_NEW = 14 * DAY

/** Evaluations that end, and announcements of the company. */
export async function ofAccounts({ db, now }: Deps): Promise<Announcement[]> {
  const rows = await db.select({ userId: users.userId, evalExpireAt: users.evalExpireAt }).from(users)
  const news = siteNews(today(now())).filter(
    ({ channelId, publishedAt }) => channelId === 'GW2' && publishedAt > now() - NOTICE_IS_NEW,
  )
  return rows.flatMap(({ userId, evalExpireAt }): Announcement[] => [
    ...(evalExpireAt !== null && evalExpireAt > now()
      ? [
          {
            kind: 'evaluationEnding' as const,
            userId,
            at: evalExpireAt - EVALUATION_ENDS,
            text: `您的风险测评有效期至${lastMoment(evalExpireAt)}，过期后不能购买与续期。`,
            path: '/suitability',
          },
        ]
      : []),
    ...news.map(({ id, publishedAt, item }) => ({
      kind: 'notice' as const,
      userId,
      at: publishedAt,
      text: item.title,
      path: `/compliance/notice/detail?id=${id}`,
    })),
  ])
}

/** Applications for goods that have no address yet. */
export async function ofApplies({ db }: Deps): Promise<Announcement[]> {
  const rows = await db.query.goodsApplies.findMany({ where: eq(goodsApplies.status, 'WAIT_ADDRESS') })
  return rows.map(({ id, userId, giftNumber, createdAt }) => ({
    kind: 'applyWaits',
    userId,
    at: createdAt,
    text: `「${nameOf(giftNumber)}」的领取申请待填写收货地址。`,
    path: goodsHref(id),
  }))
}

/** The later states of a complaint, by days: no call reads them, only these messages tell. */
const COMPLAINT = [
  { days: 1, text: '正在核实，由不参与销售的部门处理。' },
  { days: 5, text: '已答复，请留意来电或短信。如不认可，可致电公司投诉电话或联系监管热线。' },
  { days: 12, text: '已办结。感谢您的反馈。' },
] as const

export async function ofComplaints({ db, broadcasts }: Deps): Promise<Announcement[]> {
  const rows = await db.query.complaints.findMany()
  // A service that shows itself needs minutes for what takes days.
  const day = broadcasts.hasEvening ? 60_000 : DAY
  return rows.flatMap(({ complaintNo, userId, at }) =>
    COMPLAINT.map(({ days, text }): Announcement => {
      const kind: MessageKind = 'complaint'
      return {
        kind,
        userId,
        at: at + days * day,
        text: `受理编号 ${complaintNo}：${text}`,
        path: complaintNoHref(complaintNo),
      }
    }),
  )
}
