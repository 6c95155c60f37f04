/** The screens of the account, which are small and lead to each other: one file of code. */
export { CertificationScreen } from './profile/certification.tsx'
export { MobileScreen } from './security/mobile.tsx'
export { ProfileScreen } from './profile/profile.tsx'
export { SecurityScreen } from './security/security.tsx'
