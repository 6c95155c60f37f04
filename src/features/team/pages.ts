import { page } from '#data/page/page.ts'

/** Teams of advisers and their views. */
export const pages = [
  page({
    pattern: '/team',
    auth: 'P',
    share: 'O',
    pulls: true,
    load: () => import('./teams.tsx').then((m) => m.TeamsScreen),
  }),
  page({
    pattern: '/team/:number',
    auth: 'P',
    share: 'O',
    query: ['tab'],
    pulls: true,
    title: '团队主页',
    shell: 'team/team',
    load: () => import('./team.tsx').then((m) => m.TeamScreen),
    first: () => import('./team.tsx').then((m) => m.first),
  }),
  page({
    pattern: '/team/:number/daily',
    auth: 'P',
    share: 'O',
    query: ['date', 'id'],
    load: () => import('./daily.tsx').then((m) => m.DailyScreen),
  }),
  page({
    pattern: '/team/:number/message/:messageId',
    auth: 'P',
    share: 'O',
    load: () => import('./message.tsx').then((m) => m.TeamMessageScreen),
  }),
]
