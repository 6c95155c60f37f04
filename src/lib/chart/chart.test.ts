import { expect, it } from 'vitest'
import { price } from '#lib/number/money.ts'
import { pathOf, yOf } from './box.ts'
import { candlePath, candleTone, meansOf, rangeOf } from './candles.ts'
import {
  averagesOf,
  axisOf,
  clockOf,
  directionOf,
  linesOf,
  minuteAt,
  minuteNear,
  newestMinute,
  shareOf,
  SLOTS,
} from './intraday.ts'
import { macdOf } from './macd.ts'

/** Pseudo-random numbers that are always the same. */
function numbers(count: number, seed: number): number[] {
  let state = seed
  return Array.from({ length: count }, () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647)
}

it('a day runs from 9:30 to 15:00 without a gap at noon', () => {
  expect([0, 1, 120, 121, 240].map(clockOf)).toEqual(['09:30', '09:31', '11:30', '13:01', '15:00'])
  expect(new Set(Array.from({ length: SLOTS }, (_, slot) => clockOf(slot))).size).toBe(SLOTS)
})

it('the axis contains every price, symmetrically, and is one percent without any', () => {
  expect(axisOf(10, [undefined])).toEqual({ low: 9.9, high: 10.1 })
  for (let seed = 1; seed < 400; seed++) {
    const p = numbers(60, seed).map((each) => 8 + each * 4)
    const { low, high } = axisOf(10, p)
    expect(high - 10).toBeCloseTo(10 - low, 9)
    expect(Math.min(...p) >= low - 1e-9 && Math.max(...p) <= high + 1e-9 && high >= 10.1 - 1e-9).toBe(true)
  }
})

it('the average is between the traded prices, and constant without trades', () => {
  for (let seed = 1; seed < 200; seed++) {
    const p = numbers(50, seed).map((each) => 8 + each * 4)
    const v = numbers(50, seed + 7).map((each) => (each < 0.3 ? 0 : Math.round(each * 90) * 100))
    const a = p.map((price, slot) => price * (v[slot] ?? 0))
    const averages = averagesOf({ prevClose: 10, p, v, a })
    for (const [slot, average] of averages.entries()) {
      if (v[slot] === 0) expect(average).toBe(averages[slot - 1])
      if (average !== undefined) expect(average >= Math.min(...p) - 1e-9 && average <= Math.max(...p) + 1e-9).toBe(true)
    }
  }
})

it('volume is coloured by the previous minute, the first by the previous close', () => {
  const day = { prevClose: 10, p: [10.1, 10.1, 10], v: [], a: [] }
  expect([0, 1, 2].map((slot) => directionOf(day, slot))).toEqual(['rise', 'flat', 'fall'])
})

it('moving averages equal an independent calculation', () => {
  const closes = numbers(300, 5).map((each) => 5 + each * 10)
  for (const n of [5, 10, 20]) {
    for (const [at, mean] of meansOf(closes, n).entries()) {
      const part = closes.slice(Math.max(0, at - n + 1), at + 1)
      if (part.length < n) expect(mean).toBeUndefined()
      else expect(mean).toBeCloseTo(part.reduce((sum, each) => sum + each, 0) / n, 9)
    }
  }
})

it.each([
  [[30.65, 24.29, 28.54, 27.08, 32.5, 15.26, 19.23, 29.24, 28.94, 9.62], '24.54'],
  [[10.01, 10.02, 10.01, 10.02, 10.01, 10.02, 10.01, 10.02, 10.01, 10.02], '10.02'],
  [[8.35, 8.35, 8.35, 8.35, 8.35, 8.36, 8.36, 8.36, 8.36, 8.36], '8.36'],
  [[0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.15], '0.11'],
])('the mean of %j is rounded half up', (closes, text) => {
  // Running sums drift: earlier numbers must not matter.
  const before = numbers(200, 11).map((each) => Math.round(each * 9_000) / 100)
  expect(price(meansOf([...before, ...closes], 10).at(-1))).toBe(text)
})

it('a candle that opens where it closes is coloured by the previous day', () => {
  const bar = { t: '', o: 11, h: 11, l: 11, c: 11, v: 0 }
  expect([10, 12, 11, undefined].map((before) => candleTone({ ...bar, before }))).toEqual([
    'rise',
    'fall',
    'flat',
    'flat',
  ])
  expect(candleTone({ ...bar, o: 10, before: 20 })).toBe('rise')
})

