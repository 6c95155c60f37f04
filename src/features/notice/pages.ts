import { page } from '#data/page/page.ts'

/** What a customer hears of, and what they want to hear of. */
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
