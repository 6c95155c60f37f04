import css from './bars.module.css'

const [WIDE, HIGH] = [10, 60]

/** Every closed case as a bar, from the greatest loss to the greatest gain; the totals are below in figures. */
export function Bars({ rates }: { rates: readonly number[] }) {
  const [low, high] = [Math.min(0, ...rates), Math.max(0, ...rates)]
  const y = (rate: number) => (HIGH * (high - rate)) / (high - low || 1)
  const width = Math.max(1, rates.length) * WIDE
  const path = (chosen: (rate: number) => boolean) =>
    rates
      .map((rate, at) =>
        chosen(rate)
          ? `M${at * WIDE + 1} ${y(0).toFixed(1)}V${y(rate).toFixed(1)}h${WIDE - 2}V${y(0).toFixed(1)}z`
          : '',
      )
      .join('')
  return (
    <svg aria-hidden className={css.bars} viewBox={`0 0 ${width} ${HIGH}`} preserveAspectRatio="none">
      <path d={path((rate) => rate < 0)} className={css.loss} />
      <path d={path((rate) => rate > 0)} className={css.gain} />
      <path d={`M0 ${y(0).toFixed(1)}H${width}`} className={css.base} />
    </svg>
  )
}
