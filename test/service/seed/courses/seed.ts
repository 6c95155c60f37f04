/** A course as the seed writes it; `content.ts` makes cards, details and catalogues of it. */
export interface CourseSeed {
  number: string
  title: string
  seriesId: string
  analysts: readonly string[]
  /** Fen; 0 is free. */
  priceFen: number
  originPriceFen?: number
  /** The badge on the cover. */
  tag?: string
  tags: readonly string[]
  /** A leaf of the category tree. */
  category: string
  riskLevel?: 'R1' | 'R2' | 'R3' | 'R4' | 'R5'
  daysAgo: number
  learners: number
  /** Its video, which is public. */
  trailer?: string
  saleStatus?: 'OFF' | 'SOLD_OUT' | 'NOT_START'
  /** In the notation of `markup.ts`. */
  intro: string
  /** `# chapter`; `V|A mm:ss title`, `R article-id`; ` *` at the end marks a trial lesson. */
  outline: string
  /** `nickname：words`; questions and remarks about the lessons, never about results. */
  reviews?: readonly string[]
}
