import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  object,
  optional,
  pipe,
  rawTransform,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot'
import { CoverFacts } from '#api/shapes/cover.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/**
 * Schemas shared by several calls. spec §3 gives no field lists: these are proposals, stated here and nowhere else. Ids
 * are strings; `…Fen` is money in integer fen; `…At` is epoch ms; `…Rate` is a decimal fraction.
 */

/** An enum of the server: known values are typed, an unknown one is kept and shown as 「状态更新中」. */
export const known = /* @__NO_SIDE_EFFECTS__ */ <const V extends string>(..._values: V[]) =>
  pipe(
    string(),
    // The server may be newer than this client: a new value must pass.
    transform((value) => value as V | (string & {})),
  )

/** A list that drops invalid items; one with only invalid items is rejected. */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <const S extends GenericSchema>(item: S) =>
  pipe(
    array(unknown()),
    rawTransform(({ dataset, addIssue, NEVER }): InferOutput<S>[] => {
      const good: InferOutput<S>[] = []
      for (const entry of dataset.value) {
        const parsed = safeParse(item, entry)
        if (parsed.success) good.push(parsed.output)
      }
      if (dataset.value.length > 0 && good.length === 0) {
        addIssue({ message: 'no readable item' })
        return NEVER
      }
      return good
    }),
  )

/** The plain acknowledgement of a write. */
export const Ack = unknown()

/** One page of a list; `pageNo` counts from 1. */
export const pageOf = /* @__NO_SIDE_EFFECTS__ */ <const S extends GenericSchema>(item: S) =>
  object({ list: listOf(item), total: Count, pageNo: Count, pageSize: Count })

/** A slice of a message feed, newest first; `hasMore`: there is more in the requested direction. */
export const feedOf = /* @__NO_SIDE_EFFECTS__ */ <const S extends GenericSchema>(item: S) =>
  object({ list: listOf(item), hasMore: boolean() })

/** The input of a feed: older than `beforeId` or newer than `afterId`, `limit` at most 50. */
export const cursor = { beforeId: optional(string()), afterId: optional(string()), limit: optional(Count) }

/** The response to a like. */
export const Liked = object({ likeCount: Count, isLiked: boolean() })

/** The input of a paged call. */
export const paging = { pageNo: optional(Count), pageSize: optional(Count) }

/** Why something is locked, and what unlocks it. */
export const Access = object({
  allowed: boolean(),
  reason: optional(
    known(
      'NEED_LOGIN',
      'NEED_MOBILE',
      'NEED_EVAL',
      'EVAL_EXPIRED',
      'LEVEL_MISMATCH',
      'NEED_REALNAME',
      'NOT_PURCHASED',
      'EXPIRED',
      'NOT_WHITELISTED',
      'NEED_FOLLOW',
      'SOLD_OUT',
    ),
  ),
  skuId: optional(string()),
  expireAt: optional(Time),
})
export type Access = InferOutput<typeof Access>

/** A practitioner; `certNo` is the registration number of the Securities Association of China. */
export const Analyst = object({
  number: string(),
  name: string(),
  avatarUrl: string(),
  title: string(),
  certNo: string(),
  intro: optional(string()),
  orgName: string(),
  tags: optional(array(string())),
  /** Registration date with the association. law §5 */
  registeredAt: optional(Time),
})
export type Analyst = InferOutput<typeof Analyst>

/** A course as a list shows it. */
export const CourseCard = object({
  number: string(),
  title: string(),
  coverUrl: string(),
  cover: optional(CoverFacts),
  analysts: listOf(Analyst),
  lessonCount: Count,
  learnCount: Count,
  priceFen: Finite,
  originPriceFen: optional(Finite),
  tag: optional(string()),
  access: Access,
})
export type CourseCard = InferOutput<typeof CourseCard>

/** One page of a list of courses; `tags`: a guest's filters, with the first page. */
export const CoursePage = object({
  ...pageOf(CourseCard).entries,
  tags: optional(listOf(object({ id: string(), name: string() }))),
})

