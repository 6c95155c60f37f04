import { page } from '#data/page/page.ts'

/** What a customer is asked after an order. */
export const pages = [
  page({
    pattern: '/order/:orderNumber/feedback',
    auth: 'L',
    share: 'N',
    load: () => import('./feedback.tsx').then((m) => m.FeedbackScreen),
  }),
]
