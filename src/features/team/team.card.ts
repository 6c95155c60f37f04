import type { TeamCard } from '#api/shapes/media.ts'
import { A_VIEW, type CardWords } from '#lib/text/card.ts'

/** The share card of a team. product §2.21 */
export function teamWords({ name, slogan, logoUrl }: TeamCard): CardWords {
  return { title: name, desc: [slogan, A_VIEW].filter(Boolean).join(' · '), cover: logoUrl }
}
