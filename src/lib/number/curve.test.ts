import { expect, test } from 'vitest'
import { drawdownsOf, lineOf } from './curve.ts'

test('a drawdown is the fall below the highest value before it', () => {
  expect(drawdownsOf([1, 2, 1, 4, 1])).toEqual([0, 0, -0.5, 0, -0.75])
  expect(drawdownsOf([])).toEqual([])
})

test('a line goes from left to right, the highest value at the top', () => {
  expect(lineOf([1, 2, 0], { width: 100, height: 50, low: 0, high: 2 })).toBe('M0.0 25.0L50.0 0.0L100.0 50.0')
})

test.each([
  [[1], 0, 2],
  [[], 0, 2],
  [[1, 1], 1, 1],
])('what makes no line is none: %j', (values, low, high) => {
  expect(lineOf(values, { width: 100, height: 50, low, high })).toBe('')
})
