import type { quotesMinutes } from './calls.ts'
import type { Renewal } from './desk.ts'
import { OutOfOrder } from './order.ts'
import type { Minutes } from './shapes.ts'

/** A day's minutes are refreshed from the newest slot on, which may still change. */
export const renewal: Renewal<typeof quotesMinutes> = {
  ask: ({ symbol, days }) => ({ symbol, days: 1, from: lastSlot(days.at(-1)) }),
  merge: (before, part) => {
    const [grown] = part.days
    const newest = before.days.at(-1)
    if (!grown || !newest) return undefined
    const kept = grown.from - newest.from
    if (grown.d < newest.d || (grown.d === newest.d && kept + grown.p.length < newest.p.length))
      throw new OutOfOrder('minutes from before those shown')
    // Another day has started, or there is a gap.
    if (grown.d !== newest.d || kept > newest.p.length || kept < 0) return undefined
    const join = (old: readonly number[], next: readonly number[]) => [...old.slice(0, kept), ...next]
    const day = { ...newest, p: join(newest.p, grown.p), v: join(newest.v, grown.v), a: join(newest.a, grown.a) }
    return { ...before, days: [...before.days.slice(0, -1), day] }
  },
}

function lastSlot(day: Minutes['days'][number] | undefined): number {
  return day ? Math.max(0, day.from + day.p.length - 1) : 0
}
