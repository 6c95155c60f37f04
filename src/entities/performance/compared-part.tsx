import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

/** Header and text of a page are shown before its curve and quotes are loaded. */
export const ComparedPart = lazyPart(
  () => import('./compared.tsx').then((m) => m.Compared),
  <Skeleton ratio={1} lines={8} />,
)
