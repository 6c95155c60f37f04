import { sitePage } from '#site/frame/site-page.ts'

/** What a release brings. */
export const pages = [
  sitePage({
    pattern: '/upgrade',
    query: ['version'],
    shell: 'upgrade',
    load: () => import('./both.tsx').then((m) => m.Upgrade),
  }),
]
