import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** A finger that rests so long looks at a point, ms. quotes §4 */
const LONG_PRESS = 300
/** A finger that moves less has not moved, px. */
const STILL = 8
/** Left to the browser's way back, px. */
const EDGE = 20

interface Options {
  /** How many places the picture has from left to right. */
  count: number
  /** Looks at a point at once; else after a long press, and a drag pans. */
  instant?: boolean
  /** Moves the picture by so many places, to the past with a positive number. */
  pan?: (places: number) => void
  /** Shows so many times as many places. */
  zoom?: (factor: number) => void
}

/**
 * The point of a picture that is looked at, by a finger, a mouse or the arrow keys; undefined where none is. A vertical
 * finger scrolls the page (`touch-action: pan-y`).
 */
export function useChart({ count, instant = false, pan, zoom }: Options) {
  const [at, setAt] = useState<number>()
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const drag = useRef<{ x: number; moved: boolean; looks: boolean; had: boolean }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const placeOf = (event: PointerEvent): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = width > 0 ? (event.clientX - left) / width : 0
    return Math.max(0, Math.min(count - 1, Math.floor(share * count)))
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch' && event.clientX < EDGE) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    clearTimeout(timer.current)
    const place = placeOf(event)
    drag.current = { x: event.clientX, moved: false, looks: instant, had: at !== undefined }
    if (instant) return setAt(place)
    timer.current = setTimeout(() => {
      if (drag.current) drag.current.looks = true
      setAt(place)
    }, LONG_PRESS)
  }
  const move = (event: PointerEvent) => {
    const finger = fingers.current.get(event.pointerId)
    const now = drag.current
    if (!finger || !now) return
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      clearTimeout(timer.current)
      const [before, after] = [Math.abs(finger.x - other.x), Math.abs(event.clientX - other.x)]
      if (before > STILL && after > STILL) zoom?.(before / after)
    } else if (now.looks) {
      setAt(placeOf(event))
    } else if (now.moved || Math.abs(event.clientX - now.x) > STILL) {
      clearTimeout(timer.current)
      now.moved = true
      const step = event.currentTarget.getBoundingClientRect().width / Math.max(1, count)
      const places = Math.trunc((event.clientX - now.x) / Math.max(1, step))
      if (places !== 0) pan?.(places)
      now.x += places * step
    }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const up = (event: PointerEvent) => {
    clearTimeout(timer.current)
    fingers.current.delete(event.pointerId)
    const now = drag.current
    // A tap after a point was looked at puts it away.
    if (now && !now.moved && now.had && Math.abs(event.clientX - now.x) <= STILL) setAt(undefined)
    drag.current = undefined
  }
  const cancel = (event: PointerEvent) => {
    clearTimeout(timer.current)
    fingers.current.delete(event.pointerId)
    drag.current = undefined
    setAt(undefined)
  }
  const key = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (event.key === 'Escape') return setAt(undefined)
    if (event.key === '+' || event.key === '-') return zoom?.(event.key === '+' ? 0.8 : 1.25)
    if (by === 0 || count === 0) return
    event.preventDefault()
    const next = at === undefined ? count - 1 : at + by
    // Beyond an edge the picture moves instead.
    if (next < 0 || next >= count) pan?.(-by)
    setAt(Math.max(0, Math.min(count - 1, next)))
  }
  const handlers = {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: cancel,
    onKeyDown: key,
  }
  return { at: at === undefined ? undefined : Math.min(at, count - 1), handlers }
}
