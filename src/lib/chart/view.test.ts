import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '#test/corpora/runs.ts'
import { moved, SEEN, seenOf, stepped, type View } from './view.ts'

const datesOf = (total: number) => Array.from({ length: total }, (_, at) => String(20_000_000 + at))
const listed = fc.record({ total: fc.integer({ min: 1, max: 900 }), count: fc.integer({ min: 1, max: 300 }) })

it('a view is never empty, never larger than the data, and ends with the newest at first', () => {
  fc.assert(
    fc.property(listed, fc.integer({ min: -50, max: 950 }), ({ total, count }, until) => {
      const dates = datesOf(total)
      const { from, to } = seenOf(dates, { count, until: String(20_000_000 + until) })
      expect(from >= 0 && to <= total && to > from && to - from <= Math.min(total, count)).toBe(true)
      expect(seenOf(dates, { count })).toEqual({ from: Math.max(0, total - count), to: total })
    }),
    runs,
  )
})

it('the bar of another period containing the date is the last one in view', () => {
  const weeks = ['2025-03-07', '2025-03-14', '2025-03-21']
  expect(seenOf(weeks, { count: 1, until: '2025-03-12' })).toEqual({ from: 1, to: 2 })
  expect(seenOf(weeks, { count: 1, until: '2026-01-01' })).toEqual({ from: 2, to: 3 })
  expect(seenOf(weeks, { count: 1, until: '2020-01-01' })).toEqual({ from: 0, to: 1 })
})

it('a period with few bars keeps its right edge, shows those before it, and pans on from there', () => {
  const dates = datesOf(36)
  const view = { count: 60, until: dates[29] }
  expect(seenOf(dates, view)).toEqual({ from: 0, to: 30 })
  expect(seenOf(dates, { count: 60, until: dates[3] })).toEqual({ from: 0, to: SEEN.least })
  expect(seenOf(dates, moved(dates, view, { anchor: 0.5, shift: -0.1, scale: 1 }))).toEqual({ from: 0, to: 33 })
  expect(moved(dates, view, { anchor: 0.5, shift: 0.5, scale: 1 })).toEqual(view)
})

it('pinch zoom keeps the point between the fingers fixed', () => {
  const share = fc.double({ min: 0.2, max: 0.8, noNaN: true })
  fc.assert(
    fc.property(share, fc.double({ min: 0.4, max: 2.5, noNaN: true }), (anchor, scale) => {
      const dates = datesOf(2_000)
      const start: View = { count: 100, until: dates[1_400] }
      const before = seenOf(dates, start)
      const after = seenOf(dates, moved(dates, start, { anchor, shift: 0, scale }))
      const bar = before.from + anchor * 100
      expect(Math.abs(after.from + anchor * (after.to - after.from) - bar)).toBeLessThanOrEqual(0.5)
    }),
    runs,
  )
})

it('a movement is measured from its start: only the last of many counts', () => {
  const dates = datesOf(500)
  const start: View = { count: 60 }
  const by = (shift: number) => moved(dates, start, { anchor: 0.5, shift, scale: 1 })
  expect(seenOf(dates, by(0.5))).toEqual({ from: 410, to: 470 })
  expect(by(0)).toEqual({ count: 60 })
  // Beyond the ends it stops.
  expect(seenOf(dates, by(99))).toEqual({ from: 0, to: 60 })
  expect(by(-99)).toEqual({ count: 60 })
  const near = moved(dates, start, { anchor: 0.5, shift: 0, scale: 99 })
  const far = moved(dates, start, { anchor: 0.5, shift: 0, scale: 0.01 })
  expect([near.count, far.count]).toEqual([SEEN.least, SEEN.most])
})

it('keys move bar by bar, up to the ends', () => {
  const dates = datesOf(100)
  const once = stepped(dates, { count: 60 }, -1)
  expect(seenOf(dates, once)).toEqual({ from: 39, to: 99 })
  expect(stepped(dates, once, 5)).toEqual({ count: 60 })
  expect(seenOf(dates, stepped(dates, once, -500))).toEqual({ from: 0, to: 60 })
})
