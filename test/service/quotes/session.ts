import type { OutputOf } from '#api/call.ts'
import type { quotesMarket } from '#quotes/calls.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { CALENDAR_REV, dateOf, isTradingDay, nextTradingDay } from '#test/service/seed/market/calendar.ts'

const MINUTE = 60_000
const clock = (hour: number, minute: number) => (hour * 60 + minute) * MINUTE

type State = OutputOf<typeof quotesMarket>['state']

/** The states of a trading day and when each begins, from midnight. quotes §1 */
const STATES = [
  [clock(9, 0), 'PRE'],
  [clock(9, 15), 'AUCTION'],
  [clock(9, 25), 'PRE_OPEN'],
  [clock(9, 30), 'OPEN'],
  [clock(11, 30), 'NOON'],
  [clock(13, 0), 'OPEN'],
  [clock(14, 57), 'CLOSE_AUCTION'],
  [clock(15, 0), 'CLOSED'],
  [clock(15, 5), 'POST'],
  [clock(15, 30), 'CLOSED'],
] as const

/** Slots of a day: the opening auction, 120 minutes of the morning and 120 of the afternoon. */
export const SLOTS = 241

/** The position of a moment in the day. */
export interface Moment {
  now: number
  /** Midnight of the newest trading day that has begun. */
  day: number
  state: State
  /** How many slots are complete, and the fraction of the next one: 0 before 9:25, 241 from 15:00 on. */
  slots: number
  share: number
}

export function momentOf(now: number): Moment {
  const midnight = today(now)
  const since = now - midnight
  if (!isTradingDay(midnight) || since < STATES[0][0]) return over(now, lastTradingDay(midnight))
  const [, state] = STATES.findLast(([from]) => since >= from) ?? STATES[0]
  return { now, day: midnight, state, ...slotsAt(since) }
}

function over(now: number, day: number): Moment {
  return { now, day, state: 'CLOSED', slots: SLOTS, share: 0 }
}

function lastTradingDay(midnight: number): number {
  let day = midnight - DAY
  while (!isTradingDay(day)) day -= DAY
  return day
}

/** The last two minutes before the closing auction's price are empty: the slot of 15:00 appears at 15:00. */
function slotsAt(since: number): { slots: number; share: number } {
  if (since < clock(9, 25)) return { slots: 0, share: 0 }
  const morning = (since - clock(9, 30)) / MINUTE
  if (morning < 0) return { slots: 1, share: 0 }
  if (morning < 120) return { slots: 1 + Math.floor(morning), share: morning % 1 }
  const afternoon = (since - clock(13, 0)) / MINUTE
  if (afternoon < 0) return { slots: 121, share: 0 }
  if (afternoon < 119) return { slots: 121 + Math.floor(afternoon), share: afternoon % 1 }
  return afternoon < 120 ? { slots: 240, share: 0 } : { slots: SLOTS, share: 0 }
}

/** The market state as the service reports it. */
export function toMarket(moment: Moment): OutputOf<typeof quotesMarket> {
  const { now, day, state } = moment
  const midnight = today(now)
  const next = isTradingDay(midnight) ? STATES.find(([from]) => midnight + from > now) : undefined
  const [from, nextState] = next ?? STATES[0]
  const nextAt = next ? midnight + from : nextTradingDay(midnight) + from
  return {
    now,
    tradeDate: dateOf(day),
    state,
    nextState,
    nextAt,
    delaySec: 0,
    source: '示例行情',
    calendarRev: CALENDAR_REV,
  }
}

/** The clock time at the end of a slot, from midnight. */
export function timeOfSlot(slot: number): number {
  if (slot === 0) return clock(9, 25)
  return slot <= 120 ? clock(9, 30) + slot * MINUTE : clock(13, 0) + (slot - 120) * MINUTE
}
