import { boolean, type InferOutput, object, optional, string } from 'valibot'
import { known, listOf, Quote } from '#api/shapes.ts'
import { Count, Time } from '#api/shapes/number.ts'

/**
 * One piece of news or a flash; `isImportant` refers to the event, never to a price. A flash may be corrected in place,
 * or withdrawn: then it keeps its source and its time, without text.
 */
export const NewsItem = object({
  id: string(),
  title: string(),
  brief: optional(string()),
  source: string(),
  coverUrl: optional(string()),
  publishedAt: Time,
  stocks: optional(listOf(Quote)),
  subject: optional(object({ id: string(), name: string() })),
  isImportant: optional(boolean()),
  correctedAt: optional(Time),
  withdrawnAt: optional(Time),
  likeCount: optional(Count),
  isLiked: optional(boolean()),
})
export type NewsItem = InferOutput<typeof NewsItem>

/** A slice of flashes, newest first; the next one is requested with `lastTime`, epoch ms. */
export const NewsFeed = object({ list: listOf(NewsItem), hasMore: boolean(), lastTime: Time })

const Neighbour = object({ id: string(), title: string() })

/**
 * A piece of news with its body; `contentHtml` goes through the sanitiser. `previous` is the newer one in its channel,
 * `next` the older one.
 */
export const NewsDetail = object({
  ...NewsItem.entries,
  contentHtml: string(),
  originUrl: optional(string()),
  previous: optional(Neighbour),
  next: optional(Neighbour),
})
export type NewsDetail = InferOutput<typeof NewsDetail>

/** A news channel. `menu`: its place on the information site, `gcInfo` or a menu of /compliance. */
export const NewsChannel = object({ id: string(), name: string(), menu: optional(string()) })

/** A document about one stock as a list shows it. */
export const StockDoc = object({
  id: string(),
  symbol: string(),
  name: string(),
  title: string(),
  publishedAt: Time,
  publisher: optional(string()),
  docKind: known('NEWS', 'ANNOUNCE', 'RESEARCH'),
})
export type StockDoc = InferOutput<typeof StockDoc>
