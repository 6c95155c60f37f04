import type { Simulation } from '#api/shapes/simulation.ts'
import type { Statistics } from '#api/shapes/statistics.ts'
import type { Curve, Perf } from '#api/shapes/strategy.ts'
import { feePartsOf } from '#lib/number/fees.ts'
import { round } from '#test/service/seed/market/bars.ts'
import { VOLUME_CAP, worthOf } from './orders.ts'
import type { Prices } from './prices.ts'
import { fillsOf, type Run } from './run.ts'

/** The benchmark of strategies, a public index. */
export const BENCH = { symbol: 'SH000300', name: '沪深300' }
const TRADING_DAYS = 244
const YEAR_DAYS = 365
const CLOSING = 15 * 3600_000
/** Rates and values are rounded once, to this many decimals. */
const DECIMALS = 6

/** Whose record a run is; the seed contains no real accounts. */
export type Kind = 'BACK_TEST' | 'MODEL' | 'SIMULATED'

/** The closes of a period: the account in fen, the benchmark in yuan. */
interface Stretch {
  dates: readonly string[]
  worth: readonly number[]
  bench: readonly number[]
  /** Its figures, once they were asked for. */
  perfs: Map<Kind, Perf>
}

/** Cached periods: a list of strategies asks for the same ones again and again. */
const laidOut = new WeakMap<Run, Map<number, Stretch>>()

function stretchOf(run: Run, prices: Prices, since: number): Stretch {
  const ofRun = laidOut.get(run) ?? new Map<number, Stretch>()
  laidOut.set(run, ofRun)
  const known = ofRun.get(since)
  if (known) return known
  const start = Math.max(run.spec.from, since)
  const worth = run.equityFen.slice(start - run.spec.from)
  const closes = prices.row(BENCH.symbol)?.close
  const made = {
    dates: prices.dates.slice(start, start + worth.length),
    worth,
    bench: worth.map((_, index) => closes?.[start + index] ?? 1),
    perfs: new Map<Kind, Perf>(),
  }
  ofRun.set(since, made)
  return made
}

/** The account and the benchmark day by day, both starting at 1. */
export function curveOf(run: Run, prices: Prices, since = run.spec.from): Curve {
  const { dates, worth, bench } = stretchOf(run, prices, since)
  return dates.map((d, index) => ({
    d,
    nav: round((worth[index] ?? 0) / (worth[0] ?? 1), DECIMALS),
    bench: round((bench[index] ?? 0) / (bench[0] ?? 1), DECIMALS),
  }))
}

/**
 * The figures of a period, each computed from fen and rounded once. Return: last over first. Drawdown: the largest
 * decline from a previous peak. Volatility: standard deviation of daily returns × √244; Sharpe: their mean × 244 over
 * it, with a risk-free rate of zero. Annualized figures are omitted below 365 days. law §4
 */
export function perfOf(run: Run, prices: Prices, kind: Kind, since = run.spec.from): Perf {
  const { perfs } = stretchOf(run, prices, since)
  const perf = perfs.get(kind) ?? figuresOf(run, prices, kind, since)
  perfs.set(kind, perf)
  return perf
}

function figuresOf(run: Run, prices: Prices, kind: Kind, since: number): Perf {
  const { dates, worth, bench } = stretchOf(run, prices, since)
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const total = growthOf(worth)
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000
  const closed = closedOf(run, since)
  const won = closed.filter(({ profitFen }) => profitFen > 0).length
  return {
    kind,
    totalRate: round(total, DECIMALS),
    ...drawdown(dates, worth),
    ...(days >= YEAR_DAYS && {
      annualRate: round((1 + total) ** (YEAR_DAYS / days) - 1, DECIMALS),
      ...ratios(worth),
      ...busyness(run, worth, since, days / YEAR_DAYS),
    }),
    ...(closed.length > 0 && { winRate: round(won / closed.length, DECIMALS) }),
    closedCount: closed.length,
    ...openOf(run, prices),
    tradeCount: fillsOf(run).filter(({ day }) => day > since).length,
    bench: { ...BENCH, rate: round(growthOf(bench), DECIMALS) },
    periodStart: first,
    periodEnd: last,
    isBackTest: kind === 'BACK_TEST',
    feesIncluded: true,
    asOf: (prices.days[run.spec.to] ?? 0) + CLOSING,
  }
}

