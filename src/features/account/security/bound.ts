/** 账号与安全 and 更换手机号, which lead to each other: one file of code. */
export { MobileScreen } from './mobile.tsx'
export { SecurityScreen } from './security.tsx'
