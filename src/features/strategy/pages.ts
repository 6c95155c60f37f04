import { page } from '#data/page/page.ts'

/** Strategies, what they did, and the stocks they chose. */
export const pages = [
  page({
    pattern: '/strategy',
    auth: 'W',
    share: 'O',
    query: ['risk', 'style', 'sort'],
    pulls: true,
    load: () => import('./strategies.tsx').then((m) => m.StrategiesScreen),
  }),
  page({
    pattern: '/strategy/:strategyId',
    auth: 'W',
    share: 'O',
    query: ['period', 'bench'],
    pulls: true,
    load: () => import('./strategy.tsx').then((m) => m.StrategyScreen),
  }),
]
