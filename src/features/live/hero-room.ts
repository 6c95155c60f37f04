import type { RoomCard } from '#api/shapes/media.ts'

/** The room that the HTML begins with. */
export function heroRoom(rooms: readonly RoomCard[]): RoomCard | undefined {
  const first = rooms.find(({ status }) => status === 'LIVE' || status === 'PAUSED')
  return first?.status === 'LIVE' && !isSold(first) ? first : undefined
}

/** Whether it requires a purchase. */
export function isSold({ access }: RoomCard): boolean {
  return !access.allowed && SOLD.has(access.reason ?? '')
}

/** Reasons that a purchase resolves. */
const SOLD: ReadonlySet<string> = new Set(['NOT_PURCHASED', 'EXPIRED'])
