import { object, optional, string } from 'valibot'
import { known } from '#api/shapes.ts'

/** An indicator with what it measures and where it fails; without `skuId` it can only be tried. */
export const QuoteIndex = object({
  indexId: string(),
  name: string(),
  introHtml: string(),
  riskLevel: known('R1', 'R2', 'R3', 'R4', 'R5'),
  skuId: optional(string()),
})
