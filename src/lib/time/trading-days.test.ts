import { expect, test } from 'vitest'
import { closingAfter } from './trading-days.ts'

const at = (text: string) => Date.parse(`${text}:00+08:00`)

test.each([
  ['2026-11-16T08:30', '2026-11-20T15:00', 'a Monday morning counts its own day'],
  ['2026-11-16T15:00', '2026-11-23T15:00', 'the closing itself is over'],
  ['2026-11-16T18:00', '2026-11-23T15:00', 'an evening begins with the next day'],
  ['2026-11-21T10:00', '2026-11-27T15:00', 'a weekend has no closing'],
  ['2026-11-20T00:00', '2026-11-26T15:00', "midnight is the day's own"],
])('five trading days after %s end at %s: %s', (from, to) => {
  expect(closingAfter(at(from), 5)).toBe(at(to))
})

test('one trading day ends at the next close', () => {
  expect(closingAfter(at('2026-11-20T16:00'), 1)).toBe(at('2026-11-23T15:00'))
})
