import { page } from '#data/page/page.ts'

/** Strategies, their records, and their stocks. */
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
  page({
    pattern: '/strategy/:strategyId/trade',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./trades.tsx').then((m) => m.TradesScreen),
  }),
  page({
    pattern: '/strategy/:strategyId/backtest',
    auth: 'W',
    share: 'O',
    query: ['way'],
    pulls: true,
    load: () => import('./back-test.tsx').then((m) => m.BackTestScreen),
  }),
  page({
    pattern: '/strategy-pool',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./pools.tsx').then((m) => m.PoolsScreen),
  }),
  page({
    pattern: '/strategy-pool/:poolId',
    auth: 'W',
    share: 'O',
    query: ['tab', 'stock'],
    pulls: true,
    load: () => import('./pool/pool.tsx').then((m) => m.PoolScreen),
  }),
  page({
    pattern: '/strategy-package',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./packages.tsx').then((m) => m.PackagesScreen),
  }),
  page({
    pattern: '/strategy-package/:packageId',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./package.tsx').then((m) => m.PackageScreen),
  }),
  page({
    pattern: '/selection/:code',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./selection.tsx').then((m) => m.SelectionScreen),
  }),
]
