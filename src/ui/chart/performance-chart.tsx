import { type ReactNode, useMemo, useState } from 'react'
import { type Drawing, drawingOf } from '#lib/chart/performance.ts'
import { deepestFall } from '#lib/metrics/falls.ts'
import { benchTotalOf, totalOf } from '#lib/metrics/figures.ts'
import { type CurvePoint, type Undrawn, seriesOf } from '#lib/metrics/series.ts'
import { decimal } from '#lib/number/decimal.ts'
import { rate } from '#lib/number/rate.ts'
import { More } from '#ui/layout/more.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './performance-chart.module.css'
import { ChartTable } from './plot.tsx'
import { useChart } from './use-chart.ts'

/** A day of a curve, YYYY-MM-DD, and its event in one word. */
export interface CurveMark {
  d: string
  word: string
}

interface Props {
  name: string
  /** What the curve shows, in the legend. */
  subject?: string
  bench: string
  curve: readonly CurvePoint[]
  /** Days on which something happened, each under its word. */
  marks?: readonly CurveMark[]
  /** Where a back-test ends and a record begins: no total spans it. law §4 */
  seam?: string | undefined
}

const REASONS: Readonly<Record<Undrawn, string>> = {
  none: '暂无数据',
  one: '数据不足，暂不绘制曲线',
  invalid: '净值数据有误，暂不绘制曲线',
  zero: '净值曾归零（−100.00%），不绘制曲线',
}

/** A curve with its benchmark, and its drawdown below. law §4 */
export function PerformanceChart({ curve, ...rest }: Props) {
  const { points, undrawn, tidied } = useMemo(() => seriesOf(curve), [curve])
  if (undrawn) return <p className={css.none}>{REASONS[undrawn]}</p>
  return (
    <>
      <Figure points={points} {...rest} />
      {tidied && <p className={css.said}>数据中有重复或次序不对的日期，已按日期整理，同一天取最后一个值。</p>}
    </>
  )
}

