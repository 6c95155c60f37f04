import type { RoomCard } from '#api/shapes/media.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { count } from '#lib/number/count.ts'
import { roomHref } from '#lib/path/live-href.ts'
import { heroRoom } from './hero-room.ts'

/** The live room as its card begins, before anything but the answer is known. */
export interface HeroView {
  id: string
  title: string
  href: string
  cover: string
  /** The current subject; '' if unknown. */
  topic: string
  /** The number of viewers and their word; '' while nobody can watch. */
  watching: string
  viewers: string
}

/** What the HTML of 直播 begins with: the first room if it is live and open, else nothing. */
export interface LiveView {
  heroes: HeroView[]
}

export const liveShape: LiveView = {
  heroes: [{ id: '', title: '', href: '', cover: '', topic: '', watching: '', viewers: '' }],
}

export function toLiveView(rooms: readonly RoomCard[]): LiveView {
  const hero = heroRoom(rooms)
  return { heroes: hero ? [toHero(hero)] : [] }
}

export function toHero({ roomId, title, coverUrl, status, topic = '', onlineCount }: RoomCard): HeroView {
  const watching = onlineCount !== undefined && status === 'LIVE' ? count(onlineCount) : ''
  return {
    id: roomId,
    title,
    href: roomHref(roomId),
    cover: picture(coverUrl),
    topic,
    watching,
    viewers: watching && '人在看',
  }
}
