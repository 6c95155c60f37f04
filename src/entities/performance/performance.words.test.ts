import { expect, it, vi } from 'vitest'
import type { Perf } from '#api/shapes/strategy.ts'
import { monthsOf, toPerformanceView } from './performance.words.ts'
import { ordersOf, unfilledWords } from './orders.words.ts'

const PERF: Perf = {
  kind: 'MODEL',
  totalRate: -0.08,
  maxDrawdownRate: -0.1,
  tradeCount: 5,
  bench: { symbol: 'SH000300', name: '沪深300', rate: 0.01 },
  periodStart: '2026-01-05',
  periodEnd: '2026-07-01',
  feesIncluded: true,
  asOf: Date.parse('2026-07-01T15:00:00+08:00'),
}
const figure = (perf: Partial<Perf>, name: string) =>
  toPerformanceView({ ...PERF, ...perf }).figures.find((each) => each.name === name)

it('a record without a closed position has no win rate', () => {
  expect(figure({ closedCount: 0 }, '胜率')).toMatchObject({ value: '--', note: '已平仓0笔' })
})

it('open positions and their losses are stated beside the win rate of closed ones', () => {
  const held = { closedCount: 2, winRate: 0.5, open: { count: 3, profitRate: -0.12 } }
  expect(figure(held, '胜率')).toMatchObject({ value: '50.00%', note: '已平仓2笔' })
  expect(figure(held, '持仓中')).toMatchObject({ value: '3笔', note: '至今 −12.00%' })
})

it('a record without a loss says so in place of a ratio', () => {
  const figuresOf = (statistics: Parameters<typeof ordersOf>[0]) =>
    Object.fromEntries(ordersOf(statistics).map(({ name, value }) => [name, value]))
  // The last two with results of 0.
  for (const winRate of [1, 0.5, 0]) {
    expect(figuresOf({ byMonth: [], winRate })).toMatchObject({
      盈亏比: '无亏损样本',
      '盈利因子（按金额）': '无亏损样本',
      平均持有: '--',
    })
  }
  expect(figuresOf({ byMonth: [], winRate: 0, profitFactor: 0, profitLossRatio: 0 })).toMatchObject({
    盈亏比: '0.00',
    '盈利因子（按金额）': '0.00',
  })
  expect(figuresOf({ byMonth: [], winRate: 0.5, profitFactor: 0.5, profitLossRatio: 2.4 })).toMatchObject({
    盈亏比: '2.40',
    '盈利因子（按金额）': '0.50',
  })
  expect(figuresOf({ byMonth: [] })).toMatchObject({ 盈亏比: '--', '盈利因子（按金额）': '--' })
})

it('unfilled orders are counted, and an unknown count is left out', () => {
  expect(
    unfilledWords([
      { why: '涨停', count: 19 },
      { why: '停牌', count: 6 },
    ]),
  ).toBe('未成交或部分成交的委托 25笔')
  expect(unfilledWords([])).toBe('没有未成交或部分成交的委托')
  expect(unfilledWords(undefined)).toBe('未成交或部分成交：--')
})

it('dates are those of the market, also on a device in a western time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(new Date(PERF.asOf).getHours()).toBe(0)
  const { period, asOf } = toPerformanceView(PERF)
  expect(period).toBe('2026-01-05 至 2026-07-01')
  expect(asOf).toContain('07-01 15:00')
  const months = monthsOf(['2026-06-30', '2026-07-01'].map((d) => ({ d, nav: 1 })))
  expect(months.map(({ key }) => key)).toEqual(['2026-06', '2026-07'])
  vi.unstubAllEnvs()
})
