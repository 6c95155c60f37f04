import { describe, expect, it } from 'vitest'
import type { Bar } from '#test/service/seed/market/bars.ts'
import type { Stock } from '#test/service/seed/market/roster.ts'
import { staysOf } from './cases.ts'
import { curveOf, perfOf, statisticsOf } from './figures.ts'
import { createPrices } from './prices.ts'
import { cut, type Fill, follow, type Spec } from './run.ts'

const DAY = 86_400_000
const START = Date.UTC(2024, 0, 1, 16)
const WARM = 61

/** A made market of days in a row: each stock by its opens and closes from day 60 on, 10 yuan before. */
function market(stocks: Record<string, readonly (readonly [number, number] | null)[]>) {
  const length = WARM + Math.max(...Object.values(stocks).map((days) => days.length))
  const days = Array.from({ length }, (_, index) => START + index * DAY)
  const date = (index: number) => new Date((days[index] ?? 0) + DAY / 3).toISOString().slice(0, 10)
  const of = (symbol: string): Stock => ({ symbol, name: symbol, pinyin: '', plateIds: [], isFund: false, limit: 0.1 })
  const bars = ({ symbol }: Stock): Bar[] =>
    days.flatMap((_, index) => {
      const pair = index < WARM ? ([10, 10] as const) : stocks[symbol]?.[index - WARM]
      if (!pair) return []
      const [open, close] = pair
      return [
        {
          d: date(index),
          prevClose: close,
          open,
          close,
          high: Math.max(open, close),
          low: Math.min(open, close),
          volume: 1,
        },
      ]
    })
  return createPrices({ days, of, bars })
}

const spec = (prices: ReturnType<typeof market>, more: Partial<Spec> = {}): Spec => ({
  rule: 'BALANCED',
  symbols: ['A'],
  slots: 1,
  capitalFen: 10_000_000,
  feeRate: 0.00025,
  slippageRate: 0,
  from: WARM - 1,
  to: prices.dates.length - 1,
  ...more,
})

