import { lazyPart } from '#ui/lazy-part.tsx'

/** The way into WeChat, for where the page is opened outside of it: its code comes then alone. */
export const InWechat = lazyPart(() => import('./hand-over.tsx').then((m) => m.HandOver))
