import { page } from '#data/page/page.ts'

/** The steps of suitability, and the two of the identity. */
export const pages = [
  page({
    pattern: '/suitability',
    auth: 'L',
    share: 'N',
    load: () => import('./center.tsx').then((m) => m.CenterScreen),
  }),
  page({
    pattern: '/suitability/profile',
    auth: 'L',
    share: 'N',
    load: () => import('./profile.tsx').then((m) => m.ProfileScreen),
  }),
  page({
    pattern: '/suitability/survey',
    auth: 'L',
    share: 'N',
    load: () => import('./survey/survey.tsx').then((m) => m.SurveyScreen),
  }),
  page({
    pattern: '/suitability/result',
    auth: 'L',
    share: 'N',
    load: () => import('./result.tsx').then((m) => m.ResultScreen),
  }),
  page({
    pattern: '/suitability/verify',
    auth: 'L',
    share: 'N',
    load: () => import('./identity/identity.ts').then((m) => m.VerifyScreen),
  }),
  page({
    pattern: '/suitability/face',
    auth: 'L',
    share: 'N',
    load: () => import('./identity/identity.ts').then((m) => m.FaceScreen),
  }),
]
