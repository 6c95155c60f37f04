import { bySkin, sitePage } from '#site/frame/site-page.ts'

/** How to reach us. */
export const pages = [
  sitePage({
    pattern: '/contactUs',
    shell: 'contact',
    load: bySkin(
      () => import('./mobile.tsx').then((m) => m.ContactMobile),
      () => import('./desktop.tsx').then((m) => m.ContactDesktop),
    ),
  }),
]
