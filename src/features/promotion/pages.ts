import { page } from '#data/page/page.ts'

/** What promoters pass on, and what may be tried. */
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
