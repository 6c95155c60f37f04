import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#test/corpora/runs.ts'
import { countdown, day, duration, minute, stamp, when } from './dates.ts'

const at = (iso: string) => Date.parse(`${iso}+08:00`)

test('times are shown in Shanghai time, whatever the device’s zone', () => {
  expect(stamp(at('2026-03-01T00:05:00'))).toBe('03-01 00:05')
  expect(day(at('2026-02-28T23:59:59'))).toBe('2026-02-28')
  expect(day(Date.parse('2026-02-28T16:00:00Z'))).toBe('2026-03-01')
  expect(stamp(0)).toBe('01-01 08:00')
})

test('every time equals the platform’s for Asia/Shanghai', () => {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' })
  // Before 1992 Shanghai had daylight saving time.
  fc.assert(
    fc.property(fc.integer({ min: at('1992-01-01T00:00:00'), max: at('2199-12-31T23:59:59') }), (ms) => {
      expect(`${day(ms).slice(0, 4)}-${stamp(ms)}`).toBe(parts.format(ms))
      expect(minute(ms)).toBe(parts.format(ms))
    }),
    runs,
  )
})

describe('seen from Sunday noon, 1 March 2026', () => {
  const now = at('2026-03-01T12:00:00')
  test.each([
    ['2026-03-01T00:00:00', '今天 00:00'],
    ['2026-03-01T23:59:59', '今天 23:59'],
    ['2026-02-28T23:59:59', '昨天'],
    ['2026-02-28T00:00:00', '昨天'],
    ['2026-02-27T23:59:59', '02-27'],
    ['2026-01-01T00:00:00', '01-01'],
    ['2025-12-31T23:59:59', '2025-12-31'],
    ['2026-03-02T00:00:00', '03-02'],
    ['2027-01-01T00:00:00', '2027-01-01'],
  ])('%s is %s', (iso, words) => {
    expect(when(at(iso), now)).toBe(words)
  })
})

test('the last evening of a year is yesterday on the first morning of the next', () => {
  expect(when(at('2025-12-31T23:00:00'), at('2026-01-01T01:00:00'))).toBe('昨天')
})

test.each([[Number.NaN], [Infinity], [-Infinity], [1e300], [-1e300], [8.64e15]])('%d is not a time', (ms) => {
  expect([stamp(ms), day(ms), when(ms, 0), when(ms, ms)]).toEqual(['--', '--', '--', '--'])
})

test.each([
  [0, '00:00'],
  [5.9, '00:05'],
  [725, '12:05'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [3_725, '1:02:05'],
  [360_000, '100:00:00'],
  [-1, '--'],
  [Number.NaN, '--'],
  [Infinity, '--'],
])('%d seconds are played as %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})

test.each([
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [999, '00:00:00'],
  [3_725_000, '01:02:05'],
  [86_399_000, '23:59:59'],
  [86_400_000, '1天00:00:00'],
  [183_909_000, '2天03:05:09'],
  [Number.NaN, '--'],
  [Infinity, '--'],
])('%d ms left are shown as %s', (ms, text) => {
  expect(countdown(ms)).toBe(text)
})
