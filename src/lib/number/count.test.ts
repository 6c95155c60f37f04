import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#test/corpora/runs.ts'
import { count } from './count.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [9_999, '9,999'],
  [10_000, '1万'],
  [12_999, '1.2万'],
  [99_999_999, '9,999.9万'],
  [100_000_000, '1亿'],
  [123_456_789, '1.2亿'],
  [1_234_567_890_123, '12,345.6亿'],
  [-1, '--'],
  [Number.NaN, '--'],
  [Infinity, '--'],
])('%d is formatted as %s', (n, text) => {
  expect(count(n)).toBe(text)
})

test('never overstates, and understates by less than a tenth of its unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (n) => {
      const unit = n < 10_000 ? 1 : n < 1e8 ? 10_000 : 1e8
      const said = Number(count(n).replace(/[,万亿]/g, '')) * unit
      expect(said).toBeLessThanOrEqual(n + 1e-3)
      expect(n - said).toBeLessThan(unit / 10 + 1)
    }),
    runs,
  )
})
