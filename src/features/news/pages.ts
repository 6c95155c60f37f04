import { page } from '#data/page/page.ts'

/** News. */
export const pages = [
  page({
    pattern: '/news',
    auth: 'P',
    share: 'O',
    query: ['channel'],
    pulls: true,
    load: () => import('./news.tsx').then((m) => m.NewsScreen),
  }),
  page({
    pattern: '/news/:id',
    auth: 'P',
    share: 'O',
    load: () => import('./detail.tsx').then((m) => m.NewsDetailScreen),
  }),
  page({
    pattern: '/express',
    auth: 'W',
    share: 'O',
    query: ['subject', 'important'],
    pulls: true,
    load: () => import('./express/express.tsx').then((m) => m.ExpressScreen),
  }),
  page({
    pattern: '/express/:id',
    auth: 'W',
    share: 'O',
    load: () => import('./express/flash.tsx').then((m) => m.FlashScreen),
  }),
  page({
    pattern: '/chain',
    auth: 'L',
    share: 'O',
    pulls: true,
    load: () => import('./chain/chains.tsx').then((m) => m.ChainsScreen),
  }),
  page({
    pattern: '/chain/:id',
    auth: 'L',
    share: 'O',
    pulls: true,
    load: () => import('./chain/chain.tsx').then((m) => m.ChainScreen),
  }),
  page({
    pattern: '/stock-doc/:docType/:id',
    auth: 'W',
    share: 'O',
    load: () => import('./stock-doc/stock-doc.tsx').then((m) => m.StockDocScreen),
  }),
]
