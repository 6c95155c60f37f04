import { expect, it } from 'vitest'
import { clockOf } from '#lib/chart/intraday.ts'
import { pricesMove } from '#quotes/beat.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { closedDays, dateOf, isTradingDay, midnightOf } from '#test/service/seed/market/calendar.ts'
import { momentOf, SLOTS, timeOfSlot, toMarket } from './session.ts'

const DAY = 86_400_000
const SHANGHAI = 8 * 3_600_000

/** The trading day by the exchanges' rules, in wall-clock time. quotes §1 */
const HOURS = [
  ['09:00', 'PRE'],
  ['09:15', 'AUCTION'],
  ['09:25', 'PRE_OPEN'],
  ['09:30', 'OPEN'],
  ['11:30', 'NOON'],
  ['13:00', 'OPEN'],
  ['14:57', 'CLOSE_AUCTION'],
  ['15:00', 'CLOSED'],
  ['15:05', 'POST'],
  ['15:30', 'CLOSED'],
] as const

const wallOf = (now: number) => new Date(now + SHANGHAI).toISOString()
function stateOf(now: number): string {
  const weekday = new Date(now + SHANGHAI).getUTCDay()
  const date = wallOf(now).slice(0, 10)
  if (weekday % 6 === 0 || closedDays(Number(date.slice(0, 4))).includes(date)) return 'CLOSED'
  return HOURS.findLast(([from]) => from <= wallOf(now).slice(11, 16))?.[1] ?? 'CLOSED'
}

it('20 000 times over three years have the state of their hour, and the next state to the second', () => {
  const random = createRandom('sessions')
  const [first, last] = [midnightOf('2025-01-01'), midnightOf('2027-11-01')]
  const seen = new Set<string>()
  for (let count = 0; count < 20_000; count++) {
    // Half of them in the trading hours of whatever day it is.
    const midnight = first + random.int(0, (last - first) / DAY) * DAY
    const now = midnight + (random.next() < 0.5 ? random.int(9 * 3600, 16 * 3600) : random.int(0, 86_399)) * 1000
    const moment = momentOf(now)
    const { state, nextState, nextAt, tradeDate } = toMarket(moment)
    seen.add(state)
    const said = { now: wallOf(now), state, nextState, next: wallOf(nextAt), tradeDate }
    if (state !== stateOf(now)) expect(said).toBe('the state of its hour')
    if (nextAt <= now || stateOf(nextAt) !== nextState) expect(said).toBe('the next state')
    // The state lasts to its last second, so that a client that sleeps until then misses nothing.
    if (nextAt - now < 8 * 3_600_000 && stateOf(nextAt - 1000) !== state) expect(said).toBe('a state that holds')
    if (!isTradingDay(midnightOf(tradeDate)) || midnightOf(tradeDate) > now) expect(said).toBe('a trading day')
  }
  expect([...seen].sort()).toEqual([...new Set(HOURS.map(([, state]) => state))].sort())
})

it('a minute is inside the trading hours or outside: 241 of them, none at noon, 11:30 and 13:00 merged', () => {
  const midnight = midnightOf('2026-11-23')
  let before = 0
  for (let minute = 0; minute < 24 * 60; minute++) {
    const moment = momentOf(midnight + minute * 60_000)
    if (dateOf(moment.day) !== '2026-11-23') continue
    const clock = wallOf(moment.now).slice(11, 16)
    const isContinuous = (clock > '09:30' && clock <= '11:30') || (clock > '13:00' && clock <= '14:59')
    const grown = moment.slots - before
    const isAuction = clock === '09:25' || clock === '15:00'
    if (grown !== (isContinuous || isAuction ? 1 : 0)) expect([clock, grown]).toBe('a slot a minute')
    if (clock > '11:30' && clock < '13:00' && (pricesMove(moment.state) || moment.share > 0))
      expect([clock, moment]).toBe('rest')
    before = moment.slots
  }
  expect(before).toBe(SLOTS)
  // The chart labels a slot by its end.
  for (let slot = 1; slot < SLOTS; slot++) expect(wallOf(midnight + timeOfSlot(slot)).slice(11, 16)).toBe(clockOf(slot))
})
