import { page } from '#data/page/page.ts'

/** The membership. */
export const pages = [
  page({
    pattern: '/vip',
    auth: 'W',
    share: 'O',
    query: ['back'],
    pulls: true,
    load: () => import('./vip.tsx').then((m) => m.VipScreen),
  }),
  page({
    pattern: '/vip/:number',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./package.tsx').then((m) => m.PackageScreen),
  }),
]
