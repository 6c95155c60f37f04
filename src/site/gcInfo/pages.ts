import { bySkin, sitePage } from '#site/frame/site-page.ts'

/** News of the company. */
export const pages = [
  sitePage({
    pattern: '/gcInfo',
    query: ['channel', 'page'],
    shell: 'gcInfo',
    load: bySkin(
      () => import('./mobile.tsx').then((m) => m.GcInfoMobile),
      () => import('./desktop.tsx').then((m) => m.GcInfoDesktop),
    ),
  }),
  sitePage({
    pattern: '/gcInfo/detail',
    query: ['id'],
    shell: 'gcInfo',
    load: bySkin(
      () => import('./mobile.tsx').then((m) => m.GcInfoDetailMobile),
      () => import('./desktop.tsx').then((m) => m.GcInfoDetailDesktop),
    ),
  }),
]
