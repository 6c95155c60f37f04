import { page } from '#data/page/page.ts'

/** The prerendered pages of stocks. */
export const pages = [
  page({
    pattern: '/stock',
    auth: 'W',
    share: 'H',
    query: ['tab', 'q'],
    pulls: true,
    title: '股票',
    shell: 'stock/list/stocks',
    load: () => import('./list/stocks.tsx').then((m) => m.StocksScreen),
    first: () => import('./list/stocks.tsx').then((m) => m.first),
  }),
  page({
    pattern: '/stock/:symbol',
    auth: 'W',
    share: 'O',
    title: '股票',
    shell: 'stock/page/stock-page',
    load: () => import('./page/stock-page.tsx').then((m) => m.StockScreen),
    first: () => import('./page/stock-page.tsx').then((m) => m.first),
  }),
]
