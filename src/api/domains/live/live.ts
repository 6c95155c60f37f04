import { boolean, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { known, listOf, pageOf, paging } from '#api/shapes.ts'
import { Prize, ShelfItem } from '#api/shapes/live.ts'
import { PlaceAccess, RoomCard } from '#api/shapes/media.ts'
import { Replay, ReplayDetail } from '#api/shapes/replay.ts'
import { publicReplayInfo, publicReplayList } from '#api/domains/public/replays.ts'
import { Count, Time } from '#api/shapes/number.ts'

const ofRoom = object({ roomId: string() })
const ofLottery = object({ lotteryId: string() })

/** Rooms, optionally of one status: on the air first, then by time. spec §7 Live */
export const roomList = get('/live/room/list', {
  input: object({ status: optional(string()), ...paging }),
  output: pageOf(RoomCard),
})

/** A room with its stream; `pullUrls` is absent while it is off the air or locked. spec §7 Live */
export const roomInfo = get('/live/room/{roomId}/info', {
  members: true,
  input: ofRoom,
  output: object({
    ...RoomCard.entries,
    access: PlaceAccess,
    pullUrls: optional(object({ hls: string(), flv: optional(string()) })),
    chatId: string(),
    notice: string(),
    replayVideoId: optional(string()),
    riskText: string(),
    /** Handouts of this broadcast; not in the specification, optional. */
    materials: optional(listOf(object({ title: string(), url: string() }))),
  }),
})

/** The announcement of a scene, and whether the customer has a reminder. spec §7 Live */
export const roomSceneNotice = get('/live/room/{sceneId}/notice', {
  input: object({ sceneId: string() }),
  output: object({ text: string(), subscribed: boolean(), templateId: optional(string()) }),
})

/** Adds likes to a room, 1 to 50 at once. A GET with an effect. spec §7 Live */
export const roomLike = get('/live/room/like', {
  input: object({ roomId: string(), count: Count }),
  output: object({ likeCount: Count }),
  effects: true,
})

/** The number of viewers. spec §7 Live */
export const roomOnlineCount = get('/live/room/online-count', {
  members: true,
  input: ofRoom,
  output: object({ count: Count }),
})

/** A lottery with its rules; `joined` is the customer's own state, `entryCount` the total. spec §7 Live */
export const lotteryDetail = get('/live/room/lottery/detail', {
  input: ofLottery,
  output: object({
    title: string(),
    prizes: listOf(object({ name: string(), count: Count, imageUrl: string() })),
    condition: string(),
    rulesHtml: string(),
    joined: boolean(),
    entryCount: optional(Count),
    status: known('WAIT', 'OPEN', 'DRAWN'),
    openAt: Time,
    endAt: Time,
  }),
})

/** The upcoming or open lottery of a room, if any. spec §7 Live */
export const lotteryValid = get('/live/room/lottery/valid', {
  input: ofRoom,
  output: object({ lotteryId: optional(string()), openAt: optional(Time), endAt: optional(Time) }),
})

/** The winners; `mine` is the customer's own prize. spec §7 Live */
export const lotteryWinner = get('/live/room/lottery/winner', {
  input: ofLottery,
  output: object({
    list: listOf(object({ nickMasked: string(), prizeName: string() })),
    mine: optional(Prize),
  }),
})

/** Enters a lottery; idempotent. spec §7 Live */
export const lotteryParticipate = postJson('/live/room/lottery/participate', {
  input: ofLottery,
  output: object({ joined: boolean() }),
})

/** One of the customer's prizes. spec §7 Live */
export const prizeDetail = get('/live/room/prize/detail', {
  input: object({ prizeId: string() }),
  output: Prize,
})

/** The customer's prizes. spec §7 Live */
export const prizeMy = get('/live/room/prize/my', { input: object({}), output: listOf(Prize) })

/** A scene before it begins. spec §7 Live */
export const roomPromotionScene = get('/live/room/promotionScene', {
  members: true,
  input: object({ sceneId: string() }),
  output: object({ ...RoomCard.entries, introHtml: string() }),
})

/** The scenes with their rooms. spec §7 Live */
export const roomScene = get('/live/room/scene', {
  input: object({}),
  output: listOf(object({ sceneId: string(), title: string(), rooms: listOf(RoomCard) })),
})

/** The shelf of a room: courses and tools with their risk level, never advice. spec §7 Live */
export const roomStoreDetail = get('/live/room/store/detail', {
  members: true,
  input: ofRoom,
  output: listOf(ShelfItem),
})

/** A recording with its speaker and date. spec §7 Live */
export const replayInfo = get('/live/room/video/info', {
  input: object({ videoId: string() }),
  output: ReplayDetail,
  twin: publicReplayInfo,
})

/** The recordings, newest first. spec §7 Live */
export const replayList = get('/live/room/video/list', {
  input: object({ ...paging }),
  output: pageOf(Replay),
  twin: publicReplayList,
})

/** The public recordings. spec §7 Live */
export const replayPromotionList = get('/live/room/video/promotionList', {
  input: object({ ...paging }),
  output: pageOf(Replay),
})
