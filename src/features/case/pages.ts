import { page } from '#data/page/page.ts'

/** Stock cases, for learning. */
export const pages = [
  page({
    pattern: '/case',
    auth: 'W',
    share: 'O',
    query: ['tab', 'period', 'kind'],
    pulls: true,
    load: () => import('./cases.tsx').then((m) => m.CasesScreen),
  }),
  page({
    pattern: '/case/channel/:channelId',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./channel.tsx').then((m) => m.ChannelScreen),
  }),
  page({
    pattern: '/case/stock/:caseId',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./case.tsx').then((m) => m.CaseScreen),
  }),
  page({
    pattern: '/case/strategy/:strategyId',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./strategy/strategy.tsx').then((m) => m.CaseStrategyScreen),
  }),
]
