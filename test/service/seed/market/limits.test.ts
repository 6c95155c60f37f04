import { expect, it } from 'vitest'
import { createRandom } from '#test/service/seed/random.ts'
import { limitsOf, referenceOf } from './limits.ts'

/** Limits by an independent integer implementation: hundredths of ticks, compared without dividing. */
function isHalfUp(limit: number, before: number, percent: number): boolean {
  const hundredths = before * (100 + percent)
  return 100 * limit - 50 <= hundredths && hundredths < 100 * limit + 50
}

it('the limits of 20 000 prices are rounded half up, at least one tick away', () => {
  const random = createRandom('limits')
  let floats = 0
  for (let count = 0; count < 20_000; count++) {
    const before = random.int(1, 30_000)
    const percent = random.pick([5, 10, 20])
    const limits = limitsOf(before, { percent, isBse: false })
    if (!limits) throw new Error('no limits')
    const { upper, lower } = limits
    const isUpper = upper === before + 1 || isHalfUp(upper, before, percent)
    const isLower = lower === before - 1 || lower === 1 || isHalfUp(lower, before, -percent)
    if (!isUpper || !isLower || upper <= before || lower > before || lower < 1)
      expect({ before, percent, upper, lower }).toBe('half up')
    if (Number((before * 1.1).toFixed(0)) !== limitsOf(before, { percent: 10, isBse: false })?.upper) floats += 1
  }
  // Floating point gets some wrong: the reason for ticks.
  expect(floats).toBeGreaterThan(0)
})

it('of the 19 901 closes from 1.00 to 200.00 integer ticks miss none, while floating-point yuan miss hundreds', () => {
  const missed = { upper: 0, lower: 0 }
  for (let before = 100; before <= 20_000; before++) {
    const { upper, lower } = limitsOf(before, { percent: 10, isBse: false }) ?? { upper: 0, lower: 0 }
    if (!isHalfUp(upper, before, 10) || !isHalfUp(lower, before, -10)) expect({ before, upper, lower }).toBe('half up')
    if (((before / 100) * 1.1).toFixed(2) !== (upper / 100).toFixed(2)) missed.upper += 1
    if (((before / 100) * 0.9).toFixed(2) !== (lower / 100).toFixed(2)) missed.lower += 1
  }
  expect(missed).toEqual({ upper: 244, lower: 650 })
})

it('北交所 truncates, the others round, a first day has no limit', () => {
  expect(limitsOf(8463, { percent: 30, isBse: true })?.upper).toBe(11_001)
  expect(limitsOf(115, { percent: 10, isBse: false })).toEqual({ upper: 127, lower: 104 })
  expect(limitsOf(2787, { percent: 10, isBse: false })).toEqual({ upper: 3066, lower: 2508 })
  expect(limitsOf(1, { percent: 10, isBse: false })).toEqual({ upper: 2, lower: 1 })
  expect(limitsOf(2000, { percent: null, isBse: false })).toBeUndefined()
  for (let before = 1; before < 20_000; before += 7) {
    const { upper = 0, lower = 0 } = limitsOf(before, { percent: 30, isBse: true }) ?? {}
    if (upper > before + 1) expect(100 * upper <= 130 * before && 130 * before < 100 * (upper + 1)).toBe(true)
    if (lower < before - 1 && lower > 1)
      expect(100 * (lower - 1) < 70 * before && 70 * before <= 100 * lower).toBe(true)
  }
})

it('dividends and new shares are deducted from the previous close', () => {
  expect(referenceOf(2000, { cash: 10, bonus: 0 })).toBe(1990)
  expect(referenceOf(2855, { cash: 30, bonus: 0.2 })).toBe(2354)
})
