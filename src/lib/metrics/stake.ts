import { deepestFall } from './falls.ts'
import type { CurvePoint } from './series.ts'

/** The result of an investment made on one day; indexes count from the first point. */
export interface Stake {
  /** What remains of 1 at the worst later close. */
  left: number
  bought: number
  worst: number
  /** Where the investment recovered after its worst. */
  whole: number | undefined
}

/** An investment at the close of a point. */
export function stakeAt(points: readonly Pick<CurvePoint, 'nav'>[], at: number): Stake {
  const bought = Math.max(0, Math.min(points.length - 1, at))
  const paid = points[bought]?.nav ?? 1
  let worst = bought
  for (let place = bought; place < points.length; place += 1) {
    if ((points[place]?.nav ?? paid) < (points[worst]?.nav ?? paid)) worst = place
  }
  const whole = points.findIndex(({ nav }, place) => place > worst && nav >= paid)
  const left = (points[worst]?.nav ?? paid) / paid
  return { left, bought, worst, whole: left < 1 && whole > 0 ? whole : undefined }
}

/** The point where a purchase lost most. */
export function worstDay(points: readonly Pick<CurvePoint, 'nav'>[]): number {
  return deepestFall(points).peak
}
