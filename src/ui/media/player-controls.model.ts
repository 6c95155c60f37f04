import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** What the controls of a player show. */
export interface Playing {
  sec: number
  length: number
  isPaused: boolean
  isWaiting: boolean
  /** Playback was started here. */
  hasBegun: boolean
}

const READS = ['timeupdate', 'seeking', 'durationchange', 'play', 'playing', 'pause', 'waiting', 'seeked', 'emptied']
const still: Playing = { sec: 0, length: 0, isPaused: true, isWaiting: false, hasBegun: false }
/** How long controls cover a playing picture, ms. */
const SHOWN = 3_000

/** The position of a film, from its element. CO-08 */
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

/** Whether controls are visible: always while paused, else for a while after each touch or key. */
export function useShown(box: RefObject<HTMLElement | null>, isStill: boolean) {
  const [isTouched, setTouched] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touch = () => {
    setTouched(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // With keyboard use they stay.
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

/** Continues at this second. */
export function seek(media: HTMLMediaElement | null, sec: number): void {
  if (media) media.currentTime = sec
}

/** Shows or hides the first subtitle track. */
export function showTexts(media: HTMLMediaElement | null, isShown: boolean): void {
  const [texts] = media?.textTracks ?? []
  if (texts) texts.mode = isShown ? 'showing' : 'disabled'
}

/** Full screen, in landscape where the device allows it; iOS allows it for the video alone. */
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
    // Its name in iOS, which is missing in the types.
    ;(media as { webkitEnterFullscreen?: () => void } | null)?.webkitEnterFullscreen?.()
  }
}
