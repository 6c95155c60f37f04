import type { InferOutput } from 'valibot'
import type { OutputOf } from '#api/call.ts'
import type { goodsApplyList } from '#api/domains/benefits/goods-apply.ts'
import type { noticeSubMe } from '#api/domains/benefits/notice-sub.ts'
import type { vipNotice } from '#api/domains/benefits/vip.ts'
import type { Me } from '#api/shapes.ts'
import type { Qa } from '#api/shapes/chat.ts'
import type { Coupon } from '#api/shapes/coupon.ts'
import type { Msg, RoomCard } from '#api/shapes/media.ts'
import type { NewsItem } from '#api/shapes/news.ts'
import { certLine } from '#entities/analyst/cert-line.ts'
import { briefOf } from '#entities/talk/message.words.ts'
import { MY_COUPONS } from '#lib/path/benefit-href.ts'
import { caseChannelHref } from '#lib/path/case-href.ts'
import { messageHref, questionHref } from '#lib/path/chat-href.ts'
import { roomHref } from '#lib/path/live-href.ts'
import { goodsHref } from '#lib/path/prize-href.ts'
import { strategyPoolHref } from '#lib/path/strategy-href.ts'
import { levelWords } from '#lib/suitability.ts'
import { lastMoment, when } from '#lib/time/dates.ts'
import { DAY, type Message, message } from './message.ts'

type Subs = OutputOf<typeof noticeSubMe>

/** The text of a reminder, by kind. */
export function targetsOf(subs: Subs, kind: 'LIVE' | 'POOL' | 'CASE'): readonly string[] {
  return subs.filter((each) => each.kind === kind && each.on && each.targetId !== '').map(({ targetId }) => targetId)
}

/** How long before its start a room is announced, ms. */
const AHEAD = 30 * 60_000

/** Rooms with a reminder: shortly before they begin, and from then on. @param now the server's time, epoch ms */
export function roomMessages(rooms: readonly RoomCard[], subs: Subs, now: number): Message[] {
  const reminded = new Set(targetsOf(subs, 'LIVE'))
  return rooms
    .filter(({ roomId }) => reminded.has(roomId))
    .flatMap(({ roomId, title, status, startAt, analyst }) => {
      const common = {
        kind: 'live',
        href: roomHref(roomId),
        text: `${title}，${analyst.name} ${certLine(analyst.certNo)}`,
      } as const
      if (status !== 'PREVIEW') {
        const isOn = status === 'LIVE' || status === 'PAUSED'
        const says = isOn ? { title: '您预约的直播已开播', verb: '去看' } : { title: '您预约的直播已结束' }
        return startAt > now ? [] : message({ ...common, ...says, id: `room:${roomId}`, at: startAt })
      }
      if (startAt - AHEAD > now) return []
      return message({
        ...common,
        id: `soon:${roomId}`,
        title: `${when(startAt, now)}开播`,
        at: startAt - AHEAD,
        verb: '去看',
      })
    })
}

/** An answer to a question of the customer; none while it is pending. */
export function answerMessage({
  messageId,
  chatId,
  analyst,
  brief,
  answeredAt,
  rated,
}: InferOutput<typeof Qa>): Message[] {
  if (answeredAt === undefined) return []
  return [
    message({
      id: `answer:${messageId}`,
      kind: 'answer',
      title: `${analyst.name}回答了您的提问`,
      text: `${certLine(analyst.certNo)}，${brief}`,
      at: answeredAt,
      href: questionHref(chatId, messageId),
      verb: rated ? '' : '去看',
    }),
  ]
}

/** A reply to the customer's message in a chat. */
export function replyMessage(said: Msg): Message {
  const { messageId, chatId = '', sender, sentAt } = said
  return message({
    id: `reply:${messageId}`,
    kind: 'answer',
    title: `${sender.name}回复了您`,
    text: [sender.certNo && `登记编号 ${sender.certNo}`, briefOf(said)].filter(Boolean).join(' · '),
    at: sentAt,
    href: messageHref(chatId, messageId),
  })
}

const POOL = {
  POOL: { title: '您订阅的股池有更新', href: strategyPoolHref },
  CASE: { title: '您订阅的案例有更新', href: caseChannelHref },
} as const

/** A change in a pool or channel, without the stock's name. product §2.19 */
export function poolMessages(
  kind: keyof typeof POOL,
  id: string,
  notices: readonly { id: string; at: number }[],
): Message[] {
  const { title, href } = POOL[kind]
  return notices.map((each) =>
    message({
      id: `${kind}:${id}:${each.id}`,
      kind: 'pool',
      title,
      text: '看调整内容与原因',
      at: each.at,
      href: href(id),
    }),
  )
}

/** An announcement of the company. */
export function noticeMessage({ id, title, publishedAt }: NewsItem): Message {
  const href = `/compliance/notice/detail?id=${encodeURIComponent(id)}`
  return message({ id: `notice:${id}`, kind: 'notice', title: '公司公告', text: title, at: publishedAt, href })
}

/** How long before its expiry an evaluation is announced, ms. */
const BEFORE_EXPIRY = 30 * DAY

/** The evaluation expires soon, or has expired. @param now the server's time, epoch ms */
export function evaluationMessages({ riskLevel, evalExpireAt }: Me, now: number): Message[] {
  if (evalExpireAt === undefined || evalExpireAt - now > BEFORE_EXPIRY) return []
  const common = { kind: 'account', href: '/suitability', verb: '去重测' } as const
  if (evalExpireAt <= now)
    return [
      message({
        ...common,
        id: `expired:${evalExpireAt}`,
        title: '风险测评已过期',
        text: '重新测评后才能购买与续期',
        at: evalExpireAt,
        isToDo: true,
      }),
    ]
  return [
    message({
      ...common,
      id: `expires:${evalExpireAt}`,
      title: `风险测评还有${Math.ceil((evalExpireAt - now) / DAY)}天到期`,
      text: [levelWords(riskLevel ?? ''), `${lastMoment(evalExpireAt)}到期`].filter(Boolean).join('，'),
      at: evalExpireAt - BEFORE_EXPIRY,
    }),
  ]
}

/** A shipment that waits for an address. No response says when a parcel was sent. */
export function goodsMessage({ id, goodsName, status, createdAt }: OutputOf<typeof goodsApplyList>['list'][number]) {
  if (status !== 'WAIT_ADDRESS') return []
  return [
    message({
      id: `goods:${id}`,
      kind: 'benefit',
      title: '请填写收货地址',
      text: goodsName,
      at: createdAt,
      href: goodsHref(id),
      verb: '去填写',
      isToDo: true,
    }),
  ]
}

/** How long before its expiry a coupon is announced, ms. */
const COUPON_ENDS = 7 * DAY

/** A coupon expires soon. @param now the server's time, epoch ms */
export function couponMessages(
  { couponId, name, status, startAt, endAt }: InferOutput<typeof Coupon>,
  now: number,
): Message[] {
  if (status !== 'UNUSED' || endAt <= now || endAt - now > COUPON_ENDS) return []
  return [
    message({
      id: `coupon:${couponId}`,
      kind: 'benefit',
      title: '优惠券将过期',
      text: `${name}，${lastMoment(endAt)}过期`,
      at: Math.max(startAt, endAt - COUPON_ENDS),
      href: MY_COUPONS,
      verb: '去看',
    }),
  ]
}

/** Announcements for members: no reminder, not counted as unread. */
export function offerMessage({ text, at }: OutputOf<typeof vipNotice>[number]): Message {
  return message({ id: `offer:${at}`, kind: 'offer', title: '会员动态', text, at })
}
