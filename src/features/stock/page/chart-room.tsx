import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './stock-page.module.css'

/** Reserves the chart's height, so that nothing below it moves. */
export function ChartRoom() {
  return (
    <div className={css.room}>
      <Skeleton lines={8} />
    </div>
  )
}
