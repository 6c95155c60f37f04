import type { ShareCard } from './host.ts'

const TITLE = 30
const DESC = 60
/** Ends the description of anything with a risk level and must not be cut off. product 0.5 */
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
  const letters = Array.from(text.trim().replace(/\s+/g, ' '))
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`
}

function cutKeeping(text: string, end: string): string {
  const whole = text.trim()
  if (!whole.endsWith(end) || Array.from(whole).length <= DESC) return cut(whole, DESC)
  const head = whole.slice(0, -end.length).replace(/[\s·]+$/, '')
  return `${cut(head, DESC - Array.from(end).length - 3)} · ${end}`
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
