import { bySkin, sitePage } from '#site/frame/site-page.ts'

/** The software for investing. */
export const pages = [
  sitePage({
    pattern: '/investment',
    shell: 'investment',
    load: bySkin(
      () => import('./mobile.tsx').then((m) => m.InvestmentMobile),
      () => import('./desktop.tsx').then((m) => m.InvestmentDesktop),
    ),
  }),
]
