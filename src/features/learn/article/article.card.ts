import type { Article } from '#api/shapes.ts'
import type { CardWords } from '#lib/text/card.ts'
import { truncate } from '#lib/text/graphemes.ts'

/** The share card of an article. product §2.21 */
export function articleWords({ title, summary, coverUrl }: Article): CardWords {
  return { title, desc: truncate(summary, 40), cover: coverUrl }
}
