import type { RoomCard } from '#api/shapes/media.ts'
import { brand } from '#config/brand.ts'
import type { CardWords } from '#lib/text/card.ts'
import { heroRoom } from './hero-room.ts'

/** The share card of 直播. product §2.21 */
export const liveCard = { title: `${brand.name}直播`, desc: brand.riskLine }

/** The same with the picture that the page begins with, if it begins with one. */
export function liveWords(rooms: readonly RoomCard[]): CardWords {
  return { ...liveCard, lead: heroRoom(rooms)?.coverUrl }
}
