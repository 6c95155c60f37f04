import type { Curve, Perf, Statistics } from '#api/shapes/strategy.ts'
import { round } from '#test/service/seed/market/bars.ts'
import type { Prices } from './prices.ts'
import type { Fill, Run } from './run.ts'

/** What strategies are measured against: a fund of the made market that anybody can look up. */
export const BENCH = { symbol: 'SH510901', name: '宽基指数ETF示例' }
const TRADING_DAYS = 244
const CLOSING = 15 * 3600_000

/** Whose record a run is; nobody's real money is in the seed. */
export type Kind = 'BACK_TEST' | 'MODEL' | 'SIMULATED'

/** Curves that were drawn: a list of strategies asks for the same ones again and again. */
const drawn = new WeakMap<Run, Map<number, Curve>>()

/** The account beside the benchmark day by day, both beginning at 1, four decimals. */
export function curveOf(run: Run, prices: Prices, since = run.spec.from): Curve {
  const ofRun = drawn.get(run) ?? new Map<number, Curve>()
  const curve = ofRun.get(since) ?? draw(run, prices, Math.max(run.spec.from, since))
  drawn.set(run, ofRun.set(since, curve))
  return curve
}

function draw(run: Run, prices: Prices, start: number): Curve {
  const bench = prices.row(BENCH.symbol)?.close
  const base = run.equityFen[start - run.spec.from] ?? run.spec.capitalFen
  const benchBase = bench?.[start] ?? 1
  return run.equityFen.slice(start - run.spec.from).map((worth, index) => ({
    d: prices.dates[start + index] ?? '',
    nav: round(worth / base, 4),
    bench: round((bench?.[start + index] ?? benchBase) / benchBase, 4),
  }))
}

/**
 * The figures of a curve, computed from what the curve shows. Return: last over first. Drawdown: the lowest fall below
 * the highest before it, zero or negative. Volatility: standard deviation of daily returns × √244; Sharpe: their mean ×
 * 244 over it, cash earning nothing. What is stated per year is left out below 365 days. law §4
 */
export function perfOf(run: Run, prices: Prices, kind: Kind, since = run.spec.from): Perf {
  const curve = curveOf(run, prices, since)
  const [first, last] = [curve[0], curve.at(-1)]
  const totalRate = first && last ? round(last.nav / first.nav - 1, 4) : 0
  const benchRate = first && last ? round(last.bench / first.bench - 1, 4) : 0
  const fills = run.fills.filter(({ day }) => day >= since)
  const wins = closedOf(fills).map(({ profitRate }) => profitRate > 0)
  const calendarDays = first && last ? (Date.parse(last.d) - Date.parse(first.d)) / 86_400_000 : 0
  return {
    kind,
    totalRate,
    ...drawdown(curve),
    ...(calendarDays >= 365 && { annualRate: round((1 + totalRate) ** (365 / calendarDays) - 1, 4), ...ratios(curve) }),
    ...(wins.length > 0 && { winRate: round(wins.filter(Boolean).length / wins.length, 4) }),
    tradeCount: fills.length,
    bench: { ...BENCH, rate: benchRate },
    periodStart: first?.d ?? '',
    periodEnd: last?.d ?? '',
    isBackTest: kind === 'BACK_TEST',
    feesIncluded: true,
    asOf: (prices.days[run.spec.to] ?? 0) + CLOSING,
  }
}

function drawdown(curve: Curve): Pick<Perf, 'maxDrawdownRate' | 'ddFrom' | 'ddTo' | 'recoverDays'> {
  let [top, worst] = [0, 0]
  let [from, to] = [0, 0]
  for (const [index, { nav }] of curve.entries()) {
    // Of equal heights the fall begins at the last. quotes §5
    if (nav >= (curve[top]?.nav ?? 0)) top = index
    const fall = nav / (curve[top]?.nav ?? nav) - 1
    if (fall < worst) [worst, from, to] = [fall, top, index]
  }
  if (worst === 0) return { maxDrawdownRate: 0 }
  const before = curve[from]?.nav ?? 0
  const back = curve.findIndex(({ nav }, index) => index > to && nav >= before)
  return {
    maxDrawdownRate: round(worst, 4),
    ddFrom: curve[from]?.d ?? '',
    ddTo: curve[to]?.d ?? '',
    ...(back > 0 && { recoverDays: back - to }),
  }
}

function ratios(curve: Curve): Pick<Perf, 'volatilityRate' | 'sharpe'> {
  const returns = curve.slice(1).map(({ nav }, index) => nav / (curve[index]?.nav ?? nav) - 1)
  const mean = returns.reduce((sum, each) => sum + each, 0) / returns.length
  const variance = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (returns.length - 1)
  const volatility = Math.sqrt(variance * TRADING_DAYS)
  if (!Number.isFinite(volatility)) return {}
  // Equal returns leave a residue, no deviation to divide by.
  const sharpe = variance < 1e-24 ? {} : { sharpe: round((mean * TRADING_DAYS) / volatility, 2) }
  return { volatilityRate: round(volatility, 4), ...sharpe }
}

/** Return of every calendar month or year that the curve touches: the last value over the last of the one before. */
function byPeriod(curve: Curve, keyOf: (date: string) => string) {
  const ends = new Map(curve.map((point) => [keyOf(point.d), point]))
  let before = curve[0]
  return [...ends].map(([key, end]) => {
    const start = before ?? end
    before = end
    return { key, rate: round(end.nav / start.nav - 1, 4), bench: round(end.bench / start.bench - 1, 4) }
  })
}

export function yearsOf(curve: Curve) {
  return byPeriod(curve, (date) => date.slice(0, 4)).map(({ key, ...rest }) => ({ y: key, ...rest }))
}

function monthsOf(curve: Curve) {
  return byPeriod(curve, (date) => date.slice(0, 7)).map(({ key, ...rest }) => ({ m: key, ...rest }))
}

/** Win rate, mean holding time in trading days, and mean gain over mean loss of closed positions. */
export function statisticsOf(run: Run, prices: Prices, kind: Kind, since = run.spec.from): Statistics {
  const perf = perfOf(run, prices, kind, since)
  const closed = closedOf(run.fills.filter(({ day }) => day >= since))
  const gains = closed.filter(({ profitRate }) => profitRate > 0)
  const losses = closed.filter(({ profitRate }) => profitRate < 0)
  const [gain, loss] = [meanRate(gains), Math.abs(meanRate(losses))]
  return {
    perf,
    byMonth: monthsOf(curveOf(run, prices, since)),
    ...(perf.winRate !== undefined && { winRate: perf.winRate }),
    ...(closed.length > 0 && {
      avgHoldDays: round(closed.reduce((sum, { holdDays }) => sum + holdDays, 0) / closed.length, 1),
    }),
    ...(loss > 0 && { profitLossRatio: round(gain / loss, 2) }),
  }
}

/** What sales earned and how many trading days they were held. */
function closedOf(fills: readonly Fill[]) {
  return fills.flatMap(({ day, closed }) => (closed ? [{ ...closed, holdDays: day - closed.since }] : []))
}

function meanRate(list: readonly { profitRate: number }[]): number {
  return list.reduce((sum, { profitRate }) => sum + profitRate, 0) / Math.max(1, list.length)
}
