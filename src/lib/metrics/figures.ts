import type { CurvePoint } from './series.ts'

/** Trading days a year, by convention. */
const YEAR_DAYS = 244
/** Below this a deviation is a rounding error. */
const RESIDUE = 1e-12
const DAY = 24 * 3_600_000

/** Last over first, to twelve digits, so that what is half a digit is rounded as a half; never −0. */
export function growthOf(first: number, last: number): number {
  return Math.round((last / first - 1) * 1e12) / 1e12 + 0
}

/** The growth of all days; undefined without two points. */
export function totalOf(points: readonly Pick<CurvePoint, 'nav'>[]): number | undefined {
  const [first, last] = [points[0], points.at(-1)]
  return first && last && points.length > 1 ? growthOf(first.nav, last.nav) : undefined
}

/** The same of the benchmark, where it is known. */
export function benchTotalOf(points: readonly CurvePoint[]): number | undefined {
  const isKnown = ({ bench }: CurvePoint) => bench !== undefined
  const [first, last] = [points.find(isKnown), [...points].reverse().find(isKnown)]
  if (first?.bench === undefined || last?.bench === undefined || first === last) return undefined
  return growthOf(first.bench, last.bench)
}

/** The daily changes. */
export function dailyOf(points: readonly Pick<CurvePoint, 'nav'>[]): number[] {
  return points.slice(1).map(({ nav }, at) => nav / (points[at]?.nav ?? nav) - 1)
}

/** Annualised deviation of daily changes (n−1). Equal changes have none. quotes §5 */
export function volatilityOf(points: readonly Pick<CurvePoint, 'nav'>[]): number | undefined {
  const rates = dailyOf(points)
  if (rates.length < 2) return undefined
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  const deviation = Math.sqrt(rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / (rates.length - 1))
  return deviation < RESIDUE ? 0 : deviation * Math.sqrt(YEAR_DAYS)
}

/** Annualised growth; absent below 365 calendar days. */
export function annualOf(points: readonly CurvePoint[]): number | undefined {
  const total = totalOf(points)
  const [first, last] = [points[0], points.at(-1)]
  if (total === undefined || !first || !last) return undefined
  const days = (Date.parse(last.d) - Date.parse(first.d)) / DAY
  return days < 365 ? undefined : (1 + total) ** (365 / days) - 1
}

/** Relative excess growth: 30 % over 20 % is 8.33 %. */
export function excessOf(total: number, bench: number): number {
  return (1 + total) / (1 + bench) - 1
}

/** The gain needed to recover a loss: 50 % down, 100 % up; Infinity after a total loss. */
export function neededAfter(fall: number): number {
  return 1 / (1 + fall) - 1
}

/** The change of each month (7 letters of a day) or year (4), from the last value of the previous one. quotes §5 */
export function periodsOf(points: readonly CurvePoint[], letters: 4 | 7): { period: string; rate: number }[] {
  const lasts = new Map(points.map(({ d, nav }) => [d.slice(0, letters), nav]))
  let before = points[0]?.nav ?? 1
  return [...lasts].map(([period, nav]) => {
    const rate = growthOf(before, nav)
    before = nav
    return { period, rate }
  })
}
