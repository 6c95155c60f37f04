import { describe, expect, it } from 'vitest'
import { feesOf } from '#lib/number/fees.ts'
import type { Action } from '#test/service/seed/market/actions.ts'
import { referenceOf } from '#test/service/seed/market/limits.ts'
import type { Bar } from '#test/service/seed/market/bars.ts'
import type { Stock } from '#test/service/seed/market/roster.ts'
import { staysOf } from './cases.ts'
import { curveOf, perfOf, statisticsOf } from './figures.ts'
import { createPrices } from './prices.ts'
import { holdingsOf } from './holdings.ts'
import { type Account, execute, type Order } from './orders.ts'
import { cut, fillsOf, follow, nextOpening, type Spec } from './run.ts'

const DAY = 86_400_000
const START = Date.UTC(2024, 0, 1, 16)
const WARM = 61

type Day = readonly [open: number, close: number] | null

interface Made {
  board?: 'SH68' | 'BJ'
  volume?: number
  /** By days after the warm-up. */
  actions?: Readonly<Record<number, Action>>
}

/** A simulated market of consecutive days: each stock by its opens and closes from day 60 on, 10 yuan before. */
function market(stocks: Record<string, readonly Day[]>, { volume = 100_000_000, actions = {} }: Made = {}) {
  const length = WARM + Math.max(...Object.values(stocks).map((days) => days.length))
  const days = Array.from({ length }, (_, index) => START + index * DAY)
  const date = (index: number) => new Date((days[index] ?? 0) + DAY / 3).toISOString().slice(0, 10)
  const of = (symbol: string): Stock => ({
    symbol,
    name: symbol,
    pinyin: '',
    plateIds: [],
    isFund: symbol.startsWith('SH5'),
    limit: 0.1,
  })
  const actionOn = (_: Stock, day: number) => actions[(day - START) / DAY - WARM]
  const bars = (stock: Stock): Bar[] => {
    let last = 10
    return days.flatMap((day, index) => {
      const pair = index < WARM ? ([10, 10] as const) : stocks[stock.symbol]?.[index - WARM]
      if (!pair) return []
      const [open, close] = pair
      const action = actionOn(stock, day)
      const prevClose = action ? referenceOf(Math.round(last * 100), action) / 100 : last
      last = close
      return [
        { d: date(index), prevClose, open, close, high: Math.max(open, close), low: Math.min(open, close), volume },
      ]
    })
  }
  return createPrices({ days, of, bars }, actionOn)
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

describe('an order', () => {
  const only = (days: readonly Day[], more: Partial<Spec> = {}, made: Made = {}) => {
    const prices = market({ A: days }, made)
    return follow(prices, spec(prices, more)).orders
  }
  it('slips to the limit and not beyond it', () => {
    // 10.98 × 1.01 would be 11.09; the limit is 11.00.
    expect(only([[10.98, 11]], { slippageRate: 0.01 })).toMatchObject([{ state: 'FILLED', price: 11 }])
  })
  it.each([
    ['停牌', null, {}],
    ['涨停', [11, 11], {}],
    ['资金不足一手', [10, 10], { capitalFen: 90_000 }],
  ] as const)('is rejected with the reason %s', (why, day, more) => {
    const last = only([day], more).at(-1)
    expect(last).toMatchObject({ state: 'UNFILLED', why, filledQty: 0, feeFen: 0, price: 10 })
  })
  it('buys at the lower limit, where there are sellers', () => {
    expect(only([[9, 9]])).toMatchObject([{ state: 'FILLED', price: 9 }])
  })
  it('is filled up to a tenth of the day’s volume, in whole lots', () => {
    expect(only([[10, 10]], {}, { volume: 12_340 })).toMatchObject([
      { state: 'PARTLY', why: '成交量不足', qty: 9900, filledQty: 1200 },
    ])
    expect(only([[10, 10]], {}, { volume: 900 }).at(-1)).toMatchObject({ state: 'UNFILLED', why: '成交量不足' })
  })
  it.each([
    ['SH689001', 199_900, 0],
    ['SH689001', 201_800, 201],
    ['BJ920801', 102_200, 101],
    ['SH609001', 202_000, 200],
  ])('of %s is in whole lots of its board: %s fen buy %s shares', (symbol, capitalFen, shares) => {
    const prices = market({ [symbol]: [[10, 10]] })
    const [order] = follow(prices, spec(prices, { symbols: [symbol], capitalFen })).orders
    expect(order?.filledQty).toBe(shares)
  })
})

describe('an ex-date', () => {
  it('adds cash and shares before the opening, without a loss', () => {
    // 1,000 shares at 28.46 cost 28,467.40; 3.5 yuan on ten and one new share on ten: 30.00 → 26.95. quotes §6
    const prices = market(
      {
        A: [
          [10, 28.46],
          [28.46, 30],
          [26.95, 26.95],
        ],
      },
      { actions: { 2: { cash: 35, bonus: 0.1 } } },
    )
    const run = follow(prices, spec(prices, { capitalFen: 2_846_740, from: WARM, slots: 1 }))
    expect(fillsOf(run)).toMatchObject([{ filledQty: 1000, feeFen: 740 }])
    expect(run.positions).toMatchObject([{ qty: 1100, costFen: 2_846_740, dividendFen: 35_000 }])
    expect([run.cashFen, run.equityFen.at(-1)]).toEqual([35_000, 2_964_500 + 35_000])
    // +1,177.60 by the whole cost; a cost a share that was rounded first would make it +1,178.10.
    expect(holdingsOf(run, prices).list).toMatchObject([{ costPrice: 25.879, profitRate: 0.041367 }])
  })
})

describe('a position', () => {
  /** An account that buys or sells at an opening, by days after the warm-up. */
  function trader(days: readonly Day[], cashFen: number, volume?: number) {
    const prices = market({ A: days }, volume === undefined ? {} : { volume })
    const account: Account = { cashFen, held: new Map(), worthFen: cashFen }
    const row = prices.row('A')
    if (!row) throw new Error('no bars')
    const of = { symbol: 'A', name: 'A' }
    return {
      account,
      trade: (side: 'BUY' | 'SELL', day: number) =>
        execute({ ...of, side, day: WARM + day - 1, close: 0, qty: 0 }, row, WARM + day, account, spec(prices), prices),
    }
  }

  it('keeps its cost per share after a partial sale', () => {
    const { account, trade } = trader(
      [
        [10, 28.46],
        [30, 30],
      ],
      0,
      5000,
    )
    const bought = { symbol: 'A', name: 'A', price: 28.46, inFeeFen: 740, since: WARM, cost: 28.4674 }
    account.held.set('A', { ...bought, qty: 1000, costFen: 2_846_740, gotFen: 0, soldCostFen: 0, dividendFen: 0 })
    expect(trade('SELL', 1)).toMatchObject({ state: 'PARTLY', filledQty: 500, feeFen: 1265 })
    const [rest] = account.held.values()
    expect(rest).toMatchObject({ qty: 500, costFen: 1_423_370, gotFen: 1_498_735 })
    expect((rest?.gotFen ?? 0) - (rest?.soldCostFen ?? 0)).toBe(75_365)
  })
  it('that is reopened has its own cost, not that of the sold one', () => {
    const days = [
      [10, 9],
      [8.5, 8],
      [7.5, 7],
      [6.5, 6],
    ] as const
    const { account, trade } = trader(days, 110_000)
    trade('BUY', 0)
    expect(trade('SELL', 1)).toMatchObject({ state: 'FILLED', closed: { profitRate: expect.closeTo(-0.16, 2) } })
    trade('BUY', 2)
    const [again] = account.held.values()
    expect(again).toMatchObject({ price: 7.5, gotFen: 0, soldCostFen: 0 })
    expect(again?.costFen).toBe(75_000 + 500 + 1)
  })
})

describe('the opening after the last close', () => {
  it('is known before that day ends, without changing the run', () => {
    const prices = market({
      A: [
        [10, 10],
        [10.1, 10.2],
      ],
    })
    const before = follow(prices, spec(prices, { to: WARM - 1 }))
    const copy = structuredClone(before)
    expect(before.plans).toMatchObject([{ symbol: 'A', side: 'BUY', qty: 9900, close: 10 }])
    expect(nextOpening(before, prices)).toEqual(follow(prices, spec(prices, { to: WARM })).orders)
    expect(before).toEqual(copy)
  })
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
    expect(fillsOf(run)).toMatchObject([{ day: WARM, side: 'BUY', price: 10, filledQty: 9900, feeFen: 2475 + 99 }])
    expect(run.cashFen).toBe(10_000_000 - 9_900_000 - 2574)
    expect(run.equityFen).toEqual([10_000_000, run.cashFen + 9900 * 1050, run.cashFen + 9900 * 1100])
    const small = follow(prices, spec(prices, { capitalFen: 500_000 }))
    expect(fillsOf(small)).toMatchObject([{ filledQty: 400, feeFen: 500 + 4 }])
    expect(fillsOf(follow(prices, spec(prices, { capitalFen: 90_000 })))).toEqual([])
  })
  it('waits while a stock is suspended or opens at its limit, at its last close', () => {
    const halted = market({ A: [null, [10, 10]] })
    expect(fillsOf(follow(halted, spec(halted)))).toMatchObject([{ day: WARM + 1 }])
    const limited = market({
      A: [
        [11, 11],
        [11.2, 11.2],
      ],
    })
    expect(fillsOf(follow(limited, spec(limited)))).toMatchObject([{ day: WARM + 1, price: 11.2 }])
    const later = market({ A: [[10, 10.4], null, [10.4, 10.4]] })
    const { equityFen } = follow(later, spec(later))
    expect(equityFen[2]).toBe(equityFen[1])
  })
  it('sells no sooner than the day after the purchase, with stamp duty', () => {
    // Falls far enough to be bought as a reversal, then rises above the 8% at once.
    const days = [...Array.from({ length: 3 }, () => [8.8, 8.8] as const), [8.8, 9.9] as const, [9.9, 9.9] as const]
    const prices = market({ A: days })
    const run = follow(prices, spec(prices, { rule: 'REVERSAL', from: WARM, slippageRate: 0.001 }))
    const [bought, sold] = fillsOf(run)
    expect([bought?.side, bought?.day, bought?.price]).toEqual(['BUY', WARM + 1, 8.81])
    expect([sold?.side, sold?.day, sold?.price]).toEqual(['SELL', WARM + 4, 9.89])
    const qty = bought?.filledQty ?? 0
    const gross = 989 * qty
    expect(sold?.feeFen).toBe(feesOf({ side: 'SELL', amountFen: gross, isFund: false, rate: 0.00025 }))
    expect(run.cashFen).toBe(10_000_000 - 881 * qty - (bought?.feeFen ?? 0) + gross - (sold?.feeFen ?? 0))
    expect(run.equityFen.at(-1)).toBe(run.cashFen)
    const [stay] = staysOf(run, prices)
    expect(stay).toMatchObject({ inDay: WARM + 1, outDay: WARM + 4, inPrice: 8.81, outPrice: 9.89 })
    expect(stay?.maxRiseRate).toBeCloseTo(9.9 / 8.81 - 1, 6)
  })
  it('has figures matching its curve, also when truncated', () => {
    const closes = [10, 12, 12, 9, 10.8, 12.6]
    const prices = market({
      SH569001: closes.map((close) => [close, close] as const),
      SH000300: closes.map(() => [10, 11]),
    })
    const run = follow(prices, spec(prices, { symbols: ['SH569001'], feeRate: 0 }))
    // Cash on the first day, then 10,000 shares, with the same peak twice before they fall.
    expect(curveOf(run, prices).map(({ nav }) => nav)).toEqual([1, 1, 1.2, 1.2, 0.9, 1.08, 1.26])
    const perf = perfOf(run, prices, 'BACK_TEST')
    expect(perf).toMatchObject({ totalRate: 0.26, maxDrawdownRate: -0.25, recoverDays: 2, tradeCount: 1 })
    expect([perf.ddFrom, perf.ddTo]).toEqual([prices.dates[WARM + 2], prices.dates[WARM + 3]])
    expect(perf.bench.rate).toBeCloseTo(0.1, 6)
    expect(perf).not.toHaveProperty('annualRate')
    const short = perfOf(cut(run, WARM + 3), prices, 'BACK_TEST')
    expect(short).toMatchObject({ totalRate: -0.1, maxDrawdownRate: -0.25, periodEnd: prices.dates[WARM + 3] })
    expect(short).not.toHaveProperty('recoverDays')
  })
  it.each([
    ['nothing', [], {}],
    ['a gain alone', [0.1], { winRate: 1, avgHoldDays: 2 }],
    ['a sale at no profit', [0], { winRate: 0, avgHoldDays: 2 }],
    ['a gain, nothing and a loss', [0.1, 0, -0.05], { winRate: 0.333333, avgHoldDays: 2, profitLossRatio: 2 }],
    ['losses alone', [-0.1, -0.2], { winRate: 0, avgHoldDays: 2, profitLossRatio: 0 }],
  ])('that closed %s has exactly its figures', (_, profits, figures) => {
    const prices = market({ A: [[10, 10]], SH000300: [[10, 10]] })
    const run = follow(prices, spec(prices, { symbols: [] }))
    const orders = profits.map((profitRate): Order => {
      const closed = { since: WARM - 2, inPrice: 10, inFeeFen: 0, profitRate, profitFen: profitRate * 10_000 }
      const none = { feeFen: 0, positionRate: 1, reason: '' }
      const order = { day: WARM, symbol: 'A', name: 'A', side: 'SELL', state: 'FILLED', price: 10 } as const
      return { ...order, qty: 100, filledQty: 100, ...none, closed }
    })
    const { winRate, avgHoldDays, profitLossRatio } = statisticsOf({ ...run, orders }, prices, 'BACK_TEST')
    const given = { winRate, avgHoldDays, profitLossRatio }
    expect(JSON.parse(JSON.stringify(given))).toEqual(figures)
  })
  it('that never moves has a volatility of zero and no Sharpe ratio', () => {
    const prices = market({ A: Array.from({ length: 400 }, () => [10, 10] as const), SH000300: [[10, 10]] })
    const perf = perfOf(follow(prices, spec(prices, { symbols: [] })), prices, 'BACK_TEST')
    expect(perf).toMatchObject({ totalRate: 0, maxDrawdownRate: 0, volatilityRate: 0, annualRate: 0 })
    expect(perf).not.toHaveProperty('sharpe')
  })
})
