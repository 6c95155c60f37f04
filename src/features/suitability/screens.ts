/** The screens of one chain, which is walked as a whole: one piece of code, there from its first step on. */
export { CenterScreen } from './center.tsx'
export { ProfileScreen } from './profile.tsx'
export { ResultScreen } from './result.tsx'
export { SurveyScreen } from './survey/survey.tsx'
