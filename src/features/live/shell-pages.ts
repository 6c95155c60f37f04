import { page } from '#data/page/page.ts'

/** The page of live rooms, which the build draws. */
export const pages = [
  page({
    pattern: '/live',
    auth: 'W',
    share: 'O',
    query: ['tab'],
    pulls: true,
    title: '直播',
    shell: 'live/live',
    load: () => import('./live.tsx').then((m) => m.LiveScreen),
    first: () => import('./live.tsx').then((m) => m.first),
  }),
]
