import { page } from '#data/page/page.ts'

/** What customers are given. */
export const pages = [
  page({
    pattern: '/me/goods',
    auth: 'L',
    share: 'N',
    query: ['id'],
    pulls: true,
    load: () => import('./goods.tsx').then((m) => m.GoodsScreen),
  }),
]
