import { bySkin, sitePage } from '#site/frame/site-page.ts'

/** What we offer. */
export const pages = [
  sitePage({
    pattern: '/product',
    shell: 'product',
    load: bySkin(
      () => import('./mobile.tsx').then((m) => m.ProductMobile),
      () => import('./desktop.tsx').then((m) => m.ProductDesktop),
    ),
  }),
]
