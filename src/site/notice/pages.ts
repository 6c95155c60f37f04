import { OPEN_NOTICE } from '#lib/path/notice-href.ts'
import { sitePage } from '#site/frame/site-page.ts'

/** Where WeChat asks whether it may remind. */
export const pages = [
  sitePage({
    pattern: OPEN_NOTICE,
    unlisted: true,
    shell: 'notice',
    load: () => import('./both.tsx').then((m) => m.OpenNotice),
  }),
]
