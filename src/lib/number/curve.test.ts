import { expect, test } from 'vitest'
import { drawdownsOf, isCurve, lineOf } from './curve.ts'

test('a drawdown is the fall below the highest value before it', () => {
  expect(drawdownsOf([1, 2, 1, 4, 1])).toEqual([0, 0, -0.5, 0, -0.75])
  expect(drawdownsOf([])).toEqual([])
  expect(drawdownsOf([1, 2, 0])).toEqual([0, 0, -1])
})

test.each([
  [[1, 0.9, 0], true],
  [[], true],
  [[0, 1], false],
  [[1, -0.1], false],
  [[-1, -2], false],
  [[1, Number.NaN, 1], false],
  [[Infinity, 1], false],
])('%j is a curve: %j', (values, is) => expect(isCurve(values)).toBe(is))

test.each([
  [[1, 1], 1],
  [[3, 3, 3], 3],
  [[0, 0], 0],
])('a flat series %j is a line in the middle', (values, level) => {
  const line = lineOf(values, { width: 100, height: 50, low: level, high: level })
  expect(line).toMatch(/^M0\.0 25\.0(?:L\d+\.\d 25\.0)+$/)
})

test('a line goes from left to right, the highest value at the top', () => {
  expect(lineOf([1, 2, 0], { width: 100, height: 50, low: 0, high: 2 })).toBe('M0.0 25.0L50.0 0.0L100.0 50.0')
})

test.each([
  [[1], 0, 2],
  [[], 0, 2],
])('what makes no line is none: %j', (values, low, high) => {
  expect(lineOf(values, { width: 100, height: 50, low, high })).toBe('')
})
