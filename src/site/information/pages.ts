import { bySkin, sitePage } from '#site/frame/site-page.ts'

/** Views of the market. */
export const pages = [
  sitePage({
    pattern: '/information',
    query: ['tab', 'analyst', 'page'],
    shell: 'information',
    load: bySkin(
      () => import('./mobile.tsx').then((m) => m.InformationMobile),
      () => import('./desktop.tsx').then((m) => m.InformationDesktop),
    ),
  }),
  sitePage({
    pattern: '/information/detail',
    query: ['id'],
    shell: 'information/detail',
    load: bySkin(
      () => import('./detail-mobile.tsx').then((m) => m.ViewMobile),
      () => import('./detail-desktop.tsx').then((m) => m.ViewDesktop),
    ),
  }),
  sitePage({
    pattern: '/information/article-detail',
    query: ['id'],
    shell: 'information/detail',
    load: bySkin(
      () => import('./detail-mobile.tsx').then((m) => m.DailyMobile),
      () => import('./detail-desktop.tsx').then((m) => m.DailyDesktop),
    ),
  }),
]
