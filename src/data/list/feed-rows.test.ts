import { expect, it } from 'vitest'
import { freshOf, type Held, once, stretchOf, withNewest } from './feed-rows.ts'

const PART = 20
const idOf = (row: number) => String(row)
/** The rows of a service with `count` of them, newest first. */
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => count - at)

/** A seeded random generator, 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

it('has no gaps and no duplicates, however many rows arrive between two reads', () => {
  const wrong: number[] = []
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const random = seeded(seed)
    let count = Math.floor(random() * 40)
    let held: Held<number> | undefined
    for (let read = 0; read < 12; read += 1) {
      held = withNewest(held, stretchOf(rowsOf(count).slice(0, PART)), idOf)
      const isWhole = held.older || held.rows.length === count
      if (!isWhole || held.rows.some((row, at) => row !== count - at)) wrong.push(seed)
      count += Math.floor(random() * random() * 35)
    }
  }
  expect(wrong).toEqual([])
})

it('keeps rows that move out of the newest page, and starts over when the whole page is new', () => {
  const opened = withNewest(undefined, stretchOf(rowsOf(30).slice(0, PART)), idOf)
  const later = withNewest(opened, stretchOf(rowsOf(33).slice(0, PART)), idOf)
  expect(later.rows).toEqual(rowsOf(33).slice(0, PART + 3))
  expect([later.older, freshOf(later, idOf)]).toEqual([true, 3])
  const muchLater = withNewest(later, stretchOf(rowsOf(90).slice(0, PART)), idOf)
  expect(muchLater.rows).toEqual(rowsOf(90).slice(0, PART))
  expect([muchLater.older, freshOf(muchLater, idOf)]).toEqual([true, PART])
})

it('removes a withdrawn row from the newest page', () => {
  const opened = withNewest(undefined, stretchOf(rowsOf(5)), idOf)
  expect(withNewest(opened, stretchOf([5, 3, 2, 1]), idOf).rows).toEqual([5, 3, 2, 1])
  expect(withNewest(opened, stretchOf<number>([]), idOf).rows).toEqual([])
})

it('detects older rows from hasMore or from the page length', () => {
  expect(stretchOf(rowsOf(PART)).older).toBe(true)
  expect(stretchOf(rowsOf(PART - 1)).older).toBe(false)
  expect(stretchOf({ list: rowsOf(3), hasMore: true }).older).toBe(true)
  expect(stretchOf({ list: rowsOf(PART), hasMore: false }).older).toBe(false)
  // A service that promises more rows but sends none is not asked forever.
  expect(stretchOf({ list: [], hasMore: true }).older).toBe(false)
  expect(once([3, 2, 2, 1], idOf)).toEqual([3, 2, 1])
})
