import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#test/corpora/runs.ts'
import { decimal } from './decimal.ts'

test.each([
  [1.005, 2, 0, '1.01'],
  [0.615, 2, 0, '0.62'],
  [8.345, 2, 0, '8.35'],
  [0.01005, 2, 2, '1.01'],
  [1.00505, 2, 2, '100.51'],
  [0.5, 0, 0, '1'],
  [0.000_000_5, 6, 0, '0.000001'],
  [4e-7, 6, 0, '0.000000'],
  [1e20, 2, 0, '100000000000000000000.00'],
  [9_007_199_254_740_991, 1, 0, '9007199254740991.0'],
])('%d with %d decimals, its point moved by %d, is %s', (value, digits, shift, text) => {
  expect(decimal(value, digits, shift)).toBe(text)
})

test('every half of a hundredth is rounded up', () => {
  const halves = Array.from(
    { length: 10_000 },
    (_, at) => `${Math.floor(at / 100)}.${String(at % 100).padStart(2, '0')}5`,
  )
  const wrong = halves.filter((half) => Number(decimal(Number(half), 2)) !== (Math.floor(Number(half) * 100) + 1) / 100)
  expect(wrong).toEqual([])
})

test('a number with no more decimals than shown is exact', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
      expect(Number(decimal(cents / 100, 2)) * 100).toBeCloseTo(cents, 3)
      expect(decimal(cents / 10_000, 2, 2)).toBe(decimal(cents / 100, 2))
    }),
    runs,
  )
})
