import { page } from '#data/page/page.ts'

/** Codes of the company and its partners, and accounts at brokers. */
export const pages = [
  page({
    pattern: '/convert',
    auth: 'W',
    share: 'N',
    load: () => import('./convert.tsx').then((m) => m.ConvertScreen),
  }),
  page({
    pattern: '/broker',
    auth: 'P',
    share: 'O',
    load: () => import('./brokers.tsx').then((m) => m.BrokersScreen),
  }),
  page({
    pattern: '/broker/equity',
    auth: 'L',
    share: 'N',
    load: () => import('./equity.tsx').then((m) => m.EquityScreen),
  }),
]
