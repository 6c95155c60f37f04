import { object, optional, string } from 'valibot'
import { known } from '#api/shapes.ts'
import { Count, Finite } from '#api/shapes/number.ts'

/** How an indicator's signals went in a back test: all of them, with what the whole market did meanwhile. Rates are decimal. */
const BackTest = object({
  /** What counted as a signal and how long it was held. */
  rule: string(),
  from: string(),
  to: string(),
  count: Count,
  winCount: Count,
  avgRate: Finite,
  medianRate: Finite,
  worstRate: Finite,
  /** The mean of every stock over every one of the same spans. */
  benchRate: Finite,
})

/** An indicator with what it measures and where it fails; without `skuId` it can only be tried. */
export const QuoteIndex = object({
  indexId: string(),
  name: string(),
  introHtml: string(),
  riskLevel: known('R1', 'R2', 'R3', 'R4', 'R5'),
  skuId: optional(string()),
  backTest: optional(BackTest),
})
