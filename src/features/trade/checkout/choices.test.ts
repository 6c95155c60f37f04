import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Coupon } from '#api/shapes/coupon.ts'
import { discountOf, fitting, termsOf } from './coupons.ts'
import { equalParts, splitChoices } from '#features/trade/steps/split.ts'

const coupon: Coupon = {
  couponId: 'a',
  planNumber: 'CP1',
  name: '立减券',
  kind: 'CASH',
  valueFen: 10_000,
  thresholdFen: 50_000,
  startAt: 0,
  endAt: Date.UTC(2026, 10, 30, 16),
  status: 'UNUSED',
  scopeText: '付费课程可用',
}
const tenth: Coupon = { ...coupon, couponId: 'b', kind: 'DISCOUNT', discountRate: 0.9, thresholdFen: 0 }

test('the coupon with the largest discount comes first, one without a discount is not offered', () => {
  expect(fitting([coupon, tenth], 60_000).map(({ couponId }) => couponId)).toEqual(['a', 'b'])
  expect(fitting([coupon, tenth], 200_000).map(({ couponId }) => couponId)).toEqual(['b', 'a'])
  expect(fitting([coupon, tenth], 49_999).map(({ couponId }) => couponId)).toEqual(['b'])
  expect(
    fitting(
      [
        { ...coupon, status: 'LOCKED' },
        { ...coupon, kind: 'DELAY' },
      ],
      60_000,
    ),
  ).toEqual([])
  expect(discountOf(tenth, 99_999)).toBe(9_999)
  expect(termsOf(coupon)).toBe('付费课程可用 · 满 ¥500.00 可用 · 有效期至 2026-11-30')
})

test.each([
  ['2026-12-01T00:00:00+08:00', '2026-11-30'],
  ['2026-11-30T23:59:59+08:00', '2026-11-30'],
  ['2026-11-30T23:59:59.999+08:00', '2026-11-30'],
  ['2026-12-03T14:23:00+08:00', '2026-12-03 14:23'],
  ['2026-12-03T00:01:00+08:00', '2026-12-03 00:01'],
])('a coupon that expires at %s says %s', (end, text) => {
  expect(termsOf({ ...coupon, endAt: Date.parse(end) })).toMatch(new RegExp(`有效期至 ${text}$`))
})

test('no coupon reduces a price to zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (price, valueFen) => {
      const off = discountOf({ ...coupon, valueFen, thresholdFen: 0 }, price)
      expect(off).toBeGreaterThanOrEqual(0)
      expect(off).toBeLessThan(price)
    }),
  )
})

test('parts are whole fen of at least one yuan and add up to the total', () => {
  expect(splitChoices(199)).toEqual([])
  expect(splitChoices(350)).toEqual([2, 3])
  expect(equalParts(100_000, 3)).toEqual([33_334, 33_333, 33_333])
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 1e9 }), (sum) => {
      for (const count of splitChoices(sum)) {
        const parts = equalParts(sum, count)
        expect(parts).toHaveLength(count)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(100)
        expect(parts.reduce((a, b) => a + b)).toBe(sum)
      }
    }),
  )
})
