import { page } from '#data/page/page.ts'

/** The customer's adviser, and the advice given. */
export const pages = [
  page({
    pattern: '/me/adviser',
    auth: 'L',
    share: 'N',
    query: ['month'],
    pulls: true,
    load: () => import('./adviser.tsx').then((m) => m.OwnAdviserScreen),
  }),
  page({
    pattern: '/wecom',
    auth: 'W',
    share: 'N',
    query: ['salesNumber'],
    load: () => import('./wecom.tsx').then((m) => m.WecomScreen),
  }),
]
