import { page } from '#data/page/page.ts'

/** Stocks. */
export const pages = [
  page({
    pattern: '/stock-search',
    auth: 'W',
    share: 'N',
    query: ['q'],
    load: () => import('./search/search.tsx').then((m) => m.SearchScreen),
  }),
  page({
    pattern: '/diagnose/:symbol',
    auth: 'L',
    share: 'O',
    query: ['task'],
    load: () => import('./diagnose/diagnose.tsx').then((m) => m.DiagnoseScreen),
  }),
  page({
    pattern: '/score',
    auth: 'L',
    share: 'O',
    query: ['by', 'end'],
    pulls: true,
    load: () => import('./score/ranking.tsx').then((m) => m.RankingScreen),
  }),
  page({
    pattern: '/score/:symbol',
    auth: 'L',
    share: 'O',
    pulls: true,
    load: () => import('./score/score.tsx').then((m) => m.ScoreScreen),
  }),
  page({
    pattern: '/stock-qa',
    auth: 'L',
    share: 'N',
    query: ['symbol', 'analyst'],
    pulls: true,
    load: () => import('./qa/stock-qa.tsx').then((m) => m.StockQaScreen),
  }),
  page({
    pattern: '/stock-alert',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./notice/notices.tsx').then((m) => m.NoticesScreen),
  }),
  page({
    pattern: '/quote-index',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./indicator/indicators.tsx').then((m) => m.IndicatorsScreen),
  }),
]