function Figure({
  name,
  subject = '策略',
  bench,
  points,
  marks = [],
  seam,
}: Omit<Props, 'curve'> & { points: readonly CurvePoint[] }) {
  const drawing = useMemo(() => drawingOf(points), [points])
  const counted = useMemo(() => (seam === undefined ? points : points.filter(({ d }) => d >= seam)), [points, seam])
  const fall = useMemo(() => deepestFall(counted), [counted])
  const beside = useMemo(() => rate(benchTotalOf(counted)), [counted])
  const total = rate(totalOf(counted))
  const ends = [points[0], points[Math.floor((points.length - 1) / 2)], points.at(-1)].map((point) => point?.d ?? '')
  const words = `${name}自${counted[0]?.d ?? ''}至${ends[2] ?? ''}：最大回撤${rate(fall.rate)}，${subject}${total}，${bench}${beside}`
  return (
    <figure className={css.chart}>
      <figcaption className={css.legend}>
        <span data-line="nav">{`${subject} ${total}`}</span>
        <span data-line="bench">{`${bench} ${beside}`}</span>
        <span data-line="fall">{`回撤，最深 ${rate(fall.rate)}`}</span>
        {drawing.curve.logarithmic && <span data-line="">对数坐标</span>}
      </figcaption>
      <Followed points={points} falls={drawing.falls} subject={subject} bench={bench}>
        <Lines drawing={drawing} words={words} from={points.length - counted.length} fall={fall} />
        <Marks points={points} marks={[...marks, ...(seam === undefined ? [] : [{ d: seam, word: '记录自此起' }])]} />
        <span className={css.high}>{decimal(drawing.curve.high, 2)}</span>
        <span className={css.low}>{decimal(drawing.curve.low, 2)}</span>
      </Followed>
      <p className={css.deepest}>
        <Unbroken>
          {fall.rate < 0 ? `最低 ${counted[fall.trough]?.d ?? ''} ${rate(fall.rate)}` : '期间没有回撤'}
        </Unbroken>
      </p>
      <p className={css.dates}>
        {[...new Set(ends)].map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      <Days name={name} bench={bench} points={points} falls={drawing.falls} />
    </figure>
  )
}

/** What a finger or the arrow keys point at. The lines are its children: they are not rendered again as it moves. */
function Followed({
  points,
  falls,
  subject,
  bench,
  children,
}: {
  points: readonly CurvePoint[]
  falls: readonly number[]
  subject: string
  bench: string
  children: ReactNode
}) {
  const [at, look] = useState<number>()
  const last = points.length - 1
  const handlers = useChart({ at, look, last, placeOf: (share) => Math.round(share * last) })
  const place = Math.min(at ?? last, last)
  return (
    // Arrow keys move the point.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions
    <div tabIndex={0} role="group" aria-label="曲线，左右键查看每天" className={css.touch} {...handlers}>
      <p className={css.readout} aria-live={at === undefined ? undefined : 'polite'}>
        <span>{points[place]?.d}</span>
        <span>{`${subject} ${rate(changeOf(points, place, 'nav'))}`}</span>
        <span>{`${bench} ${rate(changeOf(points, place, 'bench'))}`}</span>
        <span>{`回撤 ${rate(falls[place])}`}</span>
      </p>
      <div className={css.plots}>
        {children}
        {at !== undefined && (
          <span aria-hidden className={css.point} style={{ insetInlineStart: `${(place / last) * 100}%` }} />
        )}
      </div>
    </div>
  )
}

/** The change of a line since its first point. */
function changeOf(points: readonly CurvePoint[], place: number, line: 'nav' | 'bench'): number | undefined {
  const first = points.find((point) => point[line] !== undefined)?.[line]
  const value = points[place]?.[line]
  return first === undefined || value === undefined ? undefined : totalOf([{ nav: first }, { nav: value }])
}

function Lines({
  drawing,
  words,
  from,
  fall,
}: {
  drawing: Drawing
  words: string
  /** The first place of the maximum. */
  from: number
  fall: { rate: number; peak: number; trough: number }
}) {
  const { width, curve, water, xOf, depthOf, falls } = drawing
  const [peak, trough] = [xOf(from + fall.peak), xOf(from + fall.trough)]
  return (
    <>
      <svg role="img" aria-label={words} viewBox={`0 0 ${width} ${curve.height}`} preserveAspectRatio="none">
        {fall.rate < 0 && <path className={css.falling} d={`M${peak} 0H${trough}V${curve.height}H${peak}Z`} />}
        <path className={css.base} d={`M0 ${curve.base}H${width}`} />
        <path className={css.bench} d={curve.bench} />
        <path className={css.nav} d={curve.nav} />
      </svg>
      <svg aria-hidden className={css.water} viewBox={`0 0 ${width} ${water.height}`} preserveAspectRatio="none">
        <path className={css.fall} d={water.area} />
        <path className={css.edge} d={water.line} />
        <path className={css.lowest} d={`M${trough} ${depthOf(falls[from + fall.trough] ?? 0)}h0`} />
      </svg>
    </>
  )
}

function Marks({ points, marks }: { points: readonly CurvePoint[]; marks: readonly CurveMark[] }) {
  return marks.map(({ d, word }) => {
    const at = points.findIndex((point) => point.d === d)
    if (at < 0) return null
    const part = at / Math.max(1, points.length - 1)
    return (
      <span
        key={`${word} ${d}`}
        aria-hidden
        className={css.mark}
        data-late={part > 0.7 || undefined}
        style={{ insetInlineStart: `${part * 100}%` }}
      >
        <span>{word}</span>
      </span>
    )
  })
}

/** The same as a table, rendered once it is opened. */
function Days({
  name,
  bench,
  points,
  falls,
}: {
  name: string
  bench: string
  points: readonly CurvePoint[]
  falls: readonly number[]
}) {
  const [open, setOpen] = useState(false)
  return (
    <More label="数据" onToggle={setOpen}>
      {open && (
        <ChartTable
          label={`${name}每日数据`}
          heads={['日期', '净值', bench, '回撤']}
          rows={points.map(({ d, nav, bench: other }, day) => [
            d,
            decimal(nav, 4),
            other === undefined ? '--' : decimal(other, 4),
            rate(falls[day]),
          ])}
        />
      )}
    </More>
  )
}
