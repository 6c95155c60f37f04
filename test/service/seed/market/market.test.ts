import { expect, it } from 'vitest'
import { DAY, today } from '#test/service/seed/days.ts'
import { createMarket } from './market.ts'

it('has 328 stocks with three years of unchanging bars', () => {
  const day = today(Date.UTC(2026, 8, 15, 2))
  const market = createMarket(day)
  expect(market.stocks).toHaveLength(337)
  expect(new Set(market.stocks.map(({ symbol }) => symbol)).size).toBe(337)
  const stock = market.of('609001.sh')
  const later = createMarket(day + DAY)
  if (!stock) throw new Error('no such stock')
  const bars = market.bars(stock)
  expect(bars.length).toBe(732)
  expect(later.bars(stock).slice(0, -1)).toEqual(bars.slice(1))
  for (const { open, high, low, close } of bars) {
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close))
    expect(low).toBeLessThanOrEqual(Math.min(open, close))
  }
  expect(market.quotes(['SH600901', 'SZ002901']).map(({ price }) => price)).toEqual([28.46, undefined])
})
