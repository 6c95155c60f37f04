import { useIndexChange } from './index-change.model.ts'
import css from './team.module.css'

/** Half of the picture's height, px. */
const HALF = 10

/** A day's change of the index: above the line if it rose, below it if it fell. */
export function IndexBar({ date }: { date: string }) {
  const change = useIndexChange(date)
  const height = change ? Math.max(1, change.height * HALF) : 0
  return (
    <svg className={css.bar} viewBox={`0 0 20 ${2 * HALF}`} aria-hidden data-tone={change?.tone}>
      <path d={`M0 ${HALF}h20`} />
      <rect x="5" y={change?.tone === 'rise' ? HALF - height : HALF} width="10" height={height} />
    </svg>
  )
}

/** What the bars are, and the change of the selected day in figures. */
export function IndexNote({ date }: { date: string }) {
  const change = useIndexChange(date)
  return <p className={css.small}>柱为当日上证指数涨跌{change && `，${date.slice(5)} ${change.text}`}</p>
}
