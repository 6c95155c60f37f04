import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#test/corpora/runs.ts'
import { price, twoDecimals, yuan } from './money.ts'

test.each([
  [129_900, '¥1,299.00'],
  [0, '¥0.00'],
  [1, '¥0.01'],
  [-1, '−¥0.01'],
  [-129_900, '−¥1,299.00'],
  [100_000_000_00, '¥100,000,000.00'],
  [-0, '¥0.00'],
  [null, '--'],
  [undefined, '--'],
  [Number.NaN, '--'],
])('%s fen are %s', (fen, text) => {
  expect(yuan(fen)).toBe(text)
})

test('every amount of whole fen round-trips', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (fen) => {
      expect(yuan(fen)).toMatch(/^−?¥\d{1,3}(,\d{3})*\.\d\d$/)
      expect(Math.round(Number(yuan(fen).replace(/[¥,]/g, '').replace('−', '-')) * 100)).toBe(fen + 0)
    }),
    runs,
  )
})

describe('price', () => {
  test.each([
    [1_688, undefined, '1,688.00'],
    ['1688', undefined, '1,688.00'],
    [1.2346, 3, '1.235'],
    [-1_234_567.891, undefined, '−1,234,567.89'],
    [999.995, 2, '1,000.00'],
    [1.005, 2, '1.01'],
    [-2.675, 2, '−2.68'],
    ['1.0005', 3, '1.001'],
    ['', 3, '--'],
    [null, undefined, '--'],
    ['abc', undefined, '--'],
  ])('of %j with %j digits is %s', (value, digits, text) => {
    expect(price(value, digits)).toBe(text)
  })
})

describe('twoDecimals', () => {
  test.each([
    [1_688, '1688.00'],
    [0, '0.00'],
    [-0, '0.00'],
    [-0.001, '0.00'],
    [-0.01, '-0.01'],
    ['3.14159', '3.14'],
    ['', '--'],
    [' ', '--'],
    [null, '--'],
    [undefined, '--'],
    [Number.NaN, '--'],
    [Infinity, '--'],
    ['Infinity', '--'],
    [1e21, '--'],
  ])('of %j is %s', (value, text) => {
    expect(twoDecimals(value)).toBe(text)
  })

  test('is two decimals or two dashes for every number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string()), (value) => {
        expect(twoDecimals(value)).toMatch(/^(?:--|-?\d+\.\d\d)$/)
        expect(twoDecimals(value)).not.toBe('-0.00')
      }),
      runs,
    )
  })
})
