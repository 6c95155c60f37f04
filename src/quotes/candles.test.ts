import { describe, expect, it } from 'vitest'
import { isBefore, joinBars, toCandles } from './candles.ts'
import type { Bars, Snapshot } from './shapes.ts'

/** Bars of these closes; open, high and low equal them. */
function barsOf(t: string[], c: number[], rest: Partial<Bars> = {}): Bars {
  const v = c.map(() => 100)
  return {
    symbol: 'SH600901',
    period: '1d',
    adjust: 'forward',
    rev: '1',
    more: false,
    t,
    o: c,
    h: c,
    l: c,
    c,
    v,
    a: v,
    ...rest,
  }
}
const at = Date.parse('2026-11-23T10:20:00+08:00')
const quote: Snapshot = {
  symbol: 'SH600901',
  status: 'TRADING',
  price: 11,
  prevClose: 10,
  open: 10.5,
  high: 12,
  low: 9.5,
  volume: 700,
  at,
}
const TODAY = '2026-11-23'
const last = (bars: Bars, now: Partial<Snapshot> = {}) => toCandles(bars, { ...quote, ...now }, TODAY).at(-1)

describe('the newest bar', () => {
  it('is today’s at its newest price, or follows the last day', () => {
    const day = { t: TODAY, o: 10.5, h: 12, l: 9.5, c: 11, v: 700, before: 10 }
    expect(last(barsOf(['2026-11-20', TODAY], [10, 10.6]))).toEqual(day)
    expect(last(barsOf(['2026-11-19', '2026-11-20'], [9, 10]))).toEqual(day)
  })

  it('is adjusted like the bars before it; without the factor it stays as delivered', () => {
    const bars = barsOf(['2026-11-20', TODAY], [67, 67.5], { adjust: 'backward' })
    expect(last({ ...bars, factor: { times: 2, plus: 47 } })).toMatchObject({ o: 68, h: 71, l: 66, c: 69, before: 67 })
    expect(last(bars)).toMatchObject({ o: 67.5, c: 67.5 })
  })

  it('is based on the reference price of an ex-date with unadjusted prices', () => {
    const bars = barsOf(['2026-11-19', '2026-11-20', TODAY], [9, 12, 10.6], { adjust: 'none' })
    expect(last(bars)?.before).toBe(10)
    const [first, ex] = toCandles(
      {
        ...bars,
        bases: [
          { t: '2026-11-19', p: 8.8 },
          { t: '2026-11-20', p: 8 },
        ],
      },
      undefined,
      TODAY,
    )
    expect([first?.before, ex?.before]).toEqual([8.8, 8])
  })

  it('of a week or a month grows with the day', () => {
    const done = { o: 9, h: 10.2, l: 8.8, c: 10, v: 5_000 }
    const week = barsOf(['2026-11-20', TODAY], [10, 10.6], { period: '1w', done: null })
    expect(last(week)).toMatchObject({ o: 10.5, h: 12, l: 9.5, c: 11, v: 700, before: 10 })
    const month = barsOf(['2026-10-30', TODAY], [9, 10.6], { period: '1M', done })
    expect(last(month)).toEqual({ t: TODAY, o: 9, h: 12, l: 8.8, c: 11, v: 5_700, before: 9 })
    // A page from before the day: the bar continues, or another one starts.
    const older = barsOf(['2026-10-30', '2026-11-20'], [9, 10], { period: '1M' })
    expect(last(older)).toMatchObject({ t: TODAY, o: 10, h: 12, l: 9.5, c: 11, v: 800, before: 9 })
    expect(toCandles({ ...older, period: '1w' }, quote, TODAY)).toHaveLength(3)
    // Without the week's state before the day: its volume already includes the day.
    expect(last(barsOf(['2026-11-20', TODAY], [10, 13], { period: '1w' }))).toMatchObject({ h: 13, c: 11, v: 100 })
  })

  it('is not built from a price of another day, a missing price, or a suspended stock', () => {
    const bars = barsOf(['2026-11-19', '2026-11-20'], [9, 10])
    for (const now of [{ at: at - 86_400_000 * 3 }, { price: undefined }, { status: 'SUSPENDED' as const }])
      expect(last(bars, now)).toMatchObject({ t: '2026-11-20', c: 10 })
    expect(last(bars, { status: 'HALTED' })).toMatchObject({ t: TODAY, c: 11 })
  })
})

describe('pages', () => {
  const older = barsOf(['2026-11-17', '2026-11-18'], [1, 2], { more: true, bases: [{ t: '2026-11-17', p: 0.9 }] })
  const newer = barsOf(['2026-11-18', '2026-11-19'], [3, 4], { bases: [{ t: '2026-11-18', p: 2.5 }] })

  it('are joined where they meet, each day once, the newer page’s', () => {
    const all = joinBars(older, newer)
    expect([all.t, all.c, all.more]).toEqual([['2026-11-17', '2026-11-18', '2026-11-19'], [1, 3, 4], true])
    expect(toCandles(all, undefined, undefined).map(({ before }) => before)).toEqual([0.9, 1, 3])
  })

  it('of two revisions are never joined', () => {
    expect(joinBars(older, { ...newer, rev: '2' })).toEqual({ ...newer, rev: '2' })
    expect(joinBars(barsOf([], [], { more: true }), newer)).toEqual(newer)
  })

  it('are ordered by their newest day and its volume', () => {
    expect(isBefore(older, newer)).toBe(true)
    expect(isBefore(newer, newer)).toBe(false)
    expect(isBefore({ ...newer, v: [100, 99] }, newer)).toBe(true)
  })
})
