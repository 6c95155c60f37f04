import { eq } from 'drizzle-orm'
import { lotteryEntries, users } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { join, lotteryOf, lotteryOn, offersOf, statusOf, winnersOf } from '#test/service/lottery.ts'
import { prizeIn, prizesOf } from '#test/service/prizes.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { addLikesOf } from '#test/service/room/likes.ts'
import { materials, type SeedRoom, scenes } from '#test/service/seed/media/rooms.ts'
import { chatAccess, demand } from '#test/service/room/gate.ts'
import { isReminded, toRoom } from '#test/service/room/media.ts'
import { maskedNick } from '#test/service/people/nick-name.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { listReplays, replayInfo } from '#test/service/room/replays.ts'

const STATUSES = ['LIVE', 'PAUSED', 'PREVIEW', 'REPLAY', 'ENDED']
const RISK = '投资有风险，直播内容仅供学习交流，不构成任何买卖建议'

export function live(deps: Deps): Handlers<'live'> {
  const roomOf = (roomId: string) => {
    const found = deps.library().rooms.find((each) => each.roomId === roomId)
    if (!found) throw notFound('直播间')
    return found
  }
  const ofScene = (sceneId: string) => {
    if (!scenes.some((scene) => scene.sceneId === sceneId)) throw notFound('直播')
    return deps.library().rooms.filter((room) => room.sceneId === sceneId)
  }
  /** The next room of a scene that has not begun, else its last one. */
  const nextOf = (sceneId: string): SeedRoom => {
    const rooms = ofScene(sceneId)
    const next = rooms.findLast(({ status }) => status === 'PREVIEW') ?? rooms[0]
    if (!next) throw notFound('直播')
    return next
  }
  return {
    async roomList({ status, ...asked }, { session }) {
      if (status !== undefined && !STATUSES.includes(status)) throw badInput(40003, '参数 status 不正确')
      const found = deps
        .library()
        .rooms.filter((room) => status === undefined || room.status === status)
        .toSorted((a, b) => STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status))
      const page = pageOf(found, asked)
      return { ...page, list: await Promise.all(page.list.map((room) => toRoom(room, deps, session))) }
    },
    async roomInfo({ roomId }, { session }) {
      const room = roomOf(roomId)
      const card = await toRoom(room, deps, session)
      const plays = card.access.allowed && room.status === 'LIVE'
      return {
        ...card,
        ...(plays && { pullUrls: { hls: `/files/media/live/${roomId}.m3u8` } }),
        chatId: room.chatId,
        notice: '欢迎来到直播间。请文明发言，勿留联系方式。',
        ...(room.replayVideoId !== undefined && { replayVideoId: room.replayVideoId }),
        riskText: RISK,
        ...(card.access.allowed && { materials: [...materials] }),
      }
    },
    async roomSceneNotice({ sceneId }, visit) {
      const { title, startAt, roomId } = nextOf(sceneId)
      const subscribed = await isReminded([roomId, sceneId], deps, visit.known())
      const [, month, day, time] =
        /-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(new Date(startAt + 8 * 3600_000).toISOString()) ?? []
      return { text: `《${title}》将于 ${month}-${day} ${time} 开播`, subscribed, templateId: 'TM01' }
    },
    async roomLike({ roomId, count }, visit) {
      const { userId } = visit.known().user
      const room = roomOf(roomId)
      if (deps.rooms.removedUntil(room.chatId, userId) !== undefined)
        throw new Refusal(40301, '您已被移出，暂时不能进入')
      return { likeCount: await addLikesOf(userId, room, count, deps) }
    },
    roomOnlineCount: ({ roomId }) => ({ count: roomOf(roomId).online + deps.rooms.online(roomId) }),
    roomPromotionScene: async ({ sceneId }, { session }) => {
      const room = nextOf(sceneId)
      return { ...(await toRoom(room, deps, session)), introHtml: room.introHtml }
    },
    roomScene: (_, { session }) =>
      Promise.all(
        scenes.map(async ({ sceneId, title }) => ({
          sceneId,
          title,
          rooms: await Promise.all(ofScene(sceneId).map((room) => toRoom(room, deps, session))),
        })),
      ),
    roomStoreDetail: ({ roomId }) =>
      roomOf(roomId).shelf.flatMap((number) => {
        const course = deps.content().courses.get(number)
        if (!course) return []
        const { skuId, title, coverUrl, priceFen, originPriceFen, riskLevel } = course
        const price = { priceFen, ...(originPriceFen !== undefined && { originPriceFen }) }
        return [{ skuId, name: title, coverUrl, ...price, ...(riskLevel && { riskLevel }), courseNumber: number }]
      }),
    replayInfo: ({ videoId }, { session }) => replayInfo(videoId, deps, session),
    replayList: (asked, { session }) => listReplays(asked, deps, session),
    replayPromotionList: (asked, { session }) => listReplays({ ...asked, openOnly: true }, deps, session),
    ...lotteries(deps, roomOf),
  }
}

