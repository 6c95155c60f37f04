import type { Deps, Handlers } from '#test/service/deps.ts'
import { authRefresh } from './auth/refresh.ts'
import { authSignIn } from './auth/sign-in.ts'

export function auth(deps: Deps): Handlers<'auth'> {
  return { ...authRefresh(deps), ...authSignIn(deps) }
}
