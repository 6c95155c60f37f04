import { page } from '#data/page/page.ts'

/** What can be read without a network. */
export const pages = [
  page({
    pattern: '/offline',
    auth: 'P',
    share: 'N',
    load: () => import('./offline.tsx').then((m) => m.OfflineScreen),
  }),
]