function growthOf(values: readonly number[]): number {
  return (values.at(-1) ?? 1) / (values[0] ?? 1) - 1
}

function drawdown(
  dates: readonly string[],
  worth: readonly number[],
): Pick<Perf, 'maxDrawdownRate' | 'ddFrom' | 'ddTo' | 'recoverDays'> {
  let [top, worst] = [0, 0]
  let [from, to] = [0, 0]
  for (const [index, value] of worth.entries()) {
    // Of equal peaks the decline begins at the last. quotes §5
    if (value >= (worth[top] ?? 0)) top = index
    const fall = value / (worth[top] ?? value) - 1
    if (fall < worst) [worst, from, to] = [fall, top, index]
  }
  if (worst === 0) return { maxDrawdownRate: 0 }
  const before = worth[from] ?? 0
  const back = worth.findIndex((value, index) => index > to && value >= before)
  return {
    maxDrawdownRate: round(worst, DECIMALS),
    ddFrom: dates[from] ?? '',
    ddTo: dates[to] ?? '',
    ...(back > 0 && { recoverDays: back - to }),
  }
}

function ratios(worth: readonly number[]): Pick<Perf, 'volatilityRate' | 'sharpe'> {
  const returns = worth.slice(1).map((value, index) => value / (worth[index] ?? value) - 1)
  const mean = returns.reduce((sum, each) => sum + each, 0) / returns.length
  const variance = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (returns.length - 1)
  const volatility = Math.sqrt(variance * TRADING_DAYS)
  if (!Number.isFinite(volatility)) return {}
  // Equal returns leave a rounding residue, not a deviation to divide by.
  const sharpe = variance < 1e-24 ? {} : { sharpe: round((mean * TRADING_DAYS) / volatility, 2) }
  return { volatilityRate: round(volatility, DECIMALS), ...sharpe }
}

/** Annual sales and fees over the mean value of the account. */
function busyness(run: Run, worth: readonly number[], since: number, years: number) {
  const fills = fillsOf(run).filter(({ day }) => day > since)
  const mean = worth.reduce((sum, each) => sum + each, 0) / worth.length
  const sold = fills
    .filter(({ side }) => side === 'SELL')
    .reduce((sum, { price, filledQty }) => sum + Math.round(price * filledQty * 100), 0)
  const feeFen = fills.reduce((sum, each) => sum + each.feeFen, 0)
  return {
    turnoverRate: round(sold / mean / years, DECIMALS),
    costRate: round(feeFen / mean / years, DECIMALS),
  }
}

function openOf(run: Run, prices: Prices): Pick<Perf, 'open'> {
  let [worthFen, costFen] = [0, 0]
  for (const { symbol, qty, costFen: paid } of run.positions) {
    const row = prices.row(symbol)
    worthFen += row ? worthOf(row, run.spec.to, qty) : 0
    costFen += paid
  }
  if (costFen === 0) return {}
  return { open: { count: run.positions.length, profitRate: round(worthFen / costFen - 1, DECIMALS) } }
}

/** Return of every calendar month or year in the period: the last close over the last of the one before. */
function byPeriod({ dates, worth, bench }: Stretch, keyOf: (date: string) => string) {
  const ends = new Map(dates.map((date, index) => [keyOf(date), index]))
  let before = 0
  return [...ends].map(([key, end]) => {
    const rateOf = (values: readonly number[]) => round((values[end] ?? 1) / (values[before] ?? 1) - 1, DECIMALS)
    const row = { key, rate: rateOf(worth), bench: rateOf(bench) }
    before = end
    return row
  })
}

export function yearsOf(run: Run, prices: Prices, since = run.spec.from) {
  const years = byPeriod(stretchOf(run, prices, since), (date) => date.slice(0, 4))
  return years.map(({ key, ...rest }) => ({ y: key, ...rest }))
}

