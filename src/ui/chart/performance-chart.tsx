import { short, yOf } from '#lib/chart/box.ts'
import { type CurvePoint, drawdownsOf, isCurve, lineOf } from '#lib/number/curve.ts'
import { rate } from '#lib/number/rate.ts'
import css from './performance-chart.module.css'

const WIDTH = 640
const HEIGHT = 200
const DEPTH = 80

/** A day of a curve, YYYY-MM-DD, and what happened on it in one word. */
export interface CurveMark {
  d: string
  word: string
}

/** A curve with its benchmark, and below it the drawdown. law §4 */
export function PerformanceChart({
  name,
  subject = '策略',
  bench,
  curve,
  marks = [],
}: {
  name: string
  /** What the curve is of, in the legend. */
  subject?: string
  bench: string
  curve: readonly CurvePoint[]
  /** Days on which something happened, each under its word. */
  marks?: readonly CurveMark[]
}) {
  const navs = curve.map((point) => point.nav)
  const benches = curve.map((point) => point.bench)
  const falls = drawdownsOf(navs)
  const box = { width: WIDTH, height: HEIGHT, low: Math.min(...navs, ...benches), high: Math.max(...navs, ...benches) }
  const placed = marks.flatMap(({ d, word }) => {
    const at = curve.findIndex((point) => point.d === d)
    return at < 0 ? [] : [{ word, part: at / Math.max(1, curve.length - 1) }]
  })
  const deepest = Math.min(...falls, -0.01)
  const lowest = falls.indexOf(Math.min(...falls))
  const depth = { width: WIDTH, height: DEPTH, low: deepest, high: 0 }
  const fall = lineOf(falls, depth)
  const [first, last] = [curve[0], curve.at(-1)]
  if (!first || !last) return <p className={css.none}>暂无数据</p>
  if (fall === '') return <p className={css.none}>数据不足，暂不绘制曲线</p>
  if (!isCurve(navs) || !isCurve(benches)) return <p className={css.none}>净值数据有误，暂不绘制曲线</p>
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
          <path className={css.base} d={`M0 ${short(yOf(1, box))}H${WIDTH}`} />
          <path className={css.bench} d={lineOf(benches, box)} />
          <path className={css.nav} d={lineOf(navs, box)} />
          <path
            className={css.mark}
            d={placed.map(({ part }) => `M${(part * WIDTH).toFixed(1)} 0V${HEIGHT}`).join('')}
          />
        </svg>
        {placed.map(({ word, part }) => (
          <span key={`${word} ${part}`} aria-hidden className={css.word} style={{ insetInlineStart: `${part * 100}%` }}>
            {word}
          </span>
        ))}
        <span className={css.high}>{rate(box.high - 1)}</span>
        <span className={css.low}>{rate(box.low - 1)}</span>
      </div>
      <div className={css.depth}>
        <svg aria-hidden viewBox={`0 0 ${WIDTH} ${DEPTH}`} preserveAspectRatio="none">
          <path className={css.fall} d={`${fall}L${WIDTH} 0L0 0Z`} />
          <path className={css.edge} d={fall} />
          <path
            className={css.lowest}
            d={`M${short((lowest / (falls.length - 1)) * WIDTH)} ${short(yOf(falls[lowest] ?? 0, depth))}h0`}
          />
        </svg>
        <span className={css.low}>{`${rate(Math.min(...falls))}　${curve[lowest]?.d ?? ''}`}</span>
      </div>
      <p className={css.dates}>
        <span>{first.d}</span>
        <span>{last.d}</span>
      </p>
    </figure>
  )
}
