import { sitePage } from '#site/frame/site-page.ts'

/** The community. */
export const pages = [
  sitePage({
    pattern: '/introduce',
    shell: 'introduce',
    load: () => import('./both.tsx').then((m) => m.Introduce),
  }),
]
