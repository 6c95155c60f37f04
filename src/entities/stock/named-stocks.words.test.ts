import { expect, test } from 'vitest'
import type { Entry } from '#quotes/board.ts'
import { isOpen, oldestOf, toStockRow } from './named-stocks.words.ts'

const NOW = Date.UTC(2026, 10, 20, 2)
const unknown: Entry = { quote: undefined, asOf: 0, state: 'loading', stale: false }
const priced = (price: number, prevClose: number): Entry => ({
  quote: { symbol: 'SH600519', status: 'TRADING', price, prevClose, at: NOW },
  asOf: NOW,
  state: 'ready',
  stale: false,
})

test('a stock shows its sign, a suspended one says so, a fund has three decimals', () => {
  const rows = [
    { symbol: 'SH600519', name: '甲', price: 1688, changeRate: -0.0123 },
    { symbol: 'SZ000001', name: '乙', suspended: true, changeRate: 0.1 },
    { symbol: 'SH510300', name: '丙', price: 3.912, changeRate: 0.001 },
    { symbol: 'BJ920799', name: '丁' },
  ].map((given) => toStockRow(given, unknown))
  expect(rows.map(({ code, price, change, tone }) => [code, price, change, tone])).toEqual([
    ['600519', '1,688.00', '−1.23%', 'fall'],
    ['000001', '--', '停牌', 'flat'],
    ['510300', '3.912', '+0.10%', 'rise'],
    ['920799', '--', '--', 'flat'],
  ])
})

test('the newest price replaces the one delivered with the text', () => {
  const given = { symbol: 'SH600519', name: '甲', price: 1688, changeRate: -0.0123, asOf: NOW - 86_400_000 }
  expect(toStockRow(given, priced(11, 10))).toMatchObject({ price: '11.00', change: '+10.00%', tone: 'rise' })
  expect(toStockRow(given, { ...priced(11, 10), stale: true })).toMatchObject({ change: '+10.00%', tone: 'flat' })
  expect(oldestOf([{ given, entry: priced(11, 10) }])).toBe('11-20 10:00')
  expect(
    oldestOf([
      { given, entry: unknown },
      { given, entry: priced(11, 10) },
    ]),
  ).toBe('11-19 10:00')
  expect(oldestOf([{ given: { symbol: 'SH600519', name: '甲' }, entry: unknown }])).toBe('')
})

test('a masked symbol is never requested', () => {
  expect(['SH600519', 'SH60****', '600519'].map(isOpen)).toEqual([true, false, false])
})
