import { expect, it } from 'vitest'
import type { Strategy } from '#api/shapes/strategy.ts'
import { signersOf, toStrategyCard } from './strategy.words.ts'

const signer = { number: 'T001', name: '陈老师', title: '证券分析师', certNo: 'A1', avatarUrl: '', orgName: '' }

it('a strategy signed by somebody who is not registered as 投资顾问 is an error', () => {
  expect(signersOf([{ ...signer, title: '证券投资顾问' }])).toBe('陈老师 投资顾问 登记编号 A1')
  expect(signersOf([signer])).toBe('陈老师 资格信息待核对 登记编号 A1')
  expect(signersOf([{ ...signer, certNo: '' }])).toBe('陈老师 资格信息待核对 无投顾资格')
})

it('figures of a card are dated by the close that they are of', () => {
  const strategy: Strategy = {
    strategyId: 'ST01',
    number: '1',
    name: '均线趋势',
    riskLevel: 'R3',
    style: '趋势',
    analysts: [],
    access: { allowed: false, reason: 'NOT_PURCHASED' },
    perf: {
      totalRate: 0.1,
      maxDrawdownRate: -0.2,
      tradeCount: 1,
      bench: { symbol: 'SH000300', name: '沪深300', rate: 0.05 },
      periodStart: '2025-01-02',
      periodEnd: '2026-11-20',
      feesIncluded: true,
      asOf: Date.parse('2026-11-20T15:00:00+08:00'),
    },
  }
  expect(toStrategyCard(strategy, '/strategy').figures).toMatchObject({ fall: '−20.00%', asOf: '截至 11-20 15:00' })
  expect(toStrategyCard(strategy, '/strategy', true).figures).toBeUndefined()
})
