import { page } from '#data/page/page.ts'

/** The home page, which the build draws. */
export const pages = [
  page({
    pattern: '/home',
    auth: 'W',
    share: 'H',
    pulls: true,
    title: '首页',
    shell: 'home/home',
    load: () => import('./home.tsx').then((m) => m.HomeScreen),
    first: () => import('./home.tsx').then((m) => m.first),
  }),
]
