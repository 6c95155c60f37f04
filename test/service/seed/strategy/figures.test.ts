import { expect, it } from 'vitest'
import { perfOf, statisticsOf } from './figures.ts'
import type { Order } from './orders.ts'
import type { Prices } from './prices.ts'
import type { Run } from './run.ts'

const NAVS = [1, 1.02, 1.01, 1.01, 0.96, 0.98, 1.03, 1]
const BENCH = [1, 1.01, 1.015, 1.01, 0.99, 0.985, 1, 1.005]
/** Two months apart, so that the period is longer than a year. */
const DAYS = NAVS.map((_, at) => Date.UTC(2025, 0, 2) + at * 60 * 86_400_000)
const DATES = DAYS.map((day) => new Date(day).toISOString().slice(0, 10))
/** Closed positions: rate and money. */
const CLOSED = [
  [0.08, 80_000],
  [-0.03, -90_000],
  [0, 0],
  [0.12, 60_000],
  [-0.05, -250_000],
  [-0.02, -20_000],
  [0.04, 40_000],
] as const

// The prices that the figures use.
const prices = { dates: DATES, days: DAYS, row: () => ({ close: Float64Array.from(BENCH) }) } as unknown as Prices
const orders = CLOSED.map(([profitRate, profitFen], at) => ({
  day: at + 1,
  symbol: `SH60000${at}`,
  name: '示例',
  side: 'SELL',
  state: 'FILLED',
  price: 1,
  qty: 100,
  filledQty: 100,
  feeFen: 500,
  positionRate: 0.1,
  reason: '',
  closed: { since: at, inPrice: 1, inFeeFen: 500, profitRate, profitFen },
})) satisfies Order[]
// The fields of a run that the figures use.
const runOf = (navs: readonly number[], own: readonly Order[]) =>
  ({
    spec: { from: 0, to: navs.length - 1, capitalFen: 100_000_000 },
    equityFen: navs.map((nav) => nav * 100_000_000),
    orders: own,
    positions: [],
    plans: [],
    cashFen: 0,
  }) as unknown as Run
const run = runOf(NAVS, orders)

it('a curve’s drawdown starts at its last high, its recovery is in days, its volatility uses n−1 and √244', () => {
  expect(perfOf(run, prices, 'MODEL')).toMatchObject({
    totalRate: 0,
    maxDrawdownRate: -0.058824,
    ddFrom: DATES[1],
    ddTo: DATES[4],
    recoverDays: 2,
    volatilityRate: expect.closeTo(0.527, 4) as number,
    sharpe: 0.23,
    bench: { name: '沪深300', rate: 0.005 },
  })
})

it('a position closed at 0 is neither won nor lost, and the profit factor uses amounts, not rates', () => {
  expect(statisticsOf(run, prices, 'MODEL')).toMatchObject({
    winRate: 0.428571,
    profitLossRatio: 2.4,
    profitFactor: 0.5,
  })
})

it('without a closed position there is no win rate, without a loss no factor', () => {
  const none = statisticsOf(runOf(NAVS, []), prices, 'MODEL')
  expect(none.perf.closedCount).toBe(0)
  expect([none.winRate, none.perf.winRate, none.profitLossRatio, none.profitFactor]).toEqual(Array(4).fill(undefined))
  const won = statisticsOf(
    runOf(
      NAVS,
      orders.filter(({ closed }) => closed.profitFen > 0),
    ),
    prices,
    'MODEL',
  )
  expect([won.winRate, won.profitLossRatio, won.profitFactor]).toEqual([1, undefined, undefined])
})

it('the return of the first day counts, so that a loser has no positive ratio', () => {
  const { totalRate, sharpe } = perfOf(runOf([1, 0.9, 0.91, 0.92, 0.92, 0.92, 0.92, 0.92], []), prices, 'MODEL')
  expect(totalRate).toBe(-0.08)
  expect(sharpe).toBeLessThan(0)
})

it('equal returns have no Sharpe ratio', () => {
  const rising = NAVS.map((_, at) => 1.001 ** at)
  expect(perfOf(runOf(rising, []), prices, 'MODEL')).not.toHaveProperty('sharpe')
})
