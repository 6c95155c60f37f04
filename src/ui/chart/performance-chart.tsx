import { type CurvePoint, drawdownsOf, lineOf } from '#lib/number/curve.ts'
import { rate } from '#lib/number/rate.ts'
import css from './performance-chart.module.css'

const WIDTH = 640
const HEIGHT = 200
const DEPTH = 80

/** A curve with its benchmark, and below it the drawdown. product 2.10 */
export function PerformanceChart({
  name,
  subject = '策略',
  bench,
  curve,
}: {
  name: string
  /** What the curve is of, in the legend. */
  subject?: string
  bench: string
  curve: readonly CurvePoint[]
}) {
  const navs = curve.map((point) => point.nav)
  const benches = curve.map((point) => point.bench)
  const falls = drawdownsOf(navs)
  const box = { width: WIDTH, height: HEIGHT, low: Math.min(...navs, ...benches), high: Math.max(...navs, ...benches) }
  const deepest = Math.min(...falls, -0.01)
  const fall = lineOf(falls, { width: WIDTH, height: DEPTH, low: deepest, high: 0 })
  const [first, last] = [curve[0], curve.at(-1)]
  if (!first || !last || fall === '') return <p className={css.none}>数据不足，暂不绘制曲线</p>
  const words = `${name}自${first.d}至${last.d}：${subject}${rate(last.nav - 1)}，${bench}${rate(last.bench - 1)}，最大回撤${rate(Math.min(...falls))}`
  return (
    <figure className={css.chart}>
      <figcaption className={css.legend}>
        <span data-line="nav">{`${subject} ${rate(last.nav - 1)}`}</span>
        <span data-line="bench">{`${bench} ${rate(last.bench - 1)}`}</span>
        <span data-line="fall">{`回撤，最深 ${rate(Math.min(...falls))}`}</span>
      </figcaption>
      <div className={css.plot}>
        <svg role="img" aria-label={words} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <path className={css.bench} d={lineOf(benches, box)} />
          <path className={css.nav} d={lineOf(navs, box)} />
        </svg>
        <span className={css.high}>{rate(box.high - 1)}</span>
        <span className={css.low}>{rate(box.low - 1)}</span>
      </div>
      <div className={css.depth}>
        <svg aria-hidden viewBox={`0 0 ${WIDTH} ${DEPTH}`} preserveAspectRatio="none">
          <path className={css.fall} d={`${fall}L${WIDTH} 0L0 0Z`} />
        </svg>
        <span className={css.low}>{rate(deepest)}</span>
      </div>
      <p className={css.dates}>
        <span>{first.d}</span>
        <span>{last.d}</span>
      </p>
    </figure>
  )
}
