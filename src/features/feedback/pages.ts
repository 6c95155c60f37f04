import { page } from '#data/page/page.ts'

/** The follow-up visit after an order. */
export const pages = [
  page({
    pattern: '/order/:orderNumber/feedback',
    auth: 'L',
    share: 'N',
    load: () => import('./feedback.tsx').then((m) => m.FeedbackScreen),
  }),
]
