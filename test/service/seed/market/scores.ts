import { createRandom } from '#test/service/seed/random.ts'
import { type Bar, round } from './bars.ts'
import { dateOf } from './calendar.ts'
import type { Market } from './market.ts'
import type { Stock } from './roster.ts'

export const factors = [
  { factorId: 'F1', name: '中期趋势', desc: '近60个交易日的涨跌幅，在全部股票中的位置', group: '技术' },
  { factorId: 'F2', name: '波动', desc: '近60个交易日日涨跌幅的标准差，越小得分越高', group: '技术' },
  { factorId: 'F3', name: '流动性', desc: '近20个交易日的平均成交额', group: '资金' },
  { factorId: 'F4', name: '回撤', desc: '近250个交易日的最大回撤，越小得分越高', group: '技术' },
  { factorId: 'F5', name: '财务稳健', desc: '示例财务数据的综合得分', group: '基本面' },
] as const

export type FactorId = (typeof factors)[number]['factorId']

interface Scored {
  stock: Stock
  /** By factor: the measure, and its percentile, 0 to 100. */
  values: number[]
  scores: number[]
}

const STEP = 20
const POINTS = 6

/** The scores of every stock with bars, today and at five dates before. */
export function createScores(market: Market) {
  // A stock about to be delisted gets no score.
  const traded = market.stocks
    .filter(({ actor }) => actor !== 'DELISTING' && actor !== 'LEAVING')
    .map((stock) => ({ stock, bars: market.bars(stock) }))
    .filter(({ bars }) => bars.length > 250 + STEP * POINTS)
  const points = Array.from({ length: POINTS }, (_, index) => {
    const back = (POINTS - 1 - index) * STEP
    const measured = traded.map(({ stock, bars }) => ({
      stock,
      values: measure(stock, bars.slice(0, bars.length - back)),
    }))
    const day = market.days.at(-1 - back)
    return { d: dateOf(day ?? market.asOf), rows: ranked(measured) }
  })
  const last = points.at(-1)?.rows ?? []
  return {
    /** Best first, by the mean of the given factors; of all by default. */
    ranking(ids: readonly FactorId[]): { stock: Stock; score: number }[] {
      return last
        .map((row) => ({ stock: row.stock, score: meanOf(row, ids) }))
        .toSorted((a, b) => b.score - a.score || (a.stock.symbol < b.stock.symbol ? -1 : 1))
    },
    /** The factors of one stock with the median of its sector, and its score at each date. */
    of(stock: Stock) {
      const row = last.find((each) => each.stock === stock)
      if (!row) return undefined
      const branch = last.filter((each) => each.stock.plateIds[0] === stock.plateIds[0])
      return {
        score: meanOf(row, []),
        factors: factors.map(({ factorId, name }, index) => ({
          id: factorId,
          name,
          value: round(row.values[index] ?? 0, 4),
          median: median(branch.map(({ scores }) => scores[index] ?? 0)),
          score: row.scores[index] ?? 0,
        })),
        history: points.flatMap(({ d, rows }) => {
          const then = rows.find((each) => each.stock === stock)
          return then ? [{ d, score: meanOf(then, []) }] : []
        }),
      }
    },
  }
}

function measure({ symbol }: Stock, bars: readonly Bar[]): number[] {
  const closes = bars.map(({ close }) => close)
  const last = closes.at(-1) ?? 1
  const changes = closes.slice(-60).map((close, index, all) => close / (all[index - 1] ?? close) - 1)
  const mean = changes.reduce((sum, each) => sum + each, 0) / changes.length
  const spread = Math.sqrt(changes.reduce((sum, each) => sum + (each - mean) ** 2, 0) / changes.length)
  const turnover = bars.slice(-20).reduce((sum, { close, volume }) => sum + close * volume, 0) / 20
  return [
    last / (closes.at(-61) ?? last) - 1,
    -spread,
    turnover,
    -drawdown(closes.slice(-250)),
    createRandom(`F5${symbol}`).next(),
  ]
}

function drawdown(closes: readonly number[]): number {
  let top = 0
  let worst = 0
  for (const close of closes) {
    top = Math.max(top, close)
    worst = Math.max(worst, 1 - close / top)
  }
  return worst
}

function ranked(measured: readonly { stock: Stock; values: number[] }[]): Scored[] {
  const places = factors.map((_, index) => {
    const order = measured.toSorted((a, b) => (a.values[index] ?? 0) - (b.values[index] ?? 0))
    return new Map(order.map(({ stock }, place) => [stock, Math.round((place / Math.max(1, order.length - 1)) * 100)]))
  })
  return measured.map((row) => ({ ...row, scores: places.map((place) => place.get(row.stock) ?? 0) }))
}

function meanOf({ scores }: Scored, ids: readonly FactorId[]): number {
  const wanted = scores.filter((_, index) => ids.length === 0 || ids.some((id) => id === factors[index]?.factorId))
  return round(wanted.reduce((sum, each) => sum + each, 0) / Math.max(1, wanted.length), 1)
}

function median(values: readonly number[]): number {
  const order = values.toSorted((a, b) => a - b)
  const [low = 0, high = low] = order.slice(Math.ceil(order.length / 2) - 1, Math.floor(order.length / 2) + 1)
  return round((low + high) / 2, 1)
}
