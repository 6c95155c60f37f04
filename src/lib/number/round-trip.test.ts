import { describe, expect, it, test } from 'vitest'
import { chargeOf, fen } from '#test/service/strategies/audit.ts'
import { feePartsOf } from './fees.ts'
import { amountFenOf, breakEvenTicks, costFen, proceedsFen, sizeOf } from './round-trip.ts'

const STOCK = { isFund: false, rate: 0.00025 }

test('fees are added to a purchase and deducted from a sale. quotes §5', () => {
  expect(costFen(2846, 1000, STOCK)).toBe(2_846_740)
  expect(proceedsFen(2849, 1000, STOCK)).toBe(2_846_835)
  expect(proceedsFen(2848, 1000, STOCK) - costFen(2846, 1000, STOCK)).toBe(-904)
  // 0.373 × 100 and 0.375 × 101 in fen.
  expect([amountFenOf(373, 100, true), amountFenOf(375, 101, true)]).toEqual([3730, 3788])
})

test.each([
  [2846, 1000, 2849],
  [320, 100, 331],
  [1000, 100, 1011],
  [1000, 2000, 1002],
])('%s ticks × %s break even at %s', (ticks, qty, even) => {
  expect(breakEvenTicks(ticks, qty, STOCK)).toBe(even)
})

test.each([
  [100_000, 1052],
  [500_000, 1260],
  [1_000_000, 1520],
  [2_000_000, 2040],
])('%s fen bought and sold at one price lose %s fen in fees', (amountFen, lost) => {
  const qty = amountFen / 1000
  expect(costFen(1000, qty, STOCK) - proceedsFen(1000, qty, STOCK)).toBe(lost)
})

test('without any fee a fund breaks even where it was bought', () => {
  expect(breakEvenTicks(1234, 1000, { isFund: true, rate: 0 })).toBe(1234)
})

describe('the size of a position', () => {
  it('is rounded down to stay within the acceptable loss, fees included. quotes §5', () => {
    const qty = sizeOf({ entry: 1000, stop: 937, capitalFen: 10_000_000, lossFen: 100_000 }, STOCK)
    expect(qty).toBe(1500)
    expect(costFen(1000, qty, STOCK) - proceedsFen(937, qty, STOCK)).toBe(96_232)
    expect(sizeOf({ entry: 2846, stop: 2650, capitalFen: 10_000_000, lossFen: 100_000 }, STOCK)).toBe(500)
  })
  it('is zero if one lot would lose too much or cannot be paid', () => {
    expect(sizeOf({ entry: 2000, stop: 800, capitalFen: 10_000_000, lossFen: 100_000 }, STOCK)).toBe(0)
    expect(sizeOf({ entry: 2000, stop: 1999, capitalFen: 100_000, lossFen: 100_000 }, STOCK)).toBe(0)
  })
  it('never costs more than the available money', () => {
    const qty = sizeOf({ entry: 1000, stop: 999, capitalFen: 1_000_500, lossFen: 1_000_000 }, STOCK)
    expect(qty).toBe(900)
  })
})

test('10,000 generated orders cost the same to the fen as in the independent calculation of strategies', () => {
  let seed = 20_261_123
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return 1 + (seed % most)
  }
  const wrong: string[] = []
  for (let made = 0; made < 10_000; made++) {
    const isFund = made % 3 === 0
    const side = made % 2 === 0 ? 'BUY' : 'SELL'
    const [ticks, qty] = [next(made % 5 === 0 ? 300_000 : 9000), next(made % 7 === 0 ? 1_000_000 : 12_000)]
    const amount = fen(BigInt(isFund ? ticks : ticks * 10), BigInt(qty))
    const charge = chargeOf({ side, isFund }, amount)
    const amountFen = amountFenOf(ticks, qty, isFund)
    const terms = { isFund, rate: 0.00025 }
    const whole = side === 'BUY' ? costFen(ticks, qty, terms) : proceedsFen(ticks, qty, terms)
    const expected = side === 'BUY' ? amount + charge : amount - charge
    const { commission, transfer, stamp } = feePartsOf({ side, amountFen, ...terms })
    if (BigInt(whole) !== expected || BigInt(commission + transfer + stamp) !== charge)
      wrong.push(`${side} ${ticks} × ${qty}: ${whole}, not ${expected}`)
  }
  expect(wrong.slice(0, 3)).toEqual([])
})
