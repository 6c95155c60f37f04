import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#test/corpora/runs.ts'
import { rate, tone } from './rate.ts'

test.each([
  [0.1234, '+12.34%', 'rise'],
  [-0.1234, '−12.34%', 'fall'],
  [0, '0.00%', 'flat'],
  [-0, '0.00%', 'flat'],
  [0.00001, '0.00%', 'rise'],
  [-0.00001, '0.00%', 'fall'],
  [1, '+100.00%', 'rise'],
  [null, '--', 'flat'],
  [undefined, '--', 'flat'],
  [Number.NaN, '--', 'flat'],
])('%j reads %s and is coloured %s', (value, text, colour) => {
  expect(rate(value)).toBe(text)
  expect(tone(value)).toBe(colour)
})

test('a change that shows always has the sign of its colour', () => {
  fc.assert(
    fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (value) => {
      const text = rate(value)
      expect(text).toMatch(/^(?:0\.00|[+−]\d+\.\d\d)%$/)
      if (text.startsWith('+')) expect(tone(value)).toBe('rise')
      if (text.startsWith('−')) expect(tone(value)).toBe('fall')
    }),
    runs,
  )
})
