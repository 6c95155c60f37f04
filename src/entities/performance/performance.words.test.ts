import { expect, it, vi } from 'vitest'
import type { Perf } from '#api/shapes/strategy.ts'
import { limitsOf } from './assumptions.words.ts'
import { monthsOf, toPerformanceView } from './performance.words.ts'

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

it('positions still held are stated with their loss beside the win rate of closed ones', () => {
  const held = { closedCount: 2, winRate: 0.5, open: { count: 3, profitRate: -0.12 } }
  expect(figure(held, '胜率')).toMatchObject({ value: '50.00%', note: '已平仓2笔' })
  expect(figure(held, '持仓中')).toMatchObject({ value: '3笔', note: '至今 −12.00%' })
})

it('a record without a loss says so in place of a factor', () => {
  const factor = (statistics: Parameters<typeof limitsOf>[0]) => limitsOf(statistics).at(-1)?.value
  expect(factor({ byMonth: [], winRate: 1 })).toBe('无亏损样本')
  expect(factor({ byMonth: [], winRate: 0.5, profitFactor: 0.5 })).toBe('0.50')
  expect(factor({ byMonth: [] })).toBe('--')
})

it('days are those of the market on a device west of it', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(new Date(PERF.asOf).getHours()).toBe(0)
  const { period, asOf } = toPerformanceView(PERF)
  expect(period).toBe('2026-01-05 至 2026-07-01')
  expect(asOf).toContain('07-01 15:00')
  const months = monthsOf(['2026-06-30', '2026-07-01'].map((d) => ({ d, nav: 1 })))
  expect(months.map(({ key }) => key)).toEqual(['2026-06', '2026-07'])
  vi.unstubAllEnvs()
})
