import { yOf } from '#lib/chart/box.ts'
import css from './strategy-card.module.css'

const [WIDTH, CURVE, WATER] = [92, 34, 18]

/** A curve in a card with its drawdowns, on the scale shared by all cards of the list. look §4 */
export function WaterSpark({
  curve,
  falls,
  deepest,
}: {
  curve: readonly number[]
  falls: readonly number[]
  deepest: number
}) {
  if (curve.length < 2) return <svg aria-hidden width={WIDTH} height={CURVE + WATER} />
  const line = (values: readonly number[], heightOf: (value: number) => number) =>
    values
      .map((value, at) => `${((at / (values.length - 1)) * WIDTH).toFixed(1)} ${heightOf(value).toFixed(1)}`)
      .join('L')
  const box = { width: WIDTH, height: CURVE - 2, low: Math.min(...curve), high: Math.max(...curve) }
  const depth = { width: WIDTH, height: WATER, low: Math.min(-0.01, deepest), high: 0 }
  const trough = falls.indexOf(Math.min(...falls))
  const under = line(falls, (fall) => CURVE + yOf(fall, depth))
  return (
    <svg
      aria-hidden
      className={css.spark}
      viewBox={`0 0 ${WIDTH} ${CURVE + WATER}`}
      width={WIDTH}
      height={CURVE + WATER}
    >
      <path className={css.curve} d={`M${line(curve, (value) => 1 + yOf(value, box))}`} />
      <path className={css.fall} d={`M${under}L${WIDTH} ${CURVE}L0 ${CURVE}Z`} />
      <path className={css.edge} d={`M${under}`} />
      <circle
        className={css.low}
        cx={(trough / (falls.length - 1)) * WIDTH}
        cy={CURVE + yOf(falls[trough] ?? 0, depth)}
        r={2.5}
      />
    </svg>
  )
}