/** Figures of closed positions and of unfilled orders. */
export function statisticsOf(run: Run, prices: Prices, kind: Kind, since = run.spec.from): Statistics {
  const perf = perfOf(run, prices, kind, since)
  const closed = closedOf(run, since)
  const gains = closed.filter(({ profitFen }) => profitFen > 0)
  const losses = closed.filter(({ profitFen }) => profitFen < 0)
  const lostFen = -sumOf(losses, 'profitFen')
  const months = byPeriod(stretchOf(run, prices, since), (date) => date.slice(0, 7))
  return {
    perf,
    byMonth: months.map(({ key, ...rest }) => ({ m: key, ...rest })),
    ...(perf.winRate !== undefined && { winRate: perf.winRate }),
    ...(closed.length > 0 && { avgHoldDays: round(sumOf(closed, 'holdDays') / closed.length, 1) }),
    ...(lostFen > 0 && {
      profitLossRatio: round(meanOf(gains, 'profitRate') / -meanOf(losses, 'profitRate'), 2),
      profitFactor: round(sumOf(gains, 'profitFen') / lostFen, 2),
    }),
    ...sizesOf(run, since),
  }
}

/** Unfilled orders by reason, and the capacity by volume: 95 of 100 orders need less. */
function sizesOf(run: Run, since: number): Pick<Statistics, 'unfilled' | 'maxVolumeRate' | 'capacityFen'> {
  const orders = run.orders.filter(({ day }) => day > since)
  const counts = new Map<string, number>()
  const isUnfilled = ({ state }: Run['orders'][number]) => state === 'UNFILLED' || state === 'PARTLY'
  for (const { why } of orders.filter(isUnfilled)) if (why !== undefined) counts.set(why, (counts.get(why) ?? 0) + 1)
  const unfilled = [...counts].map(([why, count]) => ({ why, count })).toSorted((a, b) => b.count - a.count)
  const wanted = orders.flatMap(({ volumeRate }) => volumeRate ?? []).toSorted((a, b) => a - b)
  const usual = wanted[Math.floor(wanted.length * 0.95)]
  if (usual === undefined) return { unfilled }
  const capacityFen = Math.round((run.spec.capitalFen * VOLUME_CAP) / usual / 1_000_000) * 1_000_000
  const filled = orders.map(({ volumeRate = 0, filledQty, qty }) => (qty > 0 ? (volumeRate * filledQty) / qty : 0))
  return { unfilled, maxVolumeRate: round(Math.max(...filled), DECIMALS), capacityFen }
}

/** The cost of a run's fills by kind; slippage is the difference of their prices from the opening. */
export function costsOf(run: Run, prices: Prices): NonNullable<Simulation['costs']> {
  const costs = { commissionFen: 0, transferFen: 0, stampFen: 0, slippageFen: 0 }
  for (const { symbol, side, day, price, filledQty } of fillsOf(run)) {
    const row = prices.row(symbol)
    if (side === 'PAYOUT' || !row) continue
    const { isFund } = row.stock
    const amountFen = Math.round(price * filledQty * 100)
    const { commission, transfer, stamp } = feePartsOf({ side, amountFen, isFund, rate: run.spec.feeRate })
    costs.commissionFen += commission
    costs.transferFen += transfer
    costs.stampFen += stamp
    costs.slippageFen += Math.round(Math.abs(price - (row.bars[day]?.open ?? price)) * filledQty * 100)
  }
  return costs
}

/** The day with the largest loss by rate, the first of equal ones; undefined where no day lost. */
export function worstDayOf({ equityFen, spec }: Run, prices: Prices): Pick<Simulation, 'worstDay'> {
  let worst = { at: 0, rate: 0 }
  for (const [at, value] of equityFen.entries()) {
    const rate = value / (equityFen[at - 1] ?? value) - 1
    if (rate < worst.rate) worst = { at, rate }
  }
  if (worst.rate === 0) return {}
  const changeFen = (equityFen[worst.at] ?? 0) - (equityFen[worst.at - 1] ?? 0)
  return { worstDay: { d: prices.dates[spec.from + worst.at] ?? '', rate: round(worst.rate, DECIMALS), changeFen } }
}

/** Closed positions, with their duration in trading days. */
function closedOf({ orders }: Run, since: number) {
  return orders.flatMap(({ day, closed }) =>
    closed && day > since ? [{ ...closed, holdDays: day - closed.since }] : [],
  )
}

function sumOf<K extends string>(list: readonly Record<K, number>[], key: K): number {
  return list.reduce((sum, each) => sum + each[key], 0)
}

function meanOf<K extends string>(list: readonly Record<K, number>[], key: K): number {
  return sumOf(list, key) / Math.max(1, list.length)
}
