import type { ShareCard } from './host.ts'
import { countOf, ellipsize } from '#lib/text/graphemes.ts'

const TITLE = 30
const DESC = 60
/** Ends the description of anything with a risk level and must not be cut off. product §0.5 */
const RISK = '投资有风险'

/**
 * A card within WeChat's limits: title at most 30 and description at most 60 characters, the image absolute. product
 * 0.5
 */
export function fitCard(card: ShareCard, brandImage: string): ShareCard {
  return {
    title: cut(card.title, TITLE),
    desc: cutKeeping(card.desc, RISK),
    link: card.link,
    image: absoluteImage(card.image, card.link) ?? absoluteImage(brandImage, card.link) ?? '',
  }
}

function cut(text: string, most: number): string {
  return ellipsize(text.trim().replace(/\s+/g, ' '), most)
}

function cutKeeping(text: string, end: string): string {
  const whole = text.trim()
  if (!whole.endsWith(end) || countOf(whole) <= DESC) return cut(whole, DESC)
  const head = whole.slice(0, -end.length).replace(/[\s·]+$/, '')
  return `${cut(head, DESC - countOf(end) - 3)} · ${end}`
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
