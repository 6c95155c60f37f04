import { bySkin, sitePage } from '#site/frame/site-page.ts'

/** The first page. */
export const pages = [
  sitePage({
    pattern: '/index',
    shell: 'index',
    load: bySkin(
      () => import('./mobile.tsx').then((m) => m.IndexMobile),
      () => import('./desktop.tsx').then((m) => m.IndexDesktop),
    ),
  }),
]
