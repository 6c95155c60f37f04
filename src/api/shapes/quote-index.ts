import { object, optional, string } from 'valibot'
import { known } from '#api/shapes.ts'
import { Count, Finite } from '#api/shapes/number.ts'

/**
 * The results of an indicator's signals in a back-test: all of them, compared with the whole market. Rates are decimal.
 */
const BackTest = object({
  /** The definition of a signal and the holding period. */
  rule: string(),
  from: string(),
  to: string(),
  count: Count,
  winCount: Count,
  avgRate: Finite,
  medianRate: Finite,
  worstRate: Finite,
  /** The mean of every stock over each of the same periods. */
  benchRate: Finite,
})

/** An indicator with what it measures and its limitations; without `skuId` it can only be tried. */
export const QuoteIndex = object({
  indexId: string(),
  name: string(),
  introHtml: string(),
  riskLevel: known('R1', 'R2', 'R3', 'R4', 'R5'),
  skuId: optional(string()),
  backTest: optional(BackTest),
})
