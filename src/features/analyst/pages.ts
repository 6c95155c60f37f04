import { page } from '#data/page/page.ts'

/** Advisers. */
export const pages = [
  page({
    pattern: '/analyst',
    auth: 'P',
    share: 'O',
    query: ['channel', 'q'],
    load: () => import('./analysts.tsx').then((m) => m.AnalystsScreen),
  }),
  page({
    pattern: '/analyst/:number',
    auth: 'P',
    share: 'O',
    pulls: true,
    title: '投顾主页',
    shell: 'analyst/analyst',
    load: () => import('./analyst.tsx').then((m) => m.AnalystScreen),
    first: () => import('./analyst.tsx').then((m) => m.first),
  }),
]
