import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './stock-page.module.css'

/** As high as the chart that will stand there: what is below it does not move. */
export function ChartRoom() {
  return (
    <div className={css.room}>
      <Skeleton lines={8} />
    </div>
  )
}
