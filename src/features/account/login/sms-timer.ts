/** How many codes were requested lately, and when the next one may be. Stored per tab, so that a reload keeps it. */
export interface Sends {
  readonly count: number
  /** When the last one was sent, epoch ms; 0 for none. */
  readonly at: number
  /** Seconds after `at` until the next one is allowed. */
  readonly wait: number
}

const noSends: Sends = { count: 0, at: 0, wait: 0 }

const FORGET = 30 * 60_000
const LONGEST = 600

/** The stored timer, if it is readable and at most half an hour old. */
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

/** Whole seconds left; a clock that was set back never makes it longer than the wait itself. */
export function secondsLeft({ at, wait }: Sends, now: number): number {
  return Math.min(wait, Math.max(0, Math.ceil((at + wait * 1000 - now) / 1000)))
}

function whole(value: number | undefined): value is number {
  return value !== undefined && Number.isSafeInteger(value) && value >= 0
}
