import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { closedDays as seeded, isTradingDay, midnightOf } from '#test/service/seed/market/calendar.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { isClosedDay, nextOpening } from './calendar.ts'
import { Calendar } from './shapes.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const YEARS = ['2025', '2026', '2027']
const closedDays = (year: string) => (YEARS.includes(year) ? seeded(Number(year)) : undefined)
const at = (text: string) => Date.parse(`${text}+08:00`)

/** The same by the exchange's clock, a quarter of an hour at a time. */
function openingOf(now: number): number {
  for (let next = Math.floor(now / (HOUR / 4) + 1) * (HOUR / 4); ; next += HOUR / 4) {
    const midnight = Math.floor((next + 8 * HOUR) / DAY) * DAY - 8 * HOUR
    const since = (next - midnight) / HOUR
    if ((since === 9.5 || since === 13) && isTradingDay(midnight)) return next
  }
}

it('finds the next opening at 20 000 times of three years, over weekends, holidays and New Year', () => {
  const random = createRandom('openings')
  const [first, last] = [midnightOf('2025-01-01'), midnightOf('2027-12-01')]
  let far = 0
  for (let count = 0; count < 20_000; count++) {
    const now = random.int(first / 1000, last / 1000) * 1000
    const found = nextOpening(now, closedDays)
    if (found !== openingOf(now)) expect([new Date(now).toISOString(), found]).toBe('the opening that comes next')
    if (found !== undefined && found - now > 4 * DAY) far += 1
  }
  expect(far).toBeGreaterThan(100)
})

it('beyond the calendar nothing is known: neither a holiday nor the opening after it', () => {
  const only2026 = (year: string) => (year === '2026' ? seeded(2026) : undefined)
  expect(isClosedDay(at('2026-10-02T12:00'), only2026)).toBe(true)
  expect(isClosedDay(at('2026-10-08T12:00'), only2026)).toBe(false)
  expect(isClosedDay(at('2027-02-08T12:00'), only2026)).toBeUndefined()
  // A weekend needs no calendar.
  expect(isClosedDay(at('2027-02-06T12:00'), only2026)).toBe(true)
  expect(nextOpening(at('2026-12-31T16:00'), only2026)).toBeUndefined()
  expect(nextOpening(at('2026-12-31T11:40'), only2026)).toBe(at('2026-12-31T13:00'))
  expect(nextOpening(at('2026-12-31T16:00'), closedDays)).toBe(at('2027-01-04T09:30'))
  expect(nextOpening(Number.NaN, closedDays)).toBeUndefined()
})

it.each([
  ['no days', { year: 2026, closed: [] }],
  ['days of another year', { year: 2026, closed: ['2025-10-01'] }],
  ['days that are none', { year: 2026, closed: ['2026-13-45', '10-01'] }],
  ['a text', { year: 2026, closed: '2026-10-01' }],
  ['nothing', null],
])('a calendar with %s is invalid', (_, answer) => {
  expect(safeParse(Calendar, answer).success).toBe(false)
})
