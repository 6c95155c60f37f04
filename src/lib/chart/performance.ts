import { yOf } from '#lib/chart/box.ts'
import { drawdownsOf } from '#lib/metrics/falls.ts'
import { gapsOf } from '#lib/metrics/gaps.ts'
import type { CurvePoint } from '#lib/metrics/series.ts'
import { thinned } from '#lib/metrics/thin.ts'

/** Beyond this multiple of the lowest value equal steps of a line no longer look like equal changes. */
const LOGARITHMIC = 4

/** The pictures of a curve and of its drawdowns, in units fine enough for whole numbers. */
const CURVE = { width: 6400, height: 2000 } as const
const WATER = { width: 6400, height: 800 } as const
/** Columns of pixels of a phone's card. */
const COLUMNS = 320

export interface Drawing {
  width: number
  curve: { height: number; nav: string; bench: string; base: number; low: number; high: number; logarithmic: boolean }
  /** The line of the drawdowns, and what lies between it and the surface. */
  water: { height: number; line: string; area: string }
  /** The position of a point, and of a drawdown. */
  xOf: (at: number) => number
  depthOf: (fall: number) => number
  falls: readonly number[]
}

/** The paths of a curve, its benchmark on the same scale, and its drawdown. look §4 */
export function drawingOf(points: readonly CurvePoint[]): Drawing {
  const navs = points.map(({ nav }) => nav)
  const benches = points.map(({ bench }) => bench)
  const known = benches.filter((bench) => bench !== undefined)
  const low = Math.min(Math.min(...navs), Math.min(...known))
  const high = Math.max(Math.max(...navs), Math.max(...known))
  const logarithmic = high / low > LOGARITHMIC
  const scale = logarithmic ? Math.log : (value: number) => value
  const box = { ...CURVE, low: scale(low), high: scale(high) }
  const falls = drawdownsOf(navs)
  const depth = { ...WATER, low: Math.min(-0.01, ...falls), high: 0 }
  const gaps = gapsOf(points)
  const heightOf = (value: number) => Math.round(yOf(scale(value), box))
  const depthOf = (fall: number) => Math.round(yOf(fall, depth))
  const runs = runsOf(navs, gaps)
  const water = strokes(falls, runs, depthOf)
  return {
    width: CURVE.width,
    curve: {
      height: CURVE.height,
      nav: lineOf(strokes(navs, runs, heightOf)),
      bench: lineOf(strokes(benches, runsOf(benches, gaps), heightOf)),
      base: heightOf(navs[0] ?? 1),
      low,
      high,
      logarithmic,
    },
    water: {
      height: WATER.height,
      line: lineOf(water),
      area: water.map(({ from, to, through }) => `M${from} 0L${through}L${to} 0Z`).join(''),
    },
    xOf: (at) => xOf(at, points.length),
    depthOf,
    falls,
  }
}

/** The position of one of so many points. */
function xOf(at: number, count: number): number {
  return Math.round((at / Math.max(1, count - 1)) * CURVE.width)
}

/** A line without a break: where it begins and ends, and the points it runs through. */
interface Stroke {
  from: number
  to: number
  through: string
}

function lineOf(all: readonly Stroke[]): string {
  return all.map(({ through }) => `M${through}`).join('')
}

/** Values without a break between them: the place of the first, and the one after the last. */
interface Run {
  from: number
  to: number
}

/** The strokes through values, thinned to the available pixels. */
function strokes(
  values: readonly (number | undefined)[],
  runs: readonly Run[],
  heightOf: (value: number) => number,
): Stroke[] {
  return runs.map(({ from, to }) => {
    const columns = Math.max(1, Math.round((COLUMNS * (to - from)) / values.length))
    const points = thinned(values, from, to, columns).map(
      (at) => `${xOf(at, values.length)} ${heightOf(values[at] ?? 0)}`,
    )
    return { from: xOf(from, values.length), to: xOf(to - 1, values.length), through: points.join('L') }
  })
}

/** Missing values and missing days break a line. */
function runsOf(values: readonly (number | undefined)[], gaps: readonly number[]): Run[] {
  const runs: Run[] = []
  const end = values.length
  let from = 0
  while (from < end) {
    const missing = values.indexOf(undefined, from)
    const to = Math.min(missing < 0 ? end : missing, gaps.find((gap) => gap > from) ?? end)
    if (to > from) runs.push({ from, to })
    from = to === missing ? to + 1 : to
  }
  return runs
}
