import { page } from '#data/page/page.ts'

/** Simulations with virtual money, and back-tests. */
export const pages = [
  page({
    pattern: '/simulate',
    auth: 'L',
    share: 'N',
    query: ['sim', 'new', 'tab'],
    pulls: true,
    load: () => import('./simulate/simulate.tsx').then((m) => m.SimulateScreen),
  }),
  page({
    pattern: '/sim-backtest',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./own-test/own-tests.tsx').then((m) => m.OwnTestsScreen),
  }),
  page({
    pattern: '/sim-backtest/new',
    auth: 'L',
    share: 'N',
    query: ['again'],
    load: () => import('./own-test/new-test.tsx').then((m) => m.NewTestScreen),
  }),
  page({
    pattern: '/sim-backtest/:id',
    auth: 'L',
    share: 'N',
    query: ['with', 'tab', 'way', 'only'],
    pulls: true,
    load: () => import('./own-test/own-test.tsx').then((m) => m.OwnTestScreen),
  }),
]
