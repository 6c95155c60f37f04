import { expect, it } from 'vitest'
import { today } from '#test/service/seed/days.ts'
import { barsOf } from '#test/service/seed/market/bars.ts'
import { tradingDays } from '#test/service/seed/market/calendar.ts'
import { limitsOf } from '#test/service/seed/market/limits.ts'
import { createRoster, digitsOf, limitRule } from '#test/service/seed/market/roster.ts'
import { dayPath } from './day-path.ts'

const DAY = Date.parse('2026-11-20T00:00:00+08:00')
const days = tradingDays(today(DAY) + 86_400_000)
const roster = createRoster()

it('20 000 days end at their target, within their limits, some of them at a limit', () => {
  const sealed = { up: 0, down: 0 }
  let made = 0
  for (const stock of roster.filter((_, index) => index % 5 === 0)) {
    const scale = 10 ** digitsOf(stock)
    for (const { prevClose, open, high, low, close, volume, d } of barsOf(stock, days)) {
      made += 1
      const rule = limitRule(stock, Date.parse(`${d}T00:00:00+08:00`))
      const limits = limitsOf(Math.round(prevClose * scale), rule)
      const [upper, lower] = [(limits?.upper ?? Infinity) / scale, (limits?.lower ?? 0) / scale]
      const isWhole = [prevClose, open, high, low, close].every((price) => Math.round(price * scale) / scale === price)
      if (!(isWhole && low >= lower && high <= upper && low <= Math.min(open, close) && high >= Math.max(open, close)))
        expect({ symbol: stock.symbol, d, prevClose, open, high, low, close, upper, lower }).toBe('a day of its limits')
      if (volume % 100 !== 0) expect(volume).toBe('lots')
      if (close === upper) sealed.up += 1
      if (close === lower) sealed.down += 1
    }
  }
  expect(made).toBeGreaterThan(20_000)
  expect(Math.min(sealed.up, sealed.down)).toBeGreaterThan(20)
})

it('the minutes of 3 000 days match open, high, low, close and volume', () => {
  let seen = 0
  for (const stock of roster.filter((_, index) => index % 5 === 0)) {
    for (const bar of barsOf(stock, days).slice(-50)) {
      const { p, v, a } = dayPath(stock.symbol, bar, digitsOf(stock))
      seen += 1
      const met = [
        p.length,
        p[0],
        Math.max(...p),
        Math.min(...p),
        p[237],
        p[240],
        v.reduce((sum, each) => sum + each, 0),
      ]
      expect(met).toEqual([241, bar.open, bar.high, bar.low, bar.close, bar.close, bar.volume])
      expect([v[238], v[239], a.length]).toEqual([0, 0, 241])
      if (v.some((shares) => shares < 0 || shares % 100 !== 0)) expect(v).toBe('lots')
    }
  }
  expect(seen).toBeGreaterThan(3_000)
})

it('a past day never changes as the market goes on', () => {
  const later = tradingDays(today(DAY) + 30 * 86_400_000)
  for (const stock of roster.filter(({ actor }) => actor !== 'NEW' && actor !== 'YOUNG')) {
    const before = barsOf(stock, days).slice(-300)
    const byDay = new Map(barsOf(stock, later).map((bar) => [bar.d, bar]))
    const changed = before.filter((bar) => JSON.stringify(byDay.get(bar.d)) !== JSON.stringify(bar))
    expect([stock.symbol, changed]).toEqual([stock.symbol, []])
  }
})
