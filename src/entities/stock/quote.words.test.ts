import { expect, it } from 'vitest'
import type { Snapshot } from '#quotes/shapes.ts'
import { changeRate, toQuoteView } from './quote.words.ts'

const base: Snapshot = { symbol: 'SH600901', status: 'TRADING', prevClose: 27.87, limitUp: 30.66, limitDown: 25.08 }
const shown = (quote: Snapshot | undefined, symbol = 'SH600901') => {
  const { price, rate, amount, tone, label } = toQuoteView(symbol, { quote, stale: false, state: 'ready' })
  return [price, rate, amount, tone, label]
}

it.each([
  ['rises', { ...base, price: 28.46 }, ['28.46', '+2.12%', '+0.59', 'rise', '']],
  ['falls', { ...base, price: 27.8 }, ['27.80', '−0.25%', '−0.07', 'fall', '']],
  ['stays', { ...base, price: 27.87 }, ['27.87', '0.00%', '0.00', 'flat', '']],
  ['is sealed above', { ...base, price: 30.66 }, ['30.66', '+10.01%', '+2.79', 'rise', '涨停']],
  ['is sealed below', { ...base, price: 25.08 }, ['25.08', '−10.01%', '−2.79', 'fall', '跌停']],
  ['is suspended', { ...base, status: 'SUSPENDED', price: 27.87 }, ['27.87', '--', '--', 'flat', '停牌']],
  ['rests', { ...base, status: 'HALTED', price: 28 }, ['28.00', '+0.47%', '+0.13', 'rise', '临时停牌']],
  ['waits for the auction', base, ['--', '--', '--', 'flat', '未开盘']],
  ['is in the auction', { ...base, refPrice: 28 }, ['28.00', '+0.47%', '+0.13', 'rise', '竞价']],
  ['may open where it closed', { ...base, refPrice: 27.87 }, ['27.87', '--', '--', 'flat', '竞价']],
  [
    'is of a first day',
    { symbol: 'SH689901', status: 'TRADING', price: 36, prevClose: 20 },
    ['36.00', '+80.00%', '+16.00', 'rise', ''],
  ],
  [
    'is in a state nobody knows',
    { ...base, status: 'PAUSED', price: 28 },
    ['28.00', '+0.47%', '+0.13', 'rise', '状态更新中'],
  ],
  ['is not listed', { symbol: 'SZ002901', status: 'NOT_LISTED' }, ['--', '--', '--', 'flat', '未上市']],
] as const)('a stock that %s', (_, quote, words) => expect(shown(quote)).toEqual(words))

it('a suspended stock never shows a loss of 100 %, and an auction never 0.00 %', () => {
  expect(changeRate({ ...base, status: 'SUSPENDED' })).toBeUndefined()
  expect(changeRate({ ...base, status: 'SUSPENDED', price: 27.87 })).toBeUndefined()
  expect(changeRate(base)).toBeUndefined()
})

it('a last trade, perhaps of another year, has its day with the year', () => {
  const asOf = (quote: Snapshot) => toQuoteView('SH600901', { quote, stale: false, state: 'ready' }).asOf
  const at = Date.parse('2025-11-20T15:00:00+08:00')
  expect(asOf({ ...base, price: 27.87, at })).toBe('11-20 15:00')
  expect(asOf({ ...base, status: 'SUSPENDED', price: 27.87, at })).toBe('2025-11-20')
  expect(asOf({ ...base, status: 'DELISTED', price: 0.5, at })).toBe('2025-11-20')
})

it('without an answer there is no price; a price unknown to the service is labelled so', () => {
  expect(toQuoteView('SH1', { quote: undefined, stale: false, state: 'failed' })).toMatchObject({
    price: '--',
    label: '',
  })
  expect(shown(undefined)).toEqual(['--', '--', '--', 'flat', '暂无行情'])
  expect(shown({ symbol: 'SH510901', status: 'TRADING', price: 1.236, prevClose: 1.239 }, 'SH510901')).toEqual([
    '1.236',
    '−0.24%',
    '−0.003',
    'fall',
    '',
  ])
})
