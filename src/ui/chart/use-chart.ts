import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Movement } from '#lib/chart/view.ts'

/** How long a finger must rest to select a point, ms. quotes §4 */
const LONG_PRESS = 300
/** Movements below this do not count, px. */
const STILL = 8
/** The edge of the screen, where a swipe goes back, px. */
const EDGE = 20

export interface Pointing {
  /** The selected place, counted from the left; undefined if none is. */
  at: number | undefined
  look: (at: number | undefined) => void
}

interface Options extends Pointing {
  /** The last place that can be selected. */
  last: number
  /** The place at a fraction of the width. */
  placeOf: (share: number) => number
  /** Begins a movement; the result is called with its whole extent so far. Without it a touch selects at once. */
  move?: () => (moved: Movement) => void
  /** Moves the view to the right by this many places. */
  step?: (by: number) => void
  /** Zooms in by this factor, keeping the newest places. */
  zoom?: (scale: number) => void
}

/** The state of a gesture. */
interface Hand {
  fingers: Map<number, number>
  /**
   * Where the gesture began (with two fingers: their middle) and the distance between them, as fractions of the width.
   */
  anchor: number
  apart: number
  doing: 'waits' | 'looks' | 'moves'
  moves?: ((moved: Movement) => void) | undefined
  /** Whether a point was selected before: then a tap clears it. */
  had: boolean
  still: boolean
}

/**
 * Touch, mouse and keys on a chart: select a point, drag, and pinch. Movements are measured from where they began, so
 * that no event between two frames is lost. A vertical swipe scrolls the page (`touch-action: pan-y`).
 */
export function useChart({ at, look, last, placeOf, move, step, zoom }: Options) {
  const hand = useRef<Hand>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const within = (place: number) => Math.max(0, Math.min(last, place))
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch' && event.clientX < EDGE) return
    const share = shareOf(event)
    clearTimeout(timer.current)
    const now = hand.current
    if (now) {
      now.fingers.set(event.pointerId, share)
      if (move && now.fingers.size === 2) {
        look(undefined)
        Object.assign(now, { still: false, doing: 'moves', moves: move(), ...middleOf(now) })
      }
      return
    }
    const fingers = new Map([[event.pointerId, share]])
    hand.current = { fingers, anchor: share, apart: 0, doing: 'waits', had: at !== undefined, still: true }
    const looks = () => {
      if (hand.current) hand.current.doing = 'looks'
      look(within(placeOf(share)))
    }
    if (move) timer.current = setTimeout(looks, LONG_PRESS)
    else looks()
  }
  const drag = (event: PointerEvent) => {
    const now = hand.current
    if (!now?.fingers.has(event.pointerId)) return
    const share = shareOf(event)
    const width = event.currentTarget.getBoundingClientRect().width
    now.fingers.set(event.pointerId, share)
    if (Math.abs(share - now.anchor) * width > STILL) now.still = false
    if (now.doing === 'looks') return look(within(placeOf(share)))
    if (now.doing === 'waits') {
      if (now.still) return
      clearTimeout(timer.current)
      Object.assign(now, { doing: 'moves', moves: move?.() })
    }
    const { anchor, apart } = middleOf(now)
    const scale = now.apart * width > STILL && apart * width > STILL ? apart / now.apart : 1
    now.moves?.({ anchor: now.anchor, shift: anchor - now.anchor, scale })
  }
  const up = (event: PointerEvent) => {
    clearTimeout(timer.current)
    const now = hand.current
    if (!now?.fingers.delete(event.pointerId)) return
    // The remaining finger continues from where it is.
    if (now.fingers.size > 0) Object.assign(now, { moves: move?.(), ...middleOf(now) })
    else hand.current = undefined
    if (now.fingers.size === 0 && now.still && now.had) look(undefined)
  }
  const cancel = () => {
    clearTimeout(timer.current)
    hand.current = undefined
    look(undefined)
  }
  const key = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (event.key === 'Escape') return look(undefined)
    if (event.key === '+' || event.key === '-') return zoom?.(event.key === '+' ? 1.25 : 0.8)
    if (by === 0 || last < 0) return
    event.preventDefault()
    const next = at === undefined ? last : at + by
    // Beyond the edge the chart scrolls instead.
    if (next < 0 || next > last) step?.(by)
    look(within(next))
  }
  return {
    onPointerDown: down,
    onPointerMove: drag,
    onPointerUp: up,
    // A mouse button released outside fires no event here.
    onPointerLeave: up,
    onPointerCancel: cancel,
    onKeyDown: key,
  }
}

function shareOf(event: PointerEvent): number {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  return width > 0 ? (event.clientX - left) / width : 0
}

function middleOf({ fingers }: Hand): { anchor: number; apart: number } {
  const [one = 0, other = one] = fingers.values()
  return { anchor: (one + other) / 2, apart: Math.abs(one - other) }
}
