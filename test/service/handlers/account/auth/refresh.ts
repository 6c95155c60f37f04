import type * as calls from '#api/domains/account/auth/refresh.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { refresh } from '#test/service/people/ways-in.ts'

export function authRefresh(deps: Deps): Pick<Handlers<'auth'>, keyof typeof calls> {
  return { authTokenRefresh: ({ refreshToken, accessToken }) => refresh(refreshToken, accessToken, deps) }
}
