import { late } from '#ui/late.tsx'

/** The way into WeChat, for where the page is opened outside of it: its code comes then alone. */
export const InWechat = late(() => import('./hand-over.tsx').then((m) => m.HandOver))
