import { OPEN_APP } from '#lib/path/site.ts'
import { sitePage } from '#site/frame/site-page.ts'

/** Download pages. */
export const pages = [
  // Hiding the share menu also hides WeChat's own 「在浏览器打开」: it must stay.
  sitePage({
    pattern: '/tip-page',
    unlisted: true,
    shell: 'download',
    load: () => import('./both.tsx').then((m) => m.TipPage),
  }),
  sitePage({
    pattern: '/gczt_download',
    shell: 'download',
    load: () => import('./both.tsx').then((m) => m.PcDownload),
  }),
  sitePage({
    pattern: '/download/jcj-app',
    shell: 'download',
    load: () => import('./both.tsx').then((m) => m.AppDownload),
  }),
  sitePage({
    pattern: '/download/jcj-app/bd',
    shell: 'download',
    load: () => import('./both.tsx').then((m) => m.AppLanding),
  }),
  sitePage({
    pattern: OPEN_APP,
    unlisted: true,
    shell: 'download',
    load: () => import('./both.tsx').then((m) => m.OpenApp),
  }),
]
