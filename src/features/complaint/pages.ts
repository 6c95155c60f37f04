import { page } from '#data/page/page.ts'

/** Complaints and suggestions; only the form requires a login. */
export const pages = [
  page({
    pattern: '/complaint',
    auth: 'P',
    share: 'N',
    title: '投诉与建议',
    query: ['orderNumber', 'type', 'message', 'comment', 'number'],
    load: () => import('./complaint.tsx').then((m) => m.ComplaintScreen),
  }),
]
