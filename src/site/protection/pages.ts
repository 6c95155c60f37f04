import { bySkin, sitePage } from '#site/frame/site-page.ts'

/** Investor education. */
export const pages = [
  sitePage({
    pattern: '/protection',
    query: ['tab', 'q', 'page'],
    shell: 'protection',
    load: bySkin(
      () => import('./mobile.tsx').then((m) => m.ProtectionMobile),
      () => import('./desktop.tsx').then((m) => m.ProtectionDesktop),
    ),
  }),
  sitePage({
    pattern: '/protection/video-detail',
    query: ['id'],
    shell: 'protection/video',
    load: () => import('./video-both.tsx').then((m) => m.VideoPage),
  }),
  sitePage({
    pattern: '/protection/article-detail',
    query: ['id'],
    shell: 'protection/article',
    load: bySkin(
      () => import('./article-mobile.tsx').then((m) => m.ArticleMobile),
      () => import('./article-desktop.tsx').then((m) => m.ArticleDesktop),
    ),
  }),
]
