import { page } from '#data/page/page.ts'

/** The page of the account that the build draws. */
export const pages = [
  page({
    pattern: '/me',
    auth: 'P',
    share: 'H',
    pulls: true,
    title: '我的',
    shell: 'account/me/me',
    load: () => import('./me/me.tsx').then((m) => m.MeScreen),
  }),
]
