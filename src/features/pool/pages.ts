import { page } from '#data/page/page.ts'

/** Advised stock pools. */
export const pages = [
  page({
    pattern: '/pool',
    auth: 'W',
    share: 'O',
    query: ['column', 'tab', 'period'],
    pulls: true,
    load: () => import('./pools.tsx').then((m) => m.PoolsScreen),
  }),
  page({
    pattern: '/promo-stock',
    auth: 'P',
    share: 'O',
    query: ['scene', 'video'],
    pulls: true,
    load: () => import('./promo/promo.tsx').then((m) => m.PromoScreen),
  }),
  page({
    pattern: '/pool/:columnId/:symbol',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./pool-stock.tsx').then((m) => m.PoolStockScreen),
  }),
]
