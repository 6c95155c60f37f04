import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

/** Below the curve, so its code is loaded after it. */
export const OrdersPart = lazyPart(() => import('./orders.tsx').then((m) => m.OrdersCard), <Skeleton lines={5} />)
