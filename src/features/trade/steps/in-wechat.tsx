import { lazyPart } from '#ui/lazy-part.tsx'

/** The link into WeChat; its code is loaded only outside of it. */
export const InWechat = lazyPart(() => import('./hand-over.tsx').then((m) => m.HandOver))
