/** An article as the seed writes it. */
export interface ArticleSeed {
  id: string
  title: string
  author: string
  daysAgo: number
  likes: number
  /** In the notation of `markup.ts`; the first paragraph is the summary. */
  body: string
  /** Symbols of `stocks.ts`. */
  stocks?: readonly string[]
  /** Name of a cover; none: without. */
  cover?: string
  /** `nickname：words`. */
  comments?: readonly string[]
  /** The membership it takes to read it; none: everybody may. */
  vipLevel?: number
  /** The column it stands in; none: that of its author. */
  columnId?: string
}
