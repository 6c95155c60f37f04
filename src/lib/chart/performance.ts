import { type Box, short, yOf } from '#lib/chart/box.ts'
import { drawdownsOf } from '#lib/metrics/falls.ts'
import { gapsOf } from '#lib/metrics/gaps.ts'
import type { CurvePoint } from '#lib/metrics/series.ts'
import { thinned } from '#lib/metrics/thin.ts'

/** Beyond this multiple of the lowest value equal steps of a line no longer look like equal changes. */
const LOGARITHMIC = 4

/** The pictures of a curve and of its drawdowns, in units. */
const CURVE = { width: 640, height: 200 } as const
const WATER = { width: 640, height: 80 } as const
/** Columns of pixels of a phone's card. */
const COLUMNS = 320

export interface Drawing {
  width: number
  curve: { height: number; nav: string; bench: string; base: number; low: number; high: number; logarithmic: boolean }
  water: { height: number; line: string; deepest: number }
  /** The position of a point and its value. */
  xOf: (at: number) => number
  yOf: (nav: number) => number
  depthOf: (fall: number) => number
  falls: readonly number[]
}

/** The paths of a curve, its benchmark on the same scale, and its drawdown. look §4 */
export function drawingOf(points: readonly CurvePoint[]): Drawing {
  const navs = points.map(({ nav }) => nav)
  const benches = points.map(({ bench }) => bench)
  const all = [...navs, ...benches.filter((bench) => bench !== undefined)]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const logarithmic = high / low > LOGARITHMIC
  const scale = logarithmic ? Math.log : (value: number) => value
  const box = { ...CURVE, low: scale(low), high: scale(high) }
  const falls = drawdownsOf(navs)
  const deepest = Math.min(-0.01, ...falls)
  const depth = { ...WATER, low: deepest, high: 0 }
  const gaps = gapsOf(points)
  const xOf = (at: number) => (at / Math.max(1, points.length - 1)) * CURVE.width
  const lineOf = (values: readonly (number | undefined)[], within: Box, as = scale) =>
    strokes(values, gaps, xOf, (value) => yOf(as(value), within))
  return {
    width: CURVE.width,
    curve: {
      height: CURVE.height,
      nav: lineOf(navs, box),
      bench: lineOf(benches, box),
      base: yOf(scale(navs[0] ?? 1), box),
      low,
      high,
      logarithmic,
    },
    water: { height: WATER.height, line: lineOf(falls, depth, (fall) => fall), deepest },
    xOf,
    yOf: (nav) => yOf(scale(nav), box),
    depthOf: (fall) => yOf(fall, depth),
    falls,
  }
}

/** A line through values, thinned to the available pixels; missing values and missing days break it. */
function strokes(
  values: readonly (number | undefined)[],
  gaps: ReadonlySet<number>,
  xOf: (at: number) => number,
  heightOf: (value: number) => number,
): string {
  const begins = new Set(gaps)
  values.forEach((value, at) => value === undefined && begins.add(at).add(at + 1))
  let from = 0
  let path = ''
  for (const end of [...begins, values.length].sort((a, b) => a - b)) {
    const part = values.slice(from, end).filter((value) => value !== undefined)
    const places = thinned(part, Math.max(1, Math.round((COLUMNS * part.length) / values.length)))
    const start = from
    let pen = 'M'
    for (const at of places) {
      path += `${pen}${short(xOf(start + at))} ${short(heightOf(part[at] ?? 0))}`
      pen = 'L'
    }
    from = end
  }
  return path
}
