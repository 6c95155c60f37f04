import type { ShareCard } from './host.ts'
import { cardDesc, cardTitle } from '#lib/text/card.ts'

/**
 * A card within WeChat's limits: title at most 30 and description at most 60 characters, the image absolute. product
 * 0.5
 */
export function fitCard(card: ShareCard, brandImage: string): ShareCard {
  return {
    title: cardTitle(card.title),
    desc: cardDesc(card.desc),
    link: card.link,
    image: absoluteImage(card.image, card.link) ?? absoluteImage(brandImage, card.link) ?? '',
  }
}

/** WeChat fetches the image itself, so data: and blob: addresses are rejected. */
function absoluteImage(image: string, base: string): string | null {
  if (image === '') return null
  try {
    const url = new URL(image, base)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}
