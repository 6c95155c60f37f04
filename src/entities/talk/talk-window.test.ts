import { expect, it } from 'vitest'
import { createRandom } from '#test/service/seed/random.ts'
import {
  boundsOf,
  cameSince,
  following,
  grown,
  heightOf,
  held,
  MORE,
  MOST,
  NEAR,
  OPENED,
  reached,
  released,
  restored,
  unfolded,
} from './talk-window.ts'

const talk = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => ({ key: `m${from + at}` }))
/** Every row of this talk has its own height, px. */
const heightAt = (n: number) => 60 + (n % 7)
const heights = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => heightAt(from + at))
/** Of all rows of a stretch together. */
function heightFrom(from: number, to: number): number {
  let sum = 0
  for (let n = from; n < to; n += 1) sum += heightAt(n)
  return sum
}

it('follows the newest, and stays in place while the reader is further up', () => {
  const all = talk(0, 300)
  expect(boundsOf(all, following)).toEqual({ from: 300 - OPENED, to: 300 })
  const reading = held(all, following)
  const later = talk(0, 340)
  expect(boundsOf(later, reading)).toEqual({ from: 300 - OPENED, to: 300 })
  expect(cameSince(later, reading)).toBe(40)
  expect(boundsOf(later, following).to).toBe(340)
})

it('scrolls up through a thousand rows with few rendered, and back down through the same heights', () => {
  const all = talk(0, 1_000)
  let window = grown(all, following)
  const whole = (at: typeof window) => {
    const { from, to } = boundsOf(all, at)
    return { rows: to - from, under: heightOf(at), to }
  }
  while (boundsOf(all, window).from > 0) {
    const { from, to } = boundsOf(all, window)
    if (to - from > MOST) {
      // The lowest, lowest first, as they were measured.
      window = released(all, window, heights(from + MOST, to).reverse())
    } else window = grown(all, window)
    const { rows, under, to: end } = whole(window)
    expect(rows).toBeLessThanOrEqual(MOST + MORE)
    expect(under).toBe(heightFrom(end, 1_000))
  }
  expect(window.below.length).toBeGreaterThan(20)
  expect(cameSince([...all, ...talk(1_000, 1_005)], window)).toBe(5)
  while (window.below.length > 0) {
    window = restored(window)
    const { under, to } = whole(window)
    expect(under).toBe(heightFrom(to, 1_000))
  }
  expect(boundsOf(all, window)).toEqual({ from: 1_000 - MOST, to: 1_000 })
  expect(restored(window)).toBe(window)
})

/** A talk of a thousand rows, read up to its beginning. */
function readUp(all: ReturnType<typeof talk>) {
  let window = grown(all, following)
  while (boundsOf(all, window).from > 0) {
    const { from, to } = boundsOf(all, window)
    window = to - from > MOST ? released(all, window, heights(from + MOST, to).reverse()) : grown(all, window)
  }
  return window
}

it('23: wherever the reader jumps to, its rows are rendered at once, in 1,000 jumps', () => {
  const all = talk(0, 1_000)
  const top = readUp(all)
  const [seen, whole] = [800, heightFrom(0, 1_000)]
  const wrong: number[] = []
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const up = createRandom(`jump ${seed}`).int(0, whole - seen)
    const window = reached(all, top, up)
    const { from, to } = boundsOf(all, window)
    const [under, over] = [heightOf(window), heightFrom(0, from)]
    const isExact = under === heightFrom(to, 1_000)
    if (!isExact || under > Math.max(0, up - NEAR) || whole - over < up + seen || to - from > MOST + MORE)
      wrong.push(seed)
  }
  expect(wrong).toEqual([])
  expect(boundsOf(all, reached(all, top, 0))).toEqual({ from: 1_000 - MOST, to: 1_000 })
})

/** A reader further up while messages are added, older ones are loaded and rows far below are collapsed. */
function reader(seed: number) {
  const random = createRandom(`reader ${seed}`)
  let [first, end] = [0, random.int(60, 300)]
  let rows = talk(first, end)
  const become = (from: number, to: number) => {
    ;[first, end, rows] = [from, to, talk(from, to)]
  }
  let window = held(rows, following)
  const place = (key: string) => Number(key.slice(1))
  /** The distance of this row from the end of the box, the origin of scrolling; undefined if it is not rendered. */
  const distanceTo = (n: number) => {
    const { from, to } = boundsOf(rows, window)
    const isDrawn = n >= first + from && n < first + to
    return isDrawn ? heightOf(window) + heightFrom(n + 1, first + to) : undefined
  }
  const fold = () => {
    const { from, to } = boundsOf(rows, window)
    if (to - from <= MOST) return
    const lowest = heights(first + from + MOST, first + to).reverse()
    window = released(rows, window, lowest)
  }
  const events = [
    ['others write', () => become(first, end + random.int(1, 40))],
    ['older ones come', () => become(first - random.int(1, 50), end)],
    [
      'the newest are let go',
      () => {
        const lowest = place(window.below[0]?.bottom ?? window.bottom ?? '')
        become(first, Math.max(lowest + 1, end - random.int(1, 40)))
      },
    ],
    [
      'reads up',
      () => {
        window = grown(rows, window)
        fold()
      },
    ],
    ['reads down', () => void (window = restored(window))],
    ['turns the phone', () => void (window = unfolded(rows, window))],
  ] as const
  /** One of the rendered rows. */
  const seen = () => {
    const { from, to } = boundsOf(rows, window)
    return first + random.int(from, to - 1)
  }
  return { random, events, distanceTo, seen }
}

it('17: whatever is added, removed or collapsed, the row being read stays in place, in 1,000 runs', () => {
  const wrong: Record<string, number[]> = {}
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const { random, events, distanceTo, seen } = reader(seed)
    for (let step = 0; step < 30; step += 1) {
      const [name, event] = random.pick(events)
      const row = seen()
      const before = distanceTo(row)
      event()
      const after = distanceTo(row)
      if (after !== undefined && after !== before) wrong[name] = [...(wrong[name] ?? []), seed]
    }
  }
  expect(wrong).toEqual({})
})

it('renders all rows below again when their measured heights are outdated', () => {
  const all = talk(0, 400)
  const reading = { ...held(all, following), count: MOST + 50 }
  const folded = released(all, reading, heights(350, 400).reverse())
  expect(boundsOf(all, folded)).toEqual({ from: 250, to: 350 })
  expect(boundsOf(all, unfolded(all, folded))).toEqual({ from: 250, to: 400 })
  expect(unfolded(all, reading)).toBe(reading)
})

it('a missing anchor row means the newest', () => {
  expect(boundsOf(talk(0, 80), { bottom: 'x', count: 51, below: [] })).toEqual({ from: 29, to: 80 })
  expect(boundsOf([], following)).toEqual({ from: 0, to: 0 })
})
