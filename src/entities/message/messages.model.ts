import { usersMe, vipPackagesServiceChatRoomList } from '#api/domains/account/users.ts'
import { couponsMe } from '#api/domains/benefits/coupon.ts'
import { goodsApplyList } from '#api/domains/benefits/goods-apply.ts'
import { noticeSubMe } from '#api/domains/benefits/notice-sub.ts'
import { vipNotice } from '#api/domains/benefits/vip.ts'
import { chatQaList, chatRepliesToMe } from '#api/domains/live/chat.ts'
import { roomCardList } from '#api/domains/public/live.ts'
import { publicNewsChannels, publicNewsList } from '#api/domains/public/news.ts'
import { caseNotice } from '#api/domains/stock/stock-case/channel.ts'
import { strategyPoolNotice } from '#api/domains/strategy/strategy/pool.ts'
import { orderList, refundList } from '#api/domains/trade/order.ts'
import { joinParts } from '#data/join-parts.ts'
import { dataOf, type Loaded, mapLoaded, ready } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useOwnList } from '#data/offline/own-list.ts'
import { cannotReach } from '#data/refusal.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { NOTICE } from '#lib/path/notice-href.ts'
import { DAY, type Message } from './message.ts'
import { orderMessages, refundMessage } from './of-orders.words.ts'
import {
  answerMessage,
  couponMessages,
  evaluationMessages,
  goodsMessage,
  noticeMessage,
  offerMessage,
  poolMessages,
  replyMessage,
  roomMessages,
  targetsOf,
} from './of-others.words.ts'
import { ALL, readMessages, unreadBy } from './read.ts'

/** How many of each are examined: older ones are on their own pages. */
const FIRST = { pageNo: 1, pageSize: 20 } as const
const NOTICES = 5
/** Messages older than this without a to-do are not shown, ms. */
const OLDEST = 90 * DAY

const offline = { title: '消息与订阅', route: NOTICE, part: true } as const
const kept = { cache: true, offline } as const

export interface Messages {
  /** Newest first. */
  items: readonly Message[]
  /** Some of their sources failed to load. */
  isPartial: boolean
}

/**
 * The customer's messages and which of them are unread on this device: the single source of the list, the count and
 * 全部已读. SV-03
 */
export function useMessages() {
  const now = useToday()
  const { items: read, put } = useOwnList(readMessages)
  const loaded = mapLoaded(useAll(now), ({ items, isPartial }) => ({
    items: items
      .filter(({ at, isToDo }) => now === undefined || (at <= now && (isToDo || at > now - OLDEST)))
      .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)),
    isPartial,
  }))
  const isUnread = unreadBy(read, now)
  return {
    loaded,
    now,
    isUnread,
    unread: (dataOf(loaded)?.items ?? []).filter(isUnread).length,
    /** Stores that one was read, or all received until now. */
    markRead: (id: string = ALL) => now !== undefined && put({ id, at: now }),
  }
}

/** Without the server's time nothing is announced as starting or ending. */
function useAll(now = Number.NEGATIVE_INFINITY): Loaded<Messages> {
  const subs = useCall(noticeSubMe, {}, kept)
  return joinParts([
    mapLoaded(useCall(orderList, FIRST, kept), (page) => page.list.flatMap((order) => orderMessages(order, now))),
    mapLoaded(useCall(refundList, {}, kept), (answer) => answer.list.flatMap((refund) => refundMessage(refund) ?? [])),
    mapLoaded(useCall(usersMe, {}, kept), (me) => evaluationMessages(me, now)),
    mapLoaded(useCall(chatRepliesToMe, {}, kept), (said) => said.map(replyMessage)),
    mapBoth(useCall(roomCardList, {}, kept), subs, (rooms, mine) => roomMessages(rooms, mine, now)),
    mapLoaded(useCall(goodsApplyList, FIRST, kept), (page) => page.list.flatMap(goodsMessage)),
    mapLoaded(useCall(couponsMe, { status: 'UNUSED' }, kept), (coupons) =>
      coupons.flatMap((coupon) => couponMessages(coupon, now)),
    ),
    mapLoaded(useCall(vipNotice, {}, kept), (notices) => notices.map(offerMessage)),
    useNotices(),
    ...useAnswers(),
    ...useChanges(subs),
  ])
}

/** Publications of the company. */
function useNotices(): Loaded<Message[]> {
  const channels = useCall(publicNewsChannels, {}, kept)
  const channelId = dataOf(channels)?.find(({ menu }) => menu === 'notice')?.id
  const news = useCall(
    publicNewsList,
    channelId === undefined ? null : { channelId, pageNo: 1, pageSize: NOTICES },
    kept,
  )
  if (channels.state === 'ready' && channelId === undefined) return ready([])
  return mapBoth(channels, news, (_, page) => page.list.map(noticeMessage))
}

/** The answers to questions in the first two chats of the customer. */
function useAnswers(): Loaded<Message[]>[] {
  const chats = useCall(vipPackagesServiceChatRoomList, {}, kept)
  const [first, second] = [...new Set((dataOf(chats) ?? []).map(({ chatId }) => chatId))]
  return [useAnswersIn(first, chats), useAnswersIn(second, chats)]
}

function useAnswersIn(chatId: string | undefined, chats: Loaded<unknown>): Loaded<Message[]> {
  const answers = useCall(chatQaList, chatId === undefined ? null : { chatId, mine: true, ...FIRST }, kept)
  return partOf(chats, chatId, answers, (page) => page.list.flatMap(answerMessage))
}

/** Changes in the first two pools and channels that the customer follows. */
function useChanges(subs: Loaded<Parameters<typeof targetsOf>[0]>): Loaded<Message[]>[] {
  const ids = dataOf(subs) ?? []
  const [poolA, poolB] = targetsOf(ids, 'POOL')
  const [caseA, caseB] = targetsOf(ids, 'CASE')
  return [usePool(poolA, subs), usePool(poolB, subs), useChannel(caseA, subs), useChannel(caseB, subs)]
}

function usePool(poolId: string | undefined, subs: Loaded<unknown>): Loaded<Message[]> {
  const notices = useCall(strategyPoolNotice, poolId === undefined ? null : { poolId }, kept)
  return partOf(subs, poolId, notices, (list) => poolMessages('POOL', poolId ?? '', list))
}

function useChannel(channelId: string | undefined, subs: Loaded<unknown>): Loaded<Message[]> {
  const notices = useCall(caseNotice, channelId === undefined ? null : { channelId }, kept)
  return partOf(subs, channelId, notices, (list) => poolMessages('CASE', channelId ?? '', list))
}

/**
 * A request that depends on an id of another response: skipped where that has none, or where the customer has no
 * access.
 */
function partOf<T>(
  first: Loaded<unknown>,
  id: string | undefined,
  part: Loaded<T>,
  map: (data: T) => Message[],
): Loaded<Message[]> {
  if (first.state === 'ready' && id === undefined) return ready([])
  if (part.state === 'failed' && !cannotReach(part.error)) return ready([])
  return mapBoth(first, part, (_, data) => map(data))
}
