export * from './auth/refresh.ts'
export * from './auth/sign-in.ts'
