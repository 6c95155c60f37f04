import { OPEN_APP } from '#lib/path/site.ts'
import { sitePage } from '#site/frame/site-page.ts'

/** Ways to the software. */
export const pages = [
  // WeChat's own 「在浏览器打开」 goes with the share menu: it must stay.
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
