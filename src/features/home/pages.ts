import { page } from '#data/page/page.ts'

/** The page an invitation opens. */
export const pages = [
  page({
    pattern: '/invite',
    auth: 'P',
    share: 'O',
    query: ['invite'],
    load: () => import('./invite/invite.tsx').then((m) => m.InviteScreen),
  }),
]
