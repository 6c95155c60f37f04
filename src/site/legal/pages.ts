import { sitePage } from '#site/frame/site-page.ts'

/** Policies and lists of personal information. */
export const pages = [
  sitePage({
    pattern: '/privacyProtocol',
    shell: 'legal',
    load: () => import('./both.tsx').then((m) => m.PrivacyProtocol),
  }),
  sitePage({
    pattern: '/userPolicy',
    shell: 'legal',
    load: () => import('./both.tsx').then((m) => m.UserPolicy),
  }),
  sitePage({
    pattern: '/personal-info-sharing',
    shell: 'legal',
    load: () => import('./both.tsx').then((m) => m.PersonalInfoSharing),
  }),
  sitePage({
    pattern: '/personal-info-collection',
    shell: 'legal',
    load: () => import('./both.tsx').then((m) => m.PersonalInfoCollection),
  }),
]
