import { pathOf } from '#lib/chart/box.ts'
import { movedTo, placesOf, type Span } from './span.ts'
import css from './span-slider.module.css'

export interface Ends {
  from: string
  to: string
}

interface Props extends Ends {
  span: Span
  onChange: (ends: Partial<Ends>) => void
}

const ENDS = [
  { end: 'from', label: '拖动选择开始日期' },
  { end: 'to', label: '拖动选择结束日期' },
] as const
const [WIDTH, HEIGHT] = [320, 40]

/** Both ends of a range over the line of the index; the date fields below it take exact days. SG-14 */
export function SpanSlider({ span: { days, closes }, from, to, onChange }: Props) {
  const last = days.length - 1
  const { start, end } = placesOf(days, { from, to })
  const box = { width: WIDTH, height: HEIGHT, low: Math.min(...closes), high: Math.max(...closes) }
  const places = { from: start, to: end }
  return (
    <div className={css.slider}>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <rect x={(start / last) * WIDTH} width={(Math.max(0, end - start) / last) * WIDTH} height={HEIGHT} />
        <path d={pathOf(closes, (at) => (at / last) * WIDTH, box)} />
      </svg>
      {ENDS.map(({ end: which, label }) => (
        <input
          key={which}
          type="range"
          aria-label={label}
          aria-valuetext={days[places[which]]}
          min={0}
          max={last}
          value={places[which]}
          onChange={(event) => onChange(movedTo(days, { from, to }, which, event.target.valueAsNumber))}
        />
      ))}
      <p aria-hidden>
        <span>{days[0]}</span>
        <span>{days[last]}</span>
      </p>
    </div>
  )
}