/** One lesson of a catalogue; a lesson without `parentId` that is the parent of others is a chapter. */
export const Lesson = object({
  catalogId: string(),
  parentId: optional(string()),
  title: string(),
  kind: known('VIDEO', 'AUDIO', 'ARTICLE', 'LIVE'),
  durationSec: optional(Finite),
  isTrial: boolean(),
  videoId: optional(string()),
  articleId: optional(string()),
  /** The room of a live lesson. */
  roomId: optional(string()),
  progressSec: optional(Finite),
  publishedAt: Time,
})
export type Lesson = InferOutput<typeof Lesson>

/** A stock's last known price, yuan. */
export const Quote = object({
  symbol: string(),
  name: string(),
  price: optional(Finite),
  changeRate: optional(Finite),
  changeAmt: optional(Finite),
  suspended: optional(boolean()),
  asOf: optional(Time),
})
export type Quote = InferOutput<typeof Quote>

const commentFields = {
  id: string(),
  user: object({ name: string(), avatarUrl: string() }),
  content: string(),
  createdAt: Time,
  likeCount: Count,
  isMine: optional(boolean()),
  status: known('SHOWN', 'AUDITING', 'REMOVED'),
  /** Why it was removed; visible to its author only. */
  reason: optional(string()),
}
/** A customer's words under an article, video or course: text, never markup. */
export const Comment = object({ ...commentFields, replies: optional(listOf(object(commentFields))) })
export type Comment = InferOutput<typeof Comment>

/** An article with its body; `contentHtml` is the server's HTML and goes through the sanitiser. */
export const Article = object({
  id: string(),
  title: string(),
  summary: string(),
  coverUrl: optional(string()),
  cover: optional(CoverFacts),
  contentHtml: string(),
  author: optional(Analyst),
  source: optional(string()),
  publishedAt: Time,
  likeCount: Count,
  isLiked: boolean(),
  commentCount: Count,
  relatedStocks: optional(listOf(Quote)),
  comments: optional(listOf(Comment)),
  related: optional(listOf(object({ id: string(), title: string(), publishedAt: Time }))),
  access: Access,
})
export type Article = InferOutput<typeof Article>

/** The signed-in customer; mobile and name are masked. */
export const Me = object({
  userId: string(),
  nickName: string(),
  avatarUrl: string(),
  mobileMasked: string(),
  realNameMasked: optional(string()),
  wxBound: boolean(),
  riskLevel: optional(known('C1', 'C2', 'C3', 'C4', 'C5')),
  isLowest: optional(boolean()),
  evalExpireAt: optional(Time),
  certified: boolean(),
  vipLevel: Count,
  salesNumber: optional(string()),
  adviser: optional(Analyst),
})
export type Me = InferOutput<typeof Me>

/** The response of every way of signing in. */
export const Tokens = object({
  accessToken: string(),
  refreshToken: string(),
  openId: optional(string()),
  wxId: optional(string()),
})
export type Tokens = InferOutput<typeof Tokens>

/** One course with all fields of its page. */
export const CourseDetail = object({
  ...CourseCard.entries,
  introHtml: string(),
  skuId: optional(string()),
  riskLevel: optional(known('R1', 'R2', 'R3', 'R4', 'R5')),
  catalog: optional(listOf(Lesson)),
  reviews: optional(listOf(Comment)),
  seriesId: optional(string()),
  refundRuleText: string(),
  /** OFF: no longer sold; buyers keep access. */
  saleStatus: optional(known('ON', 'OFF', 'SOLD_OUT', 'NOT_START')),
  saleStartAt: optional(Time),
  /** The approval number of the course's publicity; printed on a poster. product §2.21 */
  auditNo: optional(string()),
  /** How many of it a buyer may give away: the invitation code, how many recipients are left, until when. */
  gift: optional(object({ code: string(), left: Count, endAt: Time })),
  /** A public video about the course, by /public/video/play. */
  trailerVideoId: optional(string()),
  /** The example stocks of its lessons. */
  relatedStocks: optional(listOf(Quote)),
})
export type CourseDetail = InferOutput<typeof CourseDetail>

/** The playback URL of a video, valid for `expireSec`. `trialSec`: where a preview ends, absent for the whole video. */
export const VideoSource = object({
  url: string(),
  expireSec: Count,
  coverUrl: string(),
  durationSec: Finite,
  trialSec: optional(Finite),
  /** WebVTT subtitles; the first is on by default. */
  subtitles: optional(listOf(object({ label: string(), lang: string(), url: string() }))),
})
export type VideoSource = InferOutput<typeof VideoSource>
