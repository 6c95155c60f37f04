import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { keepSpeed, keptSpeed } from '#data/media/player-speed.ts'
import type { Feed } from '#data/list/use-feed.ts'
import { useOwnList } from '#data/offline/own-list.ts'
import { unwanted } from '#entities/video/unwanted.ts'
import { useSavesData, useWifiOnly } from '#entities/video/wifi-only.ts'
import { useTrack } from '#tracking/context.tsx'
import { placeKept } from './place.ts'
import { usePlace } from './place.model.ts'
import { type Slot, useSlot } from './slot.model.ts'
import type { Film } from './video.words.ts'
import { changeVisit, useVisit } from './visit.ts'

export interface FilmFeedModel {
  box: RefObject<HTMLDivElement | null>
  at: number
  go: (at: number) => void
  /** Both elements, each with the position of its video. */
  slots: readonly { slot: Slot; at: number | undefined }[]
  /** The element of the current video. */
  current: Slot
  /** Why it waits for a press: the customer allows playback on Wi-Fi only. */
  isHeld: boolean
  /** The browser lets nothing play by itself. */
  isRefused: boolean
  sound: boolean
  turnSound: () => void
  play: () => void
  pause: () => void
  speed: number
  setSpeed: (speed: number) => void
}

/** How many videos before the end more are requested. */
const EARLY = 4

/** Which element plays which video: the current one, and the next one preloaded. live §4 */
export function useFilmFeed(films: readonly Film[], feed: Feed<Film>, look: (film: Film) => void): FilmFeedModel {
  const box = useRef<HTMLDivElement>(null)
  const [begin] = useState(() =>
    Math.max(
      0,
      films.findIndex(({ id }) => id === placeKept()),
    ),
  )
  const { at, go } = usePlace(box, begin)
  const film = films[at]
  const hidden = useOwnList(unwanted).items
  const { sound, isRefused } = useVisit()
  const isSeen = useIsSeen()
  const wifiOnly = useWifiOnly()
  const savesData = useSavesData()
  const [isAllowed, allow] = useState(false)
  const [paused, pause] = useState<string>()
  const [ahead, setAhead] = useState<string>()
  const [speed, setSpeed] = useState(keptSpeed)
  const isHeld = wifiOnly && !isAllowed
  const report = useReports()

  const looked = useEffectEvent(() => {
    if (film) look(film)
  })
  useEffect(() => looked(), [film?.id])
  const { more } = feed
  useEffect(() => {
    if (at >= films.length - EARLY) more?.()
  }, [at, films.length, more])

  const isWanted = (each: Film | undefined) => each !== undefined && !hidden.some(({ id }) => id === each.id)
  const loads = film?.id === ahead && !savesData ? [at, at + 1] : [at]
  const placeOf = (parity: number) => loads.find((place) => place % 2 === parity && isWanted(films[place]) && !isHeld)
  const wishOf = (parity: number) => {
    const place = placeOf(parity)
    const isCurrent = place === at
    return {
      film: place === undefined ? undefined : films[place],
      plays: isCurrent && isSeen && !isRefused && paused !== film?.id,
      sound,
      speed,
      onAhead: (id: string) => id === film?.id && setAhead(id),
      ...report,
    }
  }
  const even = useSlot(wishOf(0))
  const odd = useSlot(wishOf(1))
  const current = at % 2 === 0 ? even : odd

  /** A press unlocks both elements for later autoplay. live §4 */
  const bless = () => {
    for (const { element } of [even, odd]) {
      const media = element.current
      media?.play().catch(() => undefined)
      if (media && element !== current.element) media.pause()
    }
  }
  return {
    box,
    at,
    go,
    slots: [
      { slot: even, at: placeOf(0) },
      { slot: odd, at: placeOf(1) },
    ],
    current,
    isHeld,
    isRefused,
    sound,
    turnSound() {
      changeVisit({ sound: !sound, isRefused: false })
      silence(current.element.current, sound)
      bless()
    },
    play() {
      allow(true)
      pause(undefined)
      changeVisit({ isRefused: false })
      bless()
    },
    pause() {
      pause(film?.id)
      current.element.current?.pause()
    },
    speed,
    setSpeed(next) {
      setSpeed(next)
      keepSpeed(next)
    },
  }
}

function silence(media: HTMLMediaElement | null, isSilent: boolean): void {
  if (media) media.muted = isSilent
}

/** Each video is tracked once per visit of the feed. product §2.20 */
function useReports() {
  const track = useTrack()
  const [viewed, finished] = [useRef(new Set<string>()), useRef(new Set<string>())]
  return {
    onViewed: (id: string) => isFirst(viewed.current, id) && void track('media', 'video_play', id),
    onFinished: (id: string) => isFirst(finished.current, id) && void track('media', 'video_finish', id),
  }
}

const isFirst = (counted: Set<string>, id: string) => !counted.has(id) && Boolean(counted.add(id))

/** Whether the page is visible: nothing plays behind another one. */
function useIsSeen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.visibilityState !== 'hidden',
    () => true,
  )
}
