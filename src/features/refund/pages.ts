import { page } from '#data/page/page.ts'

/** Refunds. */
export const pages = [
  page({
    pattern: '/me/refund',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./list.tsx').then((m) => m.RefundsScreen),
  }),
  page({
    pattern: '/order/:orderNumber/refund',
    auth: 'L',
    share: 'N',
    load: () => import('./apply.tsx').then((m) => m.ApplyScreen),
  }),
  page({
    pattern: '/refund/:refundNumber',
    auth: 'L',
    share: 'N',
    load: () => import('./detail.tsx').then((m) => m.RefundScreen),
  }),
]
