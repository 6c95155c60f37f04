/** How often a code was asked for lately, and when the next may be. Kept for the tab, so that a reload keeps it. */
export interface Sends {
  readonly count: number
  /** When the last was sent, epoch ms; 0: none yet. */
  readonly at: number
  /** Seconds until the next may be asked for, counted from `at`. */
  readonly wait: number
}

export const noSends: Sends = { count: 0, at: 0, wait: 0 }

const FORGET = 30 * 60_000
const LONGEST = 600

/** What was kept, if it is readable and of the last half hour. */
export function readSends(text: string | null, now: number): Sends {
  const [count, at, wait] = (text ?? '').split(',').map(Number)
  if (!whole(count) || !whole(at) || !whole(wait) || at > now || now - at > FORGET) return noSends
  return { count, at, wait: Math.min(wait, LONGEST) }
}

export function writeSends({ count, at, wait }: Sends): string {
  return [count, at, wait].join(',')
}

export function afterSend(sends: Sends, now: number, resendSec: number): Sends {
  return { count: sends.count + 1, at: now, wait: Math.min(Math.max(Math.ceil(resendSec), 1), LONGEST) }
}

/** Whole seconds still to wait; a clock set back never makes it longer than the wait itself. */
export function secondsLeft({ at, wait }: Sends, now: number): number {
  return Math.min(wait, Math.max(0, Math.ceil((at + wait * 1000 - now) / 1000)))
}

function whole(value: number | undefined): value is number {
  return value !== undefined && Number.isSafeInteger(value) && value >= 0
}
