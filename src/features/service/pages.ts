import { page } from '#data/page/page.ts'

/** Open to everyone. */
export const pages = [
  page({
    pattern: '/service',
    auth: 'P',
    share: 'H',
    title: '客服中心',
    query: ['at', 'q'],
    load: () => import('./service.tsx').then((m) => m.ServiceScreen),
  }),
]
