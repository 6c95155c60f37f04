import { expect, it } from 'vitest'
import type { Trade } from '#api/shapes/strategy.ts'
import { toOrderRow } from './order-row.words.ts'

const AT = Date.parse('2026-11-23T10:20:00+08:00')

it('a fund is bought and sold at three decimals, a stock at two', () => {
  const sale: Trade = {
    tradeId: 'T1',
    symbol: 'SH569001',
    name: '基金',
    side: 'SELL',
    price: 1.236,
    at: AT,
    opened: { at: AT - 7 * 86_400_000, price: 0.373, feeFen: 510, holdDays: 5 },
  }
  expect(toOrderRow(sale).lines.slice(0, 2)).toEqual(['2026-11-16 买入 0.373元', '2026-11-23 卖出 1.236元'])
  expect(toOrderRow({ ...sale, symbol: 'SH600901', price: 10 }).lines[1]).toBe('2026-11-23 卖出 10.00元')
})
