import { useEffect, useEffectEvent } from 'react'
import type { FilmFeedModel } from './film-feed.model.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, PageUp: -1, ArrowDown: 1, PageDown: 1 }
/** Elements that handle keys themselves. */
const TAKES = 'input, select, textarea, dialog'

/** The arrow keys move to the neighbouring videos, the space bar toggles playback. */
export function useKeys({ at, go, current, play, pause }: FilmFeedModel): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (target instanceof Element && target.closest(TAKES)) return
    const step = STEPS[key]
    const isSpace = key === ' ' && !(target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement)
    if (step === undefined && !isSpace) return
    event.preventDefault()
    if (step !== undefined) go(Math.max(0, at + step))
    else if (current.element.current?.paused) play()
    else pause()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
