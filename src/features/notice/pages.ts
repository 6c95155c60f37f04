import { page } from '#data/page/page.ts'

/** The customer's messages, and their subscriptions. */
export const pages = [
  page({
    pattern: '/me/notice',
    auth: 'L',
    share: 'N',
    title: '消息与订阅',
    query: ['tab', 'about', 'wechat'],
    pulls: true,
    load: () => import('./notice.tsx').then((m) => m.NoticeScreen),
  }),
]
