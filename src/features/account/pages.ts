/** The pages of the account, which are small and lead to each other: one file of code. */
export { CertificationScreen } from './certification.tsx'
export { MobileScreen } from './mobile.tsx'
export { ProfileScreen } from './profile.tsx'
export { SecurityScreen } from './security.tsx'
