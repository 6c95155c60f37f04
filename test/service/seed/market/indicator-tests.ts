import { type Bar, round } from './bars.ts'
import { dateOf } from './calendar.ts'
import type { indexes } from './indexes.ts'
import type { Market } from './market.ts'

type IndexId = (typeof indexes)[number]['indexId']

/** A signal is held for this many trading days, and sampled once in each such interval. */
const HELD = 20
/** Round-trip cost: commission, stamp duty and transfer fee. */
const COST = 0.0012
/** Bars that a signal looks back on. */
const BACK = 60

const RULES: Readonly<Record<IndexId, { rule: string; holds: (past: readonly Bar[]) => boolean }>> = {
  QI01: {
    rule: '成交量高于此前20日的九成时计入，每12只股票取一只、每20个交易日检查一次，次日开盘买入，持有20个交易日',
    holds: (past) => placeOf(past.slice(-21).map(({ volume }) => volume)) >= 0.9,
  },
  QI02: {
    rule: '近20日波动低于近60日时计入，每12只股票取一只、每20个交易日检查一次，次日开盘买入，持有20个交易日',
    holds: (past) => spreadOf(past.slice(-20)) < spreadOf(past) * 0.8,
  },
  QI03: {
    rule: '近60日涨幅超过10%时计入，每12只股票取一只、每20个交易日检查一次，次日开盘买入，持有20个交易日',
    holds: (past) => (past.at(-1)?.close ?? 0) > (past[0]?.close ?? 0) * 1.1,
  },
}

/** Sampling: to walk through the bars of all stocks takes seconds. */
const EVERY = 12

/** The outcome of every signal of each indicator over the last three years, wins and losses. */
export function backTests(market: Market) {
  const all: number[] = []
  const found = new Map<string, number[]>()
  const stocks = market.stocks.filter(({ isFund, actor }) => !isFund && actor === undefined)
  for (const stock of stocks.filter((_, index) => index % EVERY === 0)) {
    const bars = market.bars(stock)
    for (let at = BACK; at + HELD < bars.length; at += HELD) {
      const rate = heldRate(bars.slice(at + 1, at + HELD + 1)) - COST
      all.push(rate)
      const past = bars.slice(at - BACK, at + 1)
      for (const [indexId, { holds }] of Object.entries(RULES))
        if (holds(past)) found.set(indexId, [...(found.get(indexId) ?? []), rate])
    }
  }
  return (indexId: IndexId) => toBackTest(market, RULES[indexId].rule, found.get(indexId) ?? [], all)
}

function toBackTest(market: Market, rule: string, rates: readonly number[], all: readonly number[]) {
  const sorted = rates.toSorted((a, b) => a - b)
  const mean = (numbers: readonly number[]) =>
    round(numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length), 4)
  const [low = 0, high = low] = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  const days = market.days.slice(-3 * 244)
  return {
    rule,
    from: dateOf(days[0] ?? market.asOf),
    to: dateOf(days.at(-1) ?? market.asOf),
    count: rates.length,
    winCount: rates.filter((rate) => rate > 0).length,
    avgRate: mean(rates),
    medianRate: round((low + high) / 2, 4),
    worstRate: round(sorted[0] ?? 0, 4),
    benchRate: mean(all),
  }
}

/** Bought at the first open, sold at the last close; by the change of each day, so that an ex day is no loss. */
function heldRate(bars: readonly Bar[]): number {
  return (
    bars.reduce((worth, { open, close, prevClose }, day) => (worth * close) / (day === 0 ? open : prevClose), 1) - 1
  )
}

/** The percentile of the last number among the earlier ones. */
function placeOf(numbers: readonly number[]): number {
  const last = numbers.at(-1) ?? 0
  const earlier = numbers.slice(0, -1)
  return earlier.filter((each) => each < last).length / Math.max(1, earlier.length)
}

function spreadOf(bars: readonly Bar[]): number {
  const changes = bars.map(({ close, prevClose }) => close / prevClose - 1)
  const mean = changes.reduce((sum, each) => sum + each, 0) / Math.max(1, changes.length)
  return Math.sqrt(changes.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, changes.length))
}
