import { boolean, type InferOutput, object, optional, string } from 'valibot'
import { Access, Analyst, known, listOf, Quote } from '#api/shapes.ts'
import { CoverFacts } from '#api/shapes/cover.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** A short or team video as a list shows it. */
export const VideoItem = object({
  id: string(),
  title: string(),
  coverUrl: string(),
  cover: optional(CoverFacts),
  videoId: string(),
  likeCount: Count,
  isLiked: boolean(),
  commentCount: Count,
  analyst: Analyst,
  publishedAt: Time,
})
export type VideoItem = InferOutput<typeof VideoItem>

/** A team of advisers. */
export const TeamCard = object({
  number: string(),
  name: string(),
  logoUrl: string(),
  slogan: string(),
  analysts: listOf(Analyst),
  fansCount: Count,
})
export type TeamCard = InferOutput<typeof TeamCard>

/** A live room as a list shows it. */
export const RoomCard = object({
  roomId: string(),
  sceneId: optional(string()),
  title: string(),
  coverUrl: string(),
  cover: optional(CoverFacts),
  analyst: Analyst,
  status: known('PREVIEW', 'LIVE', 'PAUSED', 'REPLAY', 'ENDED'),
  startAt: Time,
  /** The current subject; not in the specification, optional. */
  topic: optional(string()),
  onlineCount: optional(Count),
  subscribed: optional(boolean()),
  access: Access,
})
export type RoomCard = InferOutput<typeof RoomCard>

/** Access to a room or a chat. After a ban (`REMOVED`) until when, and why in the service's own words. */
export const PlaceAccess = object({ ...Access.entries, until: optional(Time), note: optional(string()) })
export type PlaceAccess = InferOutput<typeof PlaceAccess>

/** A message of a chat, a channel or a team; its text is plain. An analyst's has a `certNo`. */
export const Msg = object({
  messageId: string(),
  chatId: optional(string()),
  channelId: optional(string()),
  /** RECALLED: its place and its author stay, its content is removed. */
  kind: known('TEXT', 'IMAGE', 'VOICE', 'VIDEO', 'CARD', 'SYSTEM', 'RECALLED'),
  text: optional(string()),
  mediaUrl: optional(string()),
  durationSec: optional(Finite),
  /** Of an IMAGE, px, optional: reserves its space. live §6 */
  mediaW: optional(Count),
  mediaH: optional(Count),
  /** Of a VIDEO: its id, which needs its own playback authorization, and the poster picture. */
  videoId: optional(string()),
  coverUrl: optional(string()),
  card: optional(object({ type: string(), title: string(), url: string(), coverUrl: optional(string()) })),
  sender: object({
    id: string(),
    name: string(),
    avatarUrl: string(),
    role: known('ANALYST', 'MANAGER', 'USER', 'SYSTEM'),
    certNo: optional(string()),
  }),
  sentAt: Time,
  likeCount: Count,
  isLiked: boolean(),
  replyTo: optional(object({ messageId: string(), brief: string() })),
  /** For its author only: the client's id of it, so that it is rendered once. live §6 */
  clientId: optional(string()),
})
export type Msg = InferOutput<typeof Msg>

/** A message on its own page, with the stocks it names; facts, no ratings. */
export const MsgDetail = object({
  ...Msg.entries,
  contentHtml: optional(string()),
  stocks: optional(listOf(Quote)),
})
