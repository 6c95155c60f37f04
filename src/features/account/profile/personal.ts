/** 个人资料 and 实名信息, which lead to each other: one file of code. */
export { CertificationScreen } from './certification.tsx'
export { ProfileScreen } from './profile.tsx'
