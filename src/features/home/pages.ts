import { page } from '#data/page/page.ts'

/** Where an invitation leads. */
export const pages = [
  page({
    pattern: '/invite',
    auth: 'P',
    share: 'O',
    query: ['invite'],
    load: () => import('./invite/invite.tsx').then((m) => m.InviteScreen),
  }),
]