it('every candle is in one path of its colour, inside its box, even if all are equal', () => {
  const flat = Array.from({ length: 5 }, () => ({ t: '', o: 3, h: 3, l: 3, c: 3, v: 0, before: 3 }))
  const box = { width: 100, height: 50, ...rangeOf(flat) }
  expect(box.high).toBeGreaterThan(box.low)
  expect(candlePath(flat, 'flat', box).match(/M/g)).toHaveLength(10)
  expect(candlePath(flat, 'rise', box)).toBe('')
  const random = numbers(400, 9)
  const candles = Array.from({ length: 100 }, (_, at) => {
    const four = random.slice(at * 4, at * 4 + 4).map((each) => 5 + each)
    const [o = 0, c = 0] = four
    return { t: '', o, c, h: Math.max(...four), l: Math.min(...four), v: 1, before: 5.5 }
  })
  const range = { width: 640, height: 200, ...rangeOf(candles) }
  const paths = ['rise', 'fall', 'flat'].map((tone) => candlePath(candles, tone, range))
  expect(paths.join('').match(/Z/g)).toHaveLength(100)
  for (const { h, l } of candles) expect(yOf(h, range) >= 0 && yOf(l, range) <= 200).toBe(true)
})

it('a line breaks at a missing value', () => {
  const box = { width: 10, height: 10, low: 0, high: 10 }
  expect(pathOf([0, 5, undefined, 10, 10], (at) => at, box)).toBe('M0 10L1 5M3 0L4 0')
})

it('five days are side by side, each with its own line, the newest as far as it has come', () => {
  const day = (p: readonly number[]) => ({ prevClose: 10, p, v: [], a: [] })
  const whole = Array.from({ length: SLOTS }, () => 10)
  const days = [day(whole), day(whole), day([10, 10.5])]
  const places = [0, 240, 241, 482, 483, 722, 9_999].map((place) => {
    const { day: of, slot } = minuteAt(days, place) ?? {}
    return `${days.findIndex((each) => each === of)} ${slot}`
  })
  expect(places).toEqual(['0 0', '0 240', '1 0', '2 0', '2 1', '2 1', '2 1'])
  expect(minuteAt([day([])], 3)).toBeUndefined()
  const box = { width: 722, height: 10, low: 9, high: 11 }
  const line = linesOf([[10, 10], [10], [10, 10.5]], (place) => place, box)
  expect(line).toBe('M0 5L1 5M241 5M482 5L483 2.5')
})

it('five days take 240 slots each: one closes where the next opens, and every minute can be found', () => {
  expect(shareOf(5, 240)).toBe(0.2)
  expect(shareOf(5, 241)).toBe(0.2)
  expect([0, 240, 481].map((minute) => shareOf(1, minute))).toEqual([0, 1, 2])
  expect([shareOf(5, 4 * SLOTS + 240), minuteNear(5, 1), minuteNear(5, 0.2)]).toEqual([1, 4 * SLOTS + 240, SLOTS])
  for (let minute = 0; minute < 5 * SLOTS; minute++) {
    const isClose = minute % SLOTS === 240 && minute < 4 * SLOTS
    expect(minuteNear(5, shareOf(5, minute))).toBe(isClose ? minute + 1 : minute)
  }
  const day = (p: readonly number[]) => ({ prevClose: 10, p, v: [], a: [] })
  expect([newestMinute([]), newestMinute([day([10]), day([10, 11]), day([])])]).toEqual([-1, SLOTS + 1])
})

it('MACD equals an independent calculation, and is zero without movement', () => {
  expect(macdOf([7, 7, 7]).bar).toEqual([0, 0, 0])
  const closes = numbers(400, 11).map((each) => 5 + each * 10)
  const { dif, dea, bar } = macdOf(closes)
  // A mean as a sum over all earlier values, weighted by age.
  const mean = (values: readonly number[], n: number) => {
    const keep = 1 - 2 / (n + 1)
    return values.reduce(
      (sum, value, at) => sum + value * keep ** (values.length - 1 - at) * (at === 0 ? 1 : 1 - keep),
      0,
    )
  }
  for (const at of [0, 1, 30, 199, 399]) {
    const past = closes.slice(0, at + 1)
    expect(dif[at]).toBeCloseTo(mean(past, 12) - mean(past, 26), 9)
    expect(dea[at]).toBeCloseTo(mean(dif.slice(0, at + 1), 9), 9)
    expect(bar[at]).toBeCloseTo(2 * ((dif[at] ?? 0) - (dea[at] ?? 0)), 9)
  }
})
