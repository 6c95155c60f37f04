import { page } from '#data/page/page.ts'

/** Materials of promoters, and trials. */
export const pages = [
  page({
    pattern: '/promotion',
    auth: 'L',
    share: 'O',
    query: ['folder'],
    pulls: true,
    load: () => import('./materials.tsx').then((m) => m.MaterialsScreen),
  }),
  page({
    pattern: '/promotion-service',
    auth: 'L',
    share: 'O',
    query: ['invite'],
    load: () => import('./trials.tsx').then((m) => m.TrialsScreen),
  }),
]
