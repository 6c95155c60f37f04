import { lazyPart } from '#ui/lazy-part.tsx'
import css from './talk.module.css'

// Loaded on demand: few talks are empty.
const Empty = lazyPart(() => import('#ui/state/empty.tsx').then((m) => m.Empty))

/** Shown in place of the list; the composer stays below. */
export function NobodySpoke() {
  return (
    <div className={css.talk}>
      <Empty text="还没有人发言" />
    </div>
  )
}
