import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { onCommonDays, withIndex } from './bench.ts'
import { deepestFall, drawdownsOf, waterOf } from './falls.ts'
import { annualOf, benchTotalOf, dailyOf, excessOf, neededAfter, periodsOf, totalOf, volatilityOf } from './figures.ts'
import { gapsOf } from './gaps.ts'
import { type CurvePoint, seriesOf } from './series.ts'
import { stakeAt, worstDay } from './stake.ts'
import { thinned } from './thin.ts'
import { monthsBefore, windowOf } from './window.ts'

const dayAt = (at: number) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10)
const curveOf = (navs: readonly number[], benches: readonly (number | undefined)[] = []): CurvePoint[] =>
  navs.map((nav, at) => ({ d: dayAt(at), nav, bench: benches[at] }))

/** Values of up to half a year. */
const worths = fc.array(fc.double({ min: 0.05, max: 20, noNaN: true }), { minLength: 2, maxLength: 180 })

describe('the reference vector of strategy figures', () => {
  const curve = curveOf([1, 1.02, 1.01, 1.01, 0.96, 0.98, 1.03, 1], [1, 1.01, 1.015, 1.01, 0.99, 0.985, 1, 1.005])

  it('has its drawdown with both dates and the recovery', () => {
    const fall = deepestFall(curve)
    expect(fall).toMatchObject({ peak: 1, trough: 4, back: 6 })
    expect(fall.rate).toBeCloseTo(-0.0588, 4)
    expect(waterOf(curve)).toEqual({ days: 5, longest: 4, lasts: true })
  })

  it('has its mean, volatility and benchmark', () => {
    const daily = dailyOf(curve)
    expect(daily.reduce((sum, each) => sum + each, 0) / daily.length).toBeCloseTo(0.000488, 6)
    expect(volatilityOf(curve)).toBeCloseTo(0.527, 4)
    expect(totalOf(curve)).toBe(0)
    expect(benchTotalOf(curve)).toBeCloseTo(0.005, 10)
    expect(excessOf(0, 0.005)).toBeCloseTo(-0.004975, 6)
    expect(excessOf(0.3, 0.2)).toBeCloseTo(0.0833, 4)
  })

  it('leaves 94,117.65 of 100,000 invested at the high, 96,000 if invested at the start', () => {
    expect(100_000 * stakeAt(curve, worstDay(curve)).left).toBeCloseTo(94_117.65, 2)
    expect(100_000 * stakeAt(curve, 0).left).toBeCloseTo(96_000, 6)
    expect(stakeAt(curve, worstDay(curve))).toMatchObject({ bought: 1, worst: 4, whole: 6 })
    expect(stakeAt(curve, 7)).toMatchObject({ left: 1, worst: 7, whole: undefined })
  })

  it.each([
    [-0.1, 0.1111],
    [-0.2, 0.25],
    [-0.3, 0.4286],
    [-0.5, 1],
  ])('a loss of %d needs %d', (fall, needed) => expect(neededAfter(fall)).toBeCloseTo(needed, 4))
})

it('a fall and a month are rounded like the total: half a digit up, whatever its binary fraction', () => {
  const points = curveOf([1, 0.50055])
  expect(totalOf(points)).toBe(-0.49945)
  expect(deepestFall(points).rate).toBe(-0.49945)
  expect(drawdownsOf([1, 0.50055])).toEqual([0, -0.49945])
  expect(periodsOf(points, 7)).toEqual([{ period: '2020-01', rate: -0.49945 }])
})

describe('a series', () => {
  test.each([
    ['no point', [], 'none'],
    ['one point', [1], 'one'],
    ['a beginning at zero', [0, 1], 'invalid'],
    ['a negative value', [1, -0.2, 1], 'invalid'],
    ['what is no number', [1, Number.NaN, 1.1], 'invalid'],
    ['an infinite value', [1, Infinity], 'invalid'],
    ['a loss of all', [1, 1.2, 0], 'zero'],
    ['a flat one', [1, 1, 1], undefined],
  ])('%s: %s is %s', (_, navs, undrawn) => expect(seriesOf(curveOf(navs)).undrawn).toBe(undrawn))

  test('a benchmark of zero is invalid, a missing one is not', () => {
    expect(seriesOf(curveOf([1, 1.1], [0, 1])).undrawn).toBe('invalid')
    expect(seriesOf(curveOf([1, 1.1], [undefined, 1])).undrawn).toBeUndefined()
  })

  test('unordered and duplicate days give the same series, flagged as such', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }), (order) => {
        const sorted = curveOf([1, 2, 3, 4, 5, 6, 7, 8])
        const given = order.flatMap((at) => sorted[at] ?? [])
        const isSorted = order.every((at, place) => at === place)
        expect(seriesOf(given)).toEqual({ points: sorted, undrawn: undefined, tidied: !isSorted })
        const twice = [{ ...sorted[3], d: dayAt(3), nav: 99 }, ...given]
        expect(seriesOf(twice)).toEqual({ points: sorted, undrawn: undefined, tidied: true })
      }),
    )
  })
})

describe('drawdowns', () => {
  test('begin at the last of equal highs and end at the first of equal lows', () => {
    const navs = [2, 1, 2, 1, 1, 1.5].map((nav) => ({ nav }))
    expect(deepestFall(navs)).toEqual({ rate: -0.5, peak: 0, trough: 1, back: 2 })
    expect(deepestFall([1, 2, 2, 1, 1].map((nav) => ({ nav })))).toMatchObject({ peak: 2, trough: 3, back: undefined })
    expect(deepestFall([])).toEqual({ rate: 0, peak: 0, trough: 0, back: undefined })
  })

  test('are between zero and a total loss, and include the maximum', () => {
    fc.assert(
      fc.property(worths, (navs) => {
        const falls = drawdownsOf(navs)
        expect(falls.every((fall) => fall <= 0 && fall >= -1)).toBe(true)
        const { rate, peak, trough } = deepestFall(curveOf(navs))
        expect(rate).toBe(Math.min(...falls))
        expect((navs[trough] ?? 0) / (navs[peak] ?? 1) - 1).toBeCloseTo(rate, 12)
        expect(stakeAt(curveOf(navs), worstDay(curveOf(navs))).left - 1).toBeCloseTo(rate, 12)
      }),
    )
  })
})

