/** An article in the seed's notation. */
export interface ArticleSeed {
  id: string
  title: string
  author: string
  /** Of a daily view, in trading days. */
  daysAgo: number
  likes: number
  /** In the notation of `markup.ts`; the first paragraph is the summary. */
  body: string
  /** Symbols of `stocks.ts`. */
  stocks?: readonly string[]
  /** Name of a cover; empty: without. */
  cover?: string
  /** `nickname：words`. */
  comments?: readonly string[]
  /** The membership level required to read it; unset: open to everyone. */
  vipLevel?: number
  /** Its column; unset: that of its author. */
  columnId?: string
}
