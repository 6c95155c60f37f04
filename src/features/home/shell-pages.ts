import { page, type PageProps } from '#data/page/page.ts'

/** The home page, which the build draws. */
export const pages = [
  page({
    pattern: '/home',
    auth: 'W',
    share: 'H',
    pulls: true,
    title: '首页',
    shell: 'home/home',
    load: async () => {
      const { HomeScreen } = await import('./home.tsx')
      return function Home({ useOpens }: PageProps) {
        return HomeScreen({ opens: useOpens() })
      }
    },
  }),
]
