import { page } from '#data/page/page.ts'

/** Rooms where customers and analysts talk. */
export const pages = [
  page({
    pattern: '/chat',
    auth: 'L',
    share: 'H',
    pulls: true,
    load: () => import('./chats.tsx').then((m) => m.ChatsScreen),
  }),
  page({
    pattern: '/chat/:chatId',
    auth: 'L',
    share: 'N',
    load: () => import('./chat.tsx').then((m) => m.ChatScreen),
  }),
]
