import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './investment.module.css'

/** The place of a back-test that loads. */
export function RecordWaiting() {
  return (
    <div className={css.waiting}>
      <Card>
        <Skeleton lines={4} />
        <Skeleton ratio={16 / 9} lines={8} />
      </Card>
    </div>
  )
}
