import { page } from '#data/page/page.ts'

/** Chats between customers and analysts. */
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
    query: ['at', 'tab'],
    load: () => import('./chat.tsx').then((m) => m.ChatScreen),
  }),
  page({
    pattern: '/me/reply',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./replies.tsx').then((m) => m.RepliesScreen),
  }),
  page({
    pattern: '/chat/:chatId/ask',
    auth: 'L',
    share: 'N',
    query: ['analyst', 'room'],
    load: () => import('./qa/ask.tsx').then((m) => m.AskScreen),
  }),
  page({
    pattern: '/chat/:chatId/qa/:messageId',
    auth: 'L',
    share: 'N',
    pulls: true,
    load: () => import('./qa/question.tsx').then((m) => m.QuestionScreen),
  }),
]