describe('a run', () => {
  it('buys whole lots at the next opening with at least five yuan of fee, and values them at the close', () => {
    const prices = market({
      A: [
        [10, 10.5],
        [10.5, 11],
      ],
    })
    const run = follow(prices, spec(prices))
    // 100,000 yuan at 10.00: 100 lots would leave nothing for the fee of 25 yuan.
    expect(run.fills).toMatchObject([{ day: WARM, side: 'BUY', price: 10, qty: 9900, feeFen: 2475 }])
    expect(run.cashFen).toBe(10_000_000 - 9_900_000 - 2475)
    expect(run.equityFen).toEqual([10_000_000, run.cashFen + 9900 * 1050, run.cashFen + 9900 * 1100])
    const small = follow(prices, spec(prices, { capitalFen: 500_000 }))
    expect(small.fills).toMatchObject([{ qty: 400, feeFen: 500 }])
    expect(follow(prices, spec(prices, { capitalFen: 90_000 })).fills).toEqual([])
  })
  it('waits while a stock is suspended or opens at its limit, and keeps its last close', () => {
    const halted = market({ A: [null, [10, 10]] })
    expect(follow(halted, spec(halted)).fills).toMatchObject([{ day: WARM + 1 }])
    const limited = market({
      A: [
        [11, 11],
        [11.2, 11.2],
      ],
    })
    expect(follow(limited, spec(limited)).fills).toMatchObject([{ day: WARM + 1, price: 11.2 }])
    const later = market({ A: [[10, 10.4], null, [10.4, 10.4]] })
    const { equityFen } = follow(later, spec(later))
    expect(equityFen[2]).toBe(equityFen[1])
  })
  it('sells what it bought no sooner than the day after, and pays duty then', () => {
    // Falls far enough to be bought as a reversal, then rises over the 8% at once.
    const days = [...Array.from({ length: 3 }, () => [8.8, 8.8] as const), [8.8, 9.9] as const, [9.9, 9.9] as const]
    const prices = market({ A: days })
    const run = follow(prices, spec(prices, { rule: 'REVERSAL', from: WARM, slippageRate: 0.001 }))
    const [bought, sold] = run.fills
    expect([bought?.side, bought?.day, bought?.price]).toEqual(['BUY', WARM + 1, 8.81])
    expect([sold?.side, sold?.day, sold?.price]).toEqual(['SELL', WARM + 4, 9.89])
    const qty = bought?.qty ?? 0
    const gross = 989 * qty
    expect(sold?.feeFen).toBe(Math.round(gross * 0.00025) + Math.round(gross * 0.0005))
    expect(run.cashFen).toBe(10_000_000 - 881 * qty - (bought?.feeFen ?? 0) + gross - (sold?.feeFen ?? 0))
    expect(run.equityFen.at(-1)).toBe(run.cashFen)
    const [stay] = staysOf(run, prices)
    expect(stay).toMatchObject({ inDay: WARM + 1, outDay: WARM + 4, inPrice: 8.81, outPrice: 9.89 })
    expect(stay?.maxRiseRate).toBeCloseTo(9.9 / 8.81 - 1, 4)
  })
  it('has the figures of its curve, also when it is cut short', () => {
    const closes = [10, 12, 12, 9, 10.8, 12.6]
    const prices = market({ A: closes.map((close) => [close, close] as const), SH510901: closes.map(() => [10, 11]) })
    const run = follow(prices, spec(prices, { feeRate: 0, capitalFen: 10_000_000 }))
    // Cash on the first day, then 10,000 shares, at the same height twice before they fall.
    expect(curveOf(run, prices).map(({ nav }) => nav)).toEqual([1, 1, 1.2, 1.2, 0.9, 1.08, 1.26])
    const perf = perfOf(run, prices, 'BACK_TEST')
    expect(perf).toMatchObject({ totalRate: 0.26, maxDrawdownRate: -0.25, recoverDays: 2, tradeCount: 1 })
    expect([perf.ddFrom, perf.ddTo]).toEqual([prices.dates[WARM + 2], prices.dates[WARM + 3]])
    expect(perf.bench.rate).toBeCloseTo(0.1, 4)
    expect(perf).not.toHaveProperty('annualRate')
    const short = perfOf(cut(run, WARM + 3), prices, 'BACK_TEST')
    expect(short).toMatchObject({ totalRate: -0.1, maxDrawdownRate: -0.25, periodEnd: prices.dates[WARM + 3] })
    expect(short).not.toHaveProperty('recoverDays')
  })
  it.each([
    ['nothing', [], {}],
    ['a gain alone', [0.1], { winRate: 1, avgHoldDays: 2 }],
    ['a sale at no profit', [0], { winRate: 0, avgHoldDays: 2 }],
    ['a gain, nothing and a loss', [0.1, 0, -0.05], { winRate: 0.3333, avgHoldDays: 2, profitLossRatio: 2 }],
    ['losses alone', [-0.1, -0.2], { winRate: 0, avgHoldDays: 2, profitLossRatio: 0 }],
  ])('that closed %s has the figures of it and no others', (_, profits, figures) => {
    const prices = market({ A: [[10, 10]], SH510901: [[10, 10]] })
    const run = follow(prices, spec(prices, { symbols: [] }))
    const fills = profits.map((profitRate): Fill => {
      const closed = { since: WARM - 2, inPrice: 10, profitRate }
      return {
        day: WARM,
        symbol: 'A',
        name: 'A',
        side: 'SELL',
        price: 10,
        qty: 100,
        feeFen: 0,
        positionRate: 1,
        reason: '',
        closed,
      }
    })
    const { winRate, avgHoldDays, profitLossRatio } = statisticsOf({ ...run, fills }, prices, 'BACK_TEST')
    const given = { winRate, avgHoldDays, profitLossRatio }
    expect(JSON.parse(JSON.stringify(given))).toEqual(figures)
  })
  it('that never moved has a volatility of zero and no Sharpe ratio', () => {
    const prices = market({ A: Array.from({ length: 400 }, () => [10, 10] as const), SH510901: [[10, 10]] })
    const perf = perfOf(follow(prices, spec(prices, { symbols: [] })), prices, 'BACK_TEST')
    expect(perf).toMatchObject({ totalRate: 0, maxDrawdownRate: 0, volatilityRate: 0, annualRate: 0 })
    expect(perf).not.toHaveProperty('sharpe')
  })
})
