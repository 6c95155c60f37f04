import { sitePage } from '#site/frame/site-page.ts'

/** The practitioners, as registered. */
export const pages = [
  sitePage({
    pattern: '/showPractitioner',
    query: ['keyword', 'status', 'position', 'branch', 'page'],
    shell: 'showPractitioner',
    load: () => import('./both.tsx').then((m) => m.ShowPractitioner),
  }),
]
