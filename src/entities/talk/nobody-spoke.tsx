import { Empty } from '#ui/state/empty.tsx'
import css from './talk.module.css'

/** In the place of the list, which the composer keeps below. */
export function NobodySpoke() {
  return (
    <div className={css.talk}>
      <Empty text="还没有人发言" />
    </div>
  )
}
