import type * as calls from '#api/domains/account/auth/sign-in.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import type { Session } from '#test/service/sessions.ts'
import { without } from '#test/service/without.ts'
import { bindWeChat } from '#test/service/people/bind.ts'
import { authorizeLink, byCode, signInBy, signInByTicket, signInByWeChat } from '#test/service/people/ways-in.ts'

interface Login {
  mobile: string
  code: string
  salesNumber?: string | undefined
}

export function authSignIn(deps: Deps): Pick<Handlers<'auth'>, keyof typeof calls> {
  const byMobile = async ({ mobile, code, salesNumber }: Login, session: Session | null) =>
    without(await signInBy(await byCode(mobile, code, deps), salesNumber, session, deps), 'user')
  return {
    authSessionLogin: ({ ticket }, { now }) => signInByTicket(ticket, now, deps),
    mobileLoginV2: (input, { session }) => byMobile(input, session),
    mobileLogin: (input, { session }) => byMobile(input, session),
    authWxRegister: (input, { now }) => bindWeChat(input, () => byCode(input.mobile, input.code, deps), deps, now),
    wxOaLogin: ({ code, salesNumber }) => signInByWeChat(code, salesNumber, deps),
    wxOaRedirect: (input, visit) => authorizeLink(input, visit, deps),
  }
}
