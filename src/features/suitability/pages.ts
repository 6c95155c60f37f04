import { page } from '#data/page/page.ts'

const steps = () => import('./screens.ts')
const survey = () => import('./survey/survey.tsx')
const identity = () => import('./identity/identity.ts')

/** The steps of suitability, and the two of the identity. */
export const pages = [
  page({ pattern: '/suitability', auth: 'L', share: 'N', load: () => steps().then((m) => m.CenterScreen) }),
  page({ pattern: '/suitability/profile', auth: 'L', share: 'N', load: () => steps().then((m) => m.ProfileScreen) }),
  page({ pattern: '/suitability/survey', auth: 'L', share: 'N', load: () => survey().then((m) => m.SurveyScreen) }),
  page({ pattern: '/suitability/result', auth: 'L', share: 'N', load: () => steps().then((m) => m.ResultScreen) }),
  page({ pattern: '/suitability/verify', auth: 'L', share: 'N', load: () => identity().then((m) => m.VerifyScreen) }),
  page({ pattern: '/suitability/face', auth: 'L', share: 'N', load: () => identity().then((m) => m.FaceScreen) }),
]
