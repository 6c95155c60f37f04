import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Movement } from '#lib/chart/view.ts'

/** A finger that rests so long looks at a point, ms. quotes §4 */
const LONG_PRESS = 300
/** A finger that moves less has not moved, px. */
const STILL = 8
/** Left to the browser's way back, px. */
const EDGE = 20

export interface Pointing {
  /** The place that is looked at, from the left; undefined where none is. */
  at: number | undefined
  look: (at: number | undefined) => void
}

interface Options extends Pointing {
  /** The last place that can be looked at. */
  last: number
  /** The place at a share of the width. */
  placeOf: (share: number) => number
  /** Begins a movement; the result is called with how far it has come since. Without it a finger looks at once. */
  move?: () => (moved: Movement) => void
  /** Moves so many places to the right. */
  step?: (by: number) => void
  /** Shows so many times fewer places, the newest ones. */
  zoom?: (scale: number) => void
}

/** What fingers on a picture do. */
interface Hand {
  fingers: Map<number, number>
  /** Where the one or the two were when what they do began, shares of the width, and how far apart. */
  anchor: number
  apart: number
  doing: 'waits' | 'looks' | 'moves'
  moves?: ((moved: Movement) => void) | undefined
  /** A point was looked at before: a tap puts it away. */
  had: boolean
  still: boolean
}

/**
 * Fingers, a mouse and keys on a picture: a point is looked at, a drag and two fingers move it, measured from where they
 * began, so that no event between two frames is lost. A vertical finger scrolls the page (`touch-action: pan-y`).
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
    // The finger that stays goes on from where it is.
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
    // Beyond an edge the picture moves instead.
    if (next < 0 || next > last) step?.(by)
    look(within(next))
  }
  return {
    onPointerDown: down,
    onPointerMove: drag,
    onPointerUp: up,
    // A mouse that is let go elsewhere says nothing.
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
