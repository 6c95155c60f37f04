import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#test/corpora/runs.ts'
import { rate, share, tone } from './rate.ts'

test.each([
  [0.1234, '+12.34%', 'rise'],
  [-0.1234, '−12.34%', 'fall'],
  [0, '0.00%', 'flat'],
  [-0, '0.00%', 'flat'],
  [0.00004, '0.00%', 'flat'],
  [-0.00004, '0.00%', 'flat'],
  [-1e-9, '0.00%', 'flat'],
  [0.00005, '+0.01%', 'rise'],
  [-0.00005, '−0.01%', 'fall'],
  [0.01005, '+1.01%', 'rise'],
  [-0.01005, '−1.01%', 'fall'],
  [1.00505, '+100.51%', 'rise'],
  [0.07285, '+7.29%', 'rise'],
  [-0.10035, '−10.04%', 'fall'],
  [1, '+100.00%', 'rise'],
  [null, '--', 'flat'],
  [undefined, '--', 'flat'],
  [Number.NaN, '--', 'flat'],
  [Infinity, '--', 'flat'],
])('%j is formatted as %s and coloured %s', (value, text, colour) => {
  expect(rate(value)).toBe(text)
  expect(tone(value)).toBe(colour)
})

test.each([
  [0.60005, '60.01%'],
  [0.33335, '33.34%'],
  [1, '100.00%'],
  [0, '0.00%'],
  [-0.00001, '0.00%'],
  [undefined, '--'],
  [Number.NaN, '--'],
])('a share of %j is formatted as %s, without a direction', (value, text) => expect(share(value)).toBe(text))

test('a displayed change always has the sign of its colour', () => {
  fc.assert(
    fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (value) => {
      const text = rate(value)
      expect(text).toMatch(/^(?:0\.00|[+−]\d+\.\d\d)%$/)
      expect(tone(value)).toBe(text.startsWith('+') ? 'rise' : text.startsWith('−') ? 'fall' : 'flat')
    }),
    runs,
  )
})
