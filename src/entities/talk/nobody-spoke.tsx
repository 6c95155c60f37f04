import { lazyPart } from '#ui/lazy-part.tsx'
import css from './talk.module.css'

// Few talks have none who spoke.
const Empty = lazyPart(() => import('#ui/state/empty.tsx').then((m) => m.Empty))

/** In the place of the list, which the composer keeps below. */
export function NobodySpoke() {
  return (
    <div className={css.talk}>
      <Empty text="还没有人发言" />
    </div>
  )
}
