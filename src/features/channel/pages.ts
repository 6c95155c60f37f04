import { page } from '#data/page/page.ts'

/** The tabs whose channel is not open yet. */
export const pages = (['live', 'stock'] as const).map((name) =>
  page({
    pattern: `/${name}`,
    auth: 'W',
    share: 'O',
    load: async () => {
      const { ChannelScreen } = await import('./channel.tsx')
      return () => ChannelScreen({ name })
    },
  }),
)
