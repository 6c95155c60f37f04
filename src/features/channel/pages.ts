import { page } from '#data/page/page.ts'

/** The tab whose channel is not open yet. */
export const pages = [
  page({
    pattern: '/live',
    auth: 'W',
    share: 'O',
    load: () => import('./channel.tsx').then((m) => m.ChannelScreen),
  }),
]
