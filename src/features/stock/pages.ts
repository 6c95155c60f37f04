import { page, type PageProps } from '#data/page/page.ts'

/** Stocks. */
export const pages = [
  page({
    pattern: '/stock',
    auth: 'W',
    share: 'H',
    query: ['tab', 'q'],
    pulls: true,
    load: async () => {
      const { StocksScreen } = await import('./list/stocks.tsx')
      return function Stocks({ useOpens }: PageProps) {
        return StocksScreen({ opens: useOpens() })
      }
    },
  }),
  page({
    pattern: '/stock-search',
    auth: 'W',
    share: 'N',
    query: ['q'],
    load: async () => {
      const { SearchScreen } = await import('./search/search.tsx')
      return function Search({ useOpens }: PageProps) {
        return SearchScreen({ opens: useOpens() })
      }
    },
  }),
  page({
    pattern: '/stock/:symbol',
    auth: 'W',
    share: 'O',
    load: async () => {
      const { StockScreen } = await import('./page/stock-page.tsx')
      return function Stock({ useOpens }: PageProps) {
        return StockScreen({ opens: useOpens() })
      }
    },
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
    load: async () => {
      const { NoticesScreen } = await import('./notice/notices.tsx')
      return function Notices({ useOpens }: PageProps) {
        return NoticesScreen({ opens: useOpens() })
      }
    },
  }),
  page({
    pattern: '/quote-index',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./indicator/indicators.tsx').then((m) => m.IndicatorsScreen),
  }),
]
