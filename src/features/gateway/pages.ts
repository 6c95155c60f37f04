import { page } from '#data/page/page.ts'
import { OLD_LINK } from '#lib/path/old-links.ts'

declare const __BUILD__: string

/** Intermediate pages that redirect to another page. */
export const pages = [
  page({
    pattern: '/authorization',
    auth: 'P',
    share: 'N',
    unlisted: true,
    load: () => import('./authorization.tsx').then((m) => m.AuthorizationScreen),
  }),
  page({
    pattern: '/env',
    auth: 'P',
    share: 'N',
    unlisted: true,
    load: async () => {
      const { EnvScreen } = await import('./env.tsx')
      return () => EnvScreen({ build: __BUILD__ })
    },
  }),
  page({
    pattern: '/redirect',
    auth: 'P',
    share: 'N',
    unlisted: true,
    load: () => import('./redirect.tsx').then((m) => m.RedirectScreen),
  }),
  page({
    pattern: OLD_LINK,
    auth: 'P',
    share: 'N',
    unlisted: true,
    load: () => import('./old-link.tsx').then((m) => m.OldLinkScreen),
  }),
]