describe('periods', () => {
  test('compound to the total', () => {
    fc.assert(
      fc.property(worths, fc.constantFrom(4 as const, 7 as const), (navs, letters) => {
        const curve = curveOf(navs)
        const product = periodsOf(curve, letters).reduce((all, { rate }) => all * (1 + rate), 1)
        expect(product / (1 + (totalOf(curve) ?? 0))).toBeCloseTo(1, 9)
      }),
    )
  })

  test('a month starts with the last day of the previous one', () => {
    const points = [
      { d: '2026-01-30', nav: 1 },
      { d: '2026-02-02', nav: 1.05 },
      { d: '2026-02-27', nav: 1.1 },
      { d: '2026-03-31', nav: 0.99 },
    ]
    expect(periodsOf(points, 7).map(({ period, rate }) => [period, rate.toFixed(4)])).toEqual([
      ['2026-01', '0.0000'],
      ['2026-02', '0.1000'],
      ['2026-03', '-0.1000'],
    ])
  })

  test('a period starts with the last close on or before its first day', () => {
    const points = ['2025-09-29', '2025-09-30', '2025-10-09', '2025-12-31'].map((d, at) => ({ d, nav: 1 + at }))
    expect(windowOf(points, '3M').map(({ d }) => d)).toEqual(['2025-09-30', '2025-10-09', '2025-12-31'])
    expect(windowOf(points, '1Y')).toHaveLength(4)
    expect(windowOf([], '3M')).toEqual([])
  })

  test.each([
    ['2025-12-31', 3, '2025-09-30'],
    ['2026-05-29', 3, '2026-02-28'],
    ['2024-05-31', 3, '2024-02-29'],
    ['2026-01-15', 12, '2025-01-15'],
    ['2024-02-29', 12, '2023-02-28'],
  ])('%s minus %d months is %s', (d, months, before) => expect(monthsBefore(d, months)).toBe(before))

  test('fewer than 365 days have no annual figure', () => {
    const of = (days: number) => annualOf([1, 2].map((nav, at) => ({ d: dayAt(at * days), nav })))
    expect(of(364)).toBeUndefined()
    expect(of(365)).toBeCloseTo(1, 12)
    expect(of(730)).toBeCloseTo(Math.SQRT2 - 1, 12)
  })

  test('equal changes and a flat line have no deviation', () => {
    expect(volatilityOf(curveOf([1, 1, 1]))).toBe(0)
    expect(volatilityOf(curveOf(Array.from({ length: 250 }, (_, at) => 1.001 ** at)))).toBe(0)
    expect(volatilityOf(curveOf([1, 2]))).toBeUndefined()
  })
})

describe('an index beside a curve', () => {
  const curve = curveOf([2, 3, 4, 5])

  test('starts at 1 on the first common day, and keeps its last value', () => {
    const closes = [
      { d: '1999-01-01', c: 5 },
      { d: dayAt(1), c: 10 },
      { d: dayAt(3), c: 12 },
      { d: dayAt(2), c: 0 },
    ]
    expect(withIndex(curve, closes).map(({ d, nav, bench }) => [d, nav, bench])).toEqual([
      [dayAt(1), 1, 1],
      [dayAt(2), 4 / 3, 1],
      [dayAt(3), 5 / 3, 1.2],
    ])
    expect(withIndex(curve, [{ d: '1999-01-01', c: 1 }])).toEqual([])
  })

  test('two curves are compared on common days only', () => {
    const other = [
      { d: dayAt(3), nav: 8 },
      { d: dayAt(1), nav: 4 },
      { d: dayAt(9), nav: 1 },
    ]
    expect(onCommonDays(curve, other)).toEqual([
      { d: dayAt(1), nav: 1, bench: 1 },
      { d: dayAt(3), nav: 5 / 3, bench: 2 },
    ])
    expect(onCommonDays(curve, [])).toEqual([])
  })
})

describe('drawing', () => {
  test('keeps the minimum and maximum of each pixel column', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: 0, maxLength: 900 }),
        fc.integer({ min: 1, max: 120 }),
        (values, columns) => {
          const kept = thinned(values, 0, values.length, columns)
          expect(kept.every((at, place) => place === 0 || at > (kept[place - 1] ?? -1))).toBe(true)
          if (values.length === 0) return
          expect([kept[0], kept.at(-1)]).toEqual([0, values.length - 1])
          expect(kept.length).toBeLessThanOrEqual(Math.max(2, 4) * columns)
          const seen = new Set(kept.map((at) => values[at]))
          for (let column = 0; column < columns; column += 1) {
            const part = values.filter((_, at) => Math.floor((at * columns) / values.length) === column)
            if (part.length > 0)
              expect([seen.has(Math.min(...part)), seen.has(Math.max(...part))]).toEqual([true, true])
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('a holiday is no gap, two months are', () => {
    const of = (...days: string[]) => gapsOf(days.map((d) => ({ d })))
    expect(of('2026-02-12', '2026-02-13', '2026-02-24', '2026-02-25')).toEqual([])
    expect(of('2026-09-30', '2026-10-09')).toEqual([])
    expect(of('2026-01-05', '2026-03-05', '2026-03-06')).toEqual([1])
  })
})
