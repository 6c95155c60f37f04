/** The screens of one chain of steps, in one chunk that is loaded with the first of them. */
export { CenterScreen } from './center.tsx'
export { ProfileScreen } from './profile.tsx'
export { ResultScreen } from './result.tsx'
