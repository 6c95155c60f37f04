import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

/** The head and the words of a page stand before its curve and quotes are loaded. */
export const ComparedPart = lazyPart(
  () => import('./compared.tsx').then((m) => m.Compared),
  <Skeleton ratio={1} lines={8} />,
)
