import { bySkin, sitePage } from '#site/frame/site-page.ts'

/** Who we are. */
export const pages = [
  sitePage({
    pattern: '/aboutUs',
    shell: 'about',
    load: bySkin(
      () => import('./mobile.tsx').then((m) => m.AboutMobile),
      () => import('./desktop.tsx').then((m) => m.AboutDesktop),
    ),
  }),
]
