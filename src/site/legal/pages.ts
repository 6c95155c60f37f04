import { sitePage } from '#site/frame/site-page.ts'

const code = () => import('./both.tsx')

/** Policies and lists of personal information. */
export const pages = [
  sitePage({
    pattern: '/privacyProtocol',
    shell: 'legal',
    load: () => code().then((m) => m.PrivacyProtocol),
  }),
  sitePage({
    pattern: '/userPolicy',
    shell: 'legal',
    load: () => code().then((m) => m.UserPolicy),
  }),
  sitePage({
    pattern: '/personal-info-sharing',
    shell: 'legal',
    load: () => code().then((m) => m.PersonalInfoSharing),
  }),
  sitePage({
    pattern: '/personal-info-collection',
    shell: 'legal',
    load: () => code().then((m) => m.PersonalInfoCollection),
  }),
]
