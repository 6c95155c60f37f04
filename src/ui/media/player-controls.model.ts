import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** What the controls of a player show. */
export interface Playing {
  sec: number
  length: number
  isPaused: boolean
  isWaiting: boolean
  /** It was started here. */
  hasBegun: boolean
}

const READS = ['timeupdate', 'seeking', 'durationchange', 'play', 'playing', 'pause', 'waiting', 'seeked', 'emptied']
const still: Playing = { sec: 0, length: 0, isPaused: true, isWaiting: false, hasBegun: false }
/** How long controls lie over a picture that moves, ms. */
const SHOWN = 3_000

/** Where a film is, as its element says. CO-08 */
export function usePlaying(element: RefObject<HTMLMediaElement | null>): Playing {
  const [playing, set] = useState(still)
  useEffect(() => {
    const media = element.current
    if (!media) return
    const read = ({ type }: { type: string }) =>
      set(({ hasBegun, isWaiting }) => ({
        sec: media.currentTime,
        length: Number.isFinite(media.duration) ? media.duration : 0,
        isPaused: media.paused,
        isWaiting: type === 'waiting' || (isWaiting && type !== 'playing' && type !== 'timeupdate' && type !== 'pause'),
        hasBegun: hasBegun || !media.paused,
      }))
    for (const type of READS) media.addEventListener(type, read)
    read({ type: '' })
    return () => {
      for (const type of READS) media.removeEventListener(type, read)
    }
  }, [element])
  return playing
}

/** Whether controls are seen: always while nothing moves, else for a while after each touch or key. */
export function useShown(box: RefObject<HTMLElement | null>, isStill: boolean) {
  const [isTouched, setTouched] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touch = () => {
    setTouched(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // Who uses keys keeps them.
      if (box.current?.querySelector(':focus-visible')) touch()
      else setTouched(false)
    }, SHOWN)
  }
  const begin = useEffectEvent(touch)
  useEffect(() => {
    const element = box.current
    const stay = () => begin()
    for (const type of ['pointerdown', 'keydown']) element?.addEventListener(type, stay)
    return () => {
      for (const type of ['pointerdown', 'keydown']) element?.removeEventListener(type, stay)
    }
  }, [box])
  useEffect(() => {
    if (!isStill) begin()
    return () => clearTimeout(timer.current)
  }, [isStill])
  return { isShown: isStill || isTouched, touch, hide: () => setTouched(false) }
}

/** Goes on at this second. */
export function seek(media: HTMLMediaElement | null, sec: number): void {
  if (media) media.currentTime = sec
}

/** Shows or hides the first of the texts. */
export function showTexts(media: HTMLMediaElement | null, isShown: boolean): void {
  const [texts] = media?.textTracks ?? []
  if (texts) texts.mode = isShown ? 'showing' : 'disabled'
}

/** The whole screen, turned to the side where the device lets it; iOS gives it to the film alone. */
export function toFullScreen(media: HTMLMediaElement | null): void {
  const box: Partial<HTMLElement> | null | undefined = media?.parentElement
  if (document.fullscreenElement) {
    void document.exitFullscreen().catch(() => undefined)
  } else if (box?.requestFullscreen) {
    const turn = screen.orientation as Partial<{ lock: (to: string) => Promise<void> }> | undefined
    box
      .requestFullscreen()
      .then(() => turn?.lock?.('landscape'))
      .catch(() => undefined)
  } else {
    // Its name in iOS, which no type knows.
    ;(media as { webkitEnterFullscreen?: () => void } | null)?.webkitEnterFullscreen?.()
  }
}
