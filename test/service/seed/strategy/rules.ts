import type { Row } from './prices.ts'

/** A held stock as a rule sees it. */
export interface Held {
  /** Index of the day it was bought. */
  since: number
  /** The cost per share with fees, less the distributions since, yuan. */
  cost: number
}

/** Indicators look this many trading days back. */
export const WARM_UP = 60

export interface Rule {
  templateId: string
  name: string
  style: string
  /** How it buys and sells, in plain words. */
  words: string
  /** The reason for an entry or exit, in a few words. */
  why: { buy: string; sell: string }
  /** Rebalances every this many trading days; 1: daily. */
  every: number
  /** Symbols to hold after the close of day `t`, at most `slots`. */
  choose(rows: readonly Row[], t: number, held: ReadonlyMap<string, Held>, slots: number): string[]
}

/** The rules of strategies and of the customers' own back-tests. */
export const rules = {
  TREND: {
    templateId: 'TP01',
    name: '均线趋势',
    style: '趋势',
    words:
      '每5个交易日检查一次：收盘价高于20日均线且20日均线高于60日均线时买入，收盘价跌破20日均线时卖出。震荡行情中会反复买卖并产生亏损。',
    why: { buy: '收盘价高于20日均线，且20日均线高于60日均线', sell: '收盘价跌破20日均线' },
    every: 5,
    choose: (rows, t, held, slots) =>
      keepThenFill(
        rows,
        held,
        slots,
        (row) => at(row.adjusted, t) >= mean(row.adjusted, t, 20),
        (row) => {
          const [short, long] = [mean(row.adjusted, t, 20), mean(row.adjusted, t, 60)]
          return at(row.adjusted, t) > short && short > long ? short / long : undefined
        },
      ),
  },
  LOW_VOLATILITY: {
    templateId: 'TP02',
    name: '低波动轮动',
    style: '低波动',
    words: '每20个交易日持有近60日波动最小的股票，等权买入。波动小不等于风险小，市场整体下跌时同样会亏损。',
    why: { buy: '近60日波动在股票池中较小', sell: '近60日波动不再靠前' },
    every: 20,
    choose: (rows, t, _, slots) => best(rows, slots, (row) => -spread(row.adjusted, t, 60)),
  },
  MOMENTUM: {
    templateId: 'TP03',
    name: '强弱轮动',
    style: '轮动',
    words: '每20个交易日持有近60日涨幅靠前的股票，等权买入。强弱转换时回撤较大。',
    why: { buy: '近60日涨幅在股票池中靠前', sell: '近60日涨幅不再靠前' },
    every: 20,
    choose: (rows, t, _, slots) => best(rows, slots, (row) => change(row.adjusted, t, 60)),
  },
  REVERSAL: {
    templateId: 'TP04',
    name: '超跌反转',
    style: '反转',
    words: '近20日跌幅超过一成时买入；上涨8%、下跌10%或持有满30个交易日时卖出。下跌趋势延续时会连续亏损。',
    why: { buy: '近20日跌幅超过一成', sell: '达到8%、-10%或30个交易日的卖出条件' },
    every: 1,
    choose: (rows, t, held, slots) =>
      keepThenFill(
        rows,
        held,
        slots,
        (row, { since, cost }) => {
          const gain = at(row.close, t) / cost - 1
          return gain < 0.08 && gain > -0.1 && t - since < 30
        },
        (row) => {
          const fall = change(row.adjusted, t, 20)
          return fall < -0.1 ? -fall : undefined
        },
      ),
  },
  BALANCED: {
    templateId: 'TP05',
    name: '定期均衡',
    style: '配置',
    words: '等权持有全部标的，每60个交易日检查一次，缺的补上。不判断涨跌，净值随市场起落。',
    why: { buy: '按比例配置', sell: '不再属于标的范围' },
    every: 60,
    choose: (rows, t, _, slots) => best(rows, slots, (row) => (Number.isNaN(at(row.close, t)) ? undefined : 0)),
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** Keeps the stocks that may stay and fills free slots with the highest scores. */
function keepThenFill(
  rows: readonly Row[],
  held: ReadonlyMap<string, Held>,
  slots: number,
  stays: (row: Row, held: Held) => boolean,
  score: (row: Row) => number | undefined,
): string[] {
  const kept = rows.filter((row) => {
    const mine = held.get(row.stock.symbol)
    return mine !== undefined && stays(row, mine)
  })
  const others = rows.filter(({ stock }) => !held.has(stock.symbol))
  return [...kept.map(({ stock }) => stock.symbol), ...best(others, Math.max(0, slots - kept.length), score)]
}

/** Symbols with the highest scores; ties by number, those without a score excluded. */
function best(rows: readonly Row[], count: number, score: (row: Row) => number | undefined): string[] {
  return rows
    .flatMap((row) => {
      const value = score(row)
      return value === undefined || Number.isNaN(value) ? [] : [{ symbol: row.stock.symbol, value }]
    })
    .toSorted((a, b) => b.value - a.value || (a.symbol < b.symbol ? -1 : 1))
    .slice(0, count)
    .map(({ symbol }) => symbol)
}

function at(values: Float64Array, place: number): number {
  return values[place] ?? Number.NaN
}

function change(values: Float64Array, t: number, back: number): number {
  return at(values, t) / at(values, t - back) - 1
}

/** The mean of the last `count` values up to day `t`. */
export function mean(values: Float64Array, t: number, count: number): number {
  let sum = 0
  for (let place = t - count + 1; place <= t; place++) sum += at(values, place)
  return sum / count
}

/** The standard deviation of the daily changes of the last `count` days. */
function spread(values: Float64Array, t: number, count: number): number {
  let [sum, squares] = [0, 0]
  for (let place = t - count + 1; place <= t; place++) {
    const day = change(values, place, 1)
    sum += day
    squares += day * day
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}
