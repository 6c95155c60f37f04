import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'

/** When playing stops by itself: minutes from now, at the end of this part, or not. */
export const sleeps = ['off', '15', '30', '60', 'end'] as const
type SleepChoice = (typeof sleeps)[number]

interface Sleep {
  choice: SleepChoice
  /** Minutes left, the begun one included; 0 without any. */
  left: number
  /** Whether it has just paused what was playing. */
  isOver: boolean
}

const MINUTE = 60_000
const OFF: Sleep = { choice: 'off', left: 0, isOver: false }

/** One for all players: a jump within a recording and the next lesson are new ones. */
let current = OFF
/** Of the device's monotonic clock, which nobody sets. */
let endsAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
/** Each pauses a player, and tells whether it was playing. */
const players = new Set<() => boolean>()

/** Starts the timer, or stops it. */
export function chooseSleep(choice: SleepChoice): void {
  clearTimeout(timer)
  const minutes = Number(choice)
  if (!(minutes > 0)) return show({ ...OFF, choice })
  endsAt = performance.now() + minutes * MINUTE
  count(choice)
}

/** The timer's choice and the minutes left. CO-08 */
export function useSleep(): Sleep {
  return useSyncExternalStore(subscribe, () => current)
}

/** Lets the timer pause a recording; a broadcast goes on. CO-08 */
export function useSleeping(element: RefObject<HTMLMediaElement | null>, isLive: boolean): void {
  useEffect(() => {
    if (isLive) return
    const pause = () => {
      const isPlaying = element.current?.paused === false
      element.current?.pause()
      return isPlaying
    }
    players.add(pause)
    return () => void players.delete(pause)
  }, [element, isLive])
}

/** At the end of a part: whether playing ends with it. */
export function endsWithPart(): boolean {
  if (current.choice !== 'end') return false
  pauseAll()
  show({ ...OFF, isOver: true })
  return true
}

/** More than playing covers between two reports of its time, seconds. */
const LEAP = 3

/** Told the time of a recording, it ends playing where the next of its `parts` (seconds) begins, if so chosen. CO-08 */
export function usePartEnd(parts: readonly number[] = [], startAt = 0): (sec: number) => void {
  const last = useRef(startAt)
  return (sec) => {
    const before = last.current
    last.current = sec
    if (sec - before < LEAP && parts.some((part) => before < part && part <= sec)) endsWithPart()
  }
}

/** Playing has begun again. */
export function wakeUp(): void {
  if (current.isOver) show(OFF)
}

function count(choice: SleepChoice): void {
  const rest = endsAt - performance.now()
  if (rest <= 0) return show({ ...OFF, isOver: pauseAll() })
  const left = Math.ceil(rest / MINUTE)
  show({ choice, left, isOver: false })
  timer = setTimeout(() => count(choice), rest - (left - 1) * MINUTE)
}

/** Whether anything was playing. */
const pauseAll = () => [...players].map((pause) => pause()).includes(true)

function show(next: Sleep): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
