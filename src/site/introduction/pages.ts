import { bySkin, sitePage } from '#site/frame/site-page.ts'

/** The company. */
export const pages = [
  sitePage({
    pattern: '/company_introduction',
    shell: 'introduction',
    load: bySkin(
      () => import('./mobile.tsx').then((m) => m.IntroductionMobile),
      () => import('./desktop.tsx').then((m) => m.IntroductionDesktop),
    ),
  }),
]
