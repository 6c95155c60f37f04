import type { Perf } from '#api/shapes/strategy.ts'
import { waterOf } from '#lib/metrics/falls.ts'
import { neededAfter, periodsOf } from '#lib/metrics/figures.ts'
import type { CurvePoint } from '#lib/metrics/series.ts'
import { stakeAt, worstDay } from '#lib/metrics/stake.ts'
import { count } from '#lib/number/count.ts'
import { yuan } from '#lib/number/money.ts'
import { rate, share } from '#lib/number/rate.ts'
import { stamp } from '#lib/time/dates.ts'
import { feesWord, kindWord, notReal } from './kind.words.ts'

/** A figure with its explanation; `note` '' if none is needed. */
interface Figure {
  name: string
  value: string
  note: string
}

/** The figures of a period for the component. law §4 */
export interface PerformanceView {
  kind: string
  period: string
  /** The maximum drawdown and the total, with equal weight; the drawdown first. */
  pair: readonly [Figure, Figure]
  figures: readonly Figure[]
  caution: string
  asOf: string
}

export interface Bench {
  name: string
  rate: number | undefined
}

/** @param bench the benchmark of the total, if not the answer's */
export function toPerformanceView(perf: Perf, bench: Bench = perf.bench): PerformanceView {
  const { kind, periodStart, periodEnd, totalRate, feesIncluded, asOf } = perf
  return {
    kind: kindWord(kind),
    period: `${periodStart} 至 ${periodEnd}`,
    pair: [
      { name: '最大回撤（区间内）', value: rate(perf.maxDrawdownRate), note: fallNote(perf) },
      { name: '累计', value: rate(totalRate), note: `同期${bench.name} ${rate(bench.rate)}` },
    ],
    figures: figuresOf(perf),
    caution: `历史数据由${kindWord(kind)}得出，${feesWord(feesIncluded)}，过往业绩不预示未来表现，不构成对收益的承诺。${notReal(kind)}`,
    asOf: stamp(asOf),
  }
}

/** Both dates of the maximum drawdown, and its recovery. */
export function fallNote({ maxDrawdownRate, ddFrom, ddTo, recoverDays }: Perf): string {
  if (maxDrawdownRate === 0) return '期间没有回撤'
  const days = recoverDays === undefined ? '尚未回到前高' : `${recoverDays}个交易日后回到前高`
  return ddFrom === undefined || ddTo === undefined ? days : `${ddFrom} 至 ${ddTo}，${days}`
}

function figuresOf(perf: Perf): Figure[] {
  const { annualRate, volatilityRate, winRate, closedCount, open, tradeCount, turnoverRate, costRate } = perf
  const known = (name: string, value: string, note = '') => ({ name, value, note })
  return [
    ...(annualRate === undefined ? [] : [known('年化', rate(annualRate))]),
    known('年化波动', share(volatilityRate)),
    known('胜率', share(winRate), closedCount === undefined ? '已平仓' : `已平仓${closedCount}笔`),
    known('成交笔数', count(tradeCount)),
    ...(open ? [known('持仓中', `${open.count}笔`, `至今 ${rate(open.profitRate)}`)] : []),
    ...(turnoverRate === undefined
      ? []
      : [known('年换手', `${(Math.round(turnoverRate * 10) / 10).toFixed(1)}倍`, '卖出额/平均资产')]),
    ...(costRate === undefined ? [] : [known('年交易成本', share(costRate), '费用/平均资产')]),
  ]
}

/** A year or a month. */
export interface PeriodRow {
  key: string
  rate: number
  bench: number | undefined
}

/** The months of a curve with those of its benchmark. */
export function monthsOf(points: readonly CurvePoint[]): PeriodRow[] {
  const benches = new Map(
    periodsOf(
      points.flatMap(({ d, bench }) => (bench === undefined ? [] : [{ d, nav: bench }])),
      7,
    ).map(({ period, rate: each }) => [period, each]),
  )
  return periodsOf(points, 7).map(({ period, rate: each }) => ({ key: period, rate: each, bench: benches.get(period) }))
}

/** The result of investing 100,000 yuan, as text. */
export interface StakeView {
  title: string
  left: string
  lost: string
  /** 0 to 1. */
  share: number
  note: string
}

/** The stake of the slider, in fen. */
const STAKE = 10_000_000

export function toStakeView(points: readonly CurvePoint[], at: number): StakeView {
  const { left, bought, worst, whole } = stakeAt(points, at)
  const dayOf = (place: number) => points[place]?.d ?? '--'
  const isHeight = bought === worstDay(points) && left < 1
  const fen = Math.round(STAKE * left)
  const back = whole === undefined ? '至今尚未回到买入时' : `再过${whole - worst}个交易日（${dayOf(whole)}）回到买入时`
  return {
    title: isHeight ? '10万元在最高点买入，最差时剩' : `10万元在 ${dayOf(bought)} 买入，最差时剩`,
    left: yuan(fen),
    lost: `少了 ${yuan(STAKE - fen)}`,
    share: left,
    note:
      left < 1
        ? `${dayOf(bought)} 买入，${worst - bought}个交易日后（${dayOf(worst)}）最低；${back}。跌${share(1 - left)}后要涨${share(neededAfter(left - 1))}才回到原来的金额。`
        : `${dayOf(bought)} 买入，此后没有低于买入时。`,
  }
}

/** How long a curve was below an old high. */
export function waterWords(points: readonly CurvePoint[]): string {
  const { days, longest, lasts } = waterOf(points)
  if (days === 0) return '期间没有低于前高的日子。'
  return `低于前高共${days}个交易日，最长连续${longest}个${lasts ? '，目前仍低于前高' : ''}。`
}