type LotteryCalls = Extract<keyof Handlers<'live'>, `lottery${string}` | `prize${string}`>

function lotteries(deps: Deps, roomOf: (roomId: string) => SeedRoom): Pick<Handlers<'live'>, LotteryCalls> {
  const found = (lotteryId: string, now: number) => {
    const lottery = lotteryOf(lotteryId, now)
    if (!lottery) throw notFound('抽奖')
    return lottery
  }
  return {
    lotteryValid({ roomId }, { now }) {
      const lottery = lotteryOn(roomOf(roomId).roomId, now)
      return lottery && statusOf(lottery, now) !== 'DRAWN' ? lottery : {}
    },
    async lotteryDetail({ lotteryId }, visit) {
      const lottery = found(lotteryId, visit.now)
      const { userId } = visit.known().user
      const rows = await deps.db.query.lotteryEntries.findMany({ where: eq(lotteryEntries.lotteryId, lotteryId) })
      return {
        title: '防非知识有奖问答',
        prizes: offersOf(lottery).map(({ name, imageUrl }) => ({ name, count: 1, imageUrl })),
        condition: '登录即可免费参与，无需购买、无需分享',
        rulesHtml:
          '<p>主办方：示例证券投资咨询有限公司。每人一次，每人至多一件；中奖概率为奖品数除以参与人数；开奖按参与者编号的散列值排序，可复核；开奖后 30 日内兑奖，逾期视为放弃。</p>',
        joined: rows.some((row) => row.userId === userId),
        entryCount: rows.length,
        status: statusOf(lottery, visit.now),
        openAt: lottery.openAt,
        endAt: lottery.endAt,
      }
    },
    async lotteryWinner({ lotteryId }, visit) {
      const lottery = found(lotteryId, visit.now)
      const { userId } = visit.known().user
      if (statusOf(lottery, visit.now) !== 'DRAWN') return { list: [] }
      const winners = await winnersOf(lottery, deps.db)
      const people = await Promise.all(
        winners.map((winner) => deps.db.query.users.findFirst({ where: eq(users.userId, winner) })),
      )
      const mine = await prizeIn(lottery, userId, visit.now, deps.db)
      return {
        list: people.map((person, place) => ({
          nickMasked: maskedNick(person?.nickName),
          prizeName: offersOf(lottery)[place]?.name ?? '',
        })),
        ...(mine && { mine }),
      }
    },
    async lotteryParticipate({ lotteryId }, visit) {
      const { user } = visit.known()
      const lottery = found(lotteryId, visit.now)
      if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
      demand(await chatAccess(roomOf(lotteryId.split('-')[0] ?? ''), deps, visit.session))
      await join(lottery, user.userId, visit.now, deps.db)
      return { joined: true }
    },
    prizeMy: (_, visit) => prizesOf(visit.known().user.userId, visit.now, deps.db),
    async prizeDetail({ prizeId }, visit) {
      const mine = await prizesOf(visit.known().user.userId, visit.now, deps.db)
      const prize = mine.find((each) => each.prizeId === prizeId)
      if (!prize) throw notFound('奖品')
      return prize
    },
  }
}
