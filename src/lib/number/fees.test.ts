import { expect, it } from 'vitest'
import { feesOf } from './fees.ts'

const fees = (side: 'BUY' | 'SELL', price: number, qty: number, isFund = false) =>
  feesOf({ side, amountFen: Math.round(price * qty * 100), isFund, rate: 0.00025 })

it.each([
  ['BUY', 28.46, 1000, 712 + 28],
  ['SELL', 28.49, 1000, 712 + 28 + 1425],
  ['BUY', 3.2, 100, 500 + 0],
  ['SELL', 3.31, 100, 500 + 0 + 17],
  ['BUY', 10, 2000, 500 + 20],
] as const)('%s of a stock at %s × %s costs %s fen', (side, price, qty, fen) => {
  expect(fees(side, price, qty)).toBe(fen)
})

it('a round trip breaks even according to the table of fees', () => {
  const trip = (buy: number, sell: number, qty: number) =>
    Math.round((sell - buy) * qty * 100) - fees('BUY', buy, qty) - fees('SELL', sell, qty)
  expect([trip(28.46, 28.49, 1000), trip(28.46, 28.48, 1000)]).toEqual([95, -904])
  for (const [buy, sell, qty] of [
    [3.2, 3.31, 100],
    [10, 10.11, 100],
    [10, 10.02, 2000],
  ] as const) {
    expect([trip(buy, sell, qty) >= 0, trip(buy, sell - 0.01, qty) < 0]).toEqual([true, true])
  }
})

it('a fund pays only the broker, and a broker without commission has no minimum', () => {
  expect(fees('SELL', 10, 10_000, true)).toBe(2500)
  expect(feesOf({ side: 'BUY', amountFen: 100_000, isFund: true, rate: 0 })).toBe(0)
})
