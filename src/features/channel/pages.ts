import { page } from '#data/page/page.ts'

/** The channels of the house, in which analysts alone write. */
export const pages = [
  page({
    pattern: '/stream',
    auth: 'W',
    share: 'O',
    pulls: true,
    load: () => import('./channels.tsx').then((m) => m.ChannelsScreen),
  }),
  page({
    pattern: '/stream/:channelId',
    auth: 'W',
    share: 'O',
    query: ['analyst', 'symbol'],
    load: () => import('./channel.tsx').then((m) => m.ChannelScreen),
  }),
  page({
    pattern: '/stream/:channelId/message/:messageId',
    auth: 'W',
    share: 'O',
    load: () => import('./message.tsx').then((m) => m.ChannelMessageScreen),
  }),
]
