import { loginHref } from '#lib/path/login-href.ts'
import { wxOaLogin, wxOaRedirect } from '#api/domains/account/auth/sign-in.ts'
import { wxOauth2Redirect, wxUrl } from '#api/domains/account/wx.ts'
import { HttpError } from '#api/errors.ts'
import type { OutputOf } from '#api/call.ts'
import type { Send } from '#api/send.ts'
import { COMPANY_TYPE, OAUTH_SCOPE, REQUEST_TIMEOUT } from '#config/constants.ts'
import { HOME } from '#lib/path/home.ts'
import { safeTarget } from '#lib/path/safe-target.ts'
import { fingerprint } from '#session/fingerprint.ts'
import { type Locks, underLock } from '#session/refresh/lock.ts'
import { type Session, UNBOUND } from '#session/session.ts'
import type { AppStorage } from '#session/storage.ts'
import { forgetTrip, issueNonce, mayLeave, redeemNonce } from './trip.ts'

/**
 * The next step of signing in. `leave`: go to another site; `login`: go to our login page; `stay`: show a message;
 * `cause`: why there is no link, for the log.
 */
export type SignInStart =
  | { kind: 'leave'; url: string }
  | { kind: 'login'; path: string }
  | { kind: 'stay'; message: '授权错误' | '未知错误' | '授权失败，请稍后重试'; cause?: unknown }

/** The result of a return from the authorize page; `to` is always a path of ours. */
export type SignInResult =
  | { kind: 'signed-in'; to: string; registered: boolean }
  | { kind: 'failed'; reason: 'no-code' | 'exchange' | 'snapshot'; to: string; error?: unknown }
  | { kind: 'restart'; to: string; trip: number }

/** The parameters of a return; `clean` is the address without them, which replaces the current one at once. */
export interface Return {
  code: string | null
  state: string
  nonce: string | null
  to: string
  trip: number
  clean: string
}

export interface SignInDeps extends SignInPlace {
  send: Send
  session: Session
  local: AppStorage
  tab: AppStorage
  locks?: Locks | undefined
  /** Epoch ms. */
  now?: () => number
}

interface SignInPlace {
  /** `https://host` without a slash. */
  origin: string
  insideWechat: boolean
}

/** The page WeChat returns to. */
const RETURN = '/authorization'
/** Set where WeChat showed its snapshot page: a second attempt would end there too. */
const SNAPSHOT = 'authSnapshot'
const CODES = 'authCodes'

/** Reads the address of the return page; null for any other page. The caller replaces the address by `clean`. */
export function takeReturn(address: string): Return | null {
  const url = new URL(address)
  if (url.pathname !== RETURN) return null
  const one = (name: string, pattern: RegExp) => {
    const values = url.searchParams.getAll(name)
    return values.length === 1 && pattern.test(values[0] ?? '') ? (values[0] ?? null) : null
  }
  const to = returnTarget(url.searchParams.get('to'), url.origin)
  return {
    code: one('code', /^[\w-]{1,256}$/),
    state: one('state', /^[\w-]{1,128}$/) ?? '',
    nonce: one('n', /^[0-9a-f]{32}$/),
    to,
    trip: Number(one('t', /^[1-9]$/) ?? 0),
    clean: `${RETURN}?to=${encodeURIComponent(to)}`,
  }
}

/** WeChat authorization, or the login page outside WeChat. spec §3, §4, CO-01 */
export function createSignIn(deps: SignInDeps) {
  const trips = { local: deps.local, tab: deps.tab, now: deps.now ?? Date.now }
  return {
    /**
     * The next step to sign in and come back to `path`. `trip` counts this visitor's restarts where storage cannot;
     * `scope` is the data requested from WeChat. Never throws.
     */
    async start(path: string, trip = 0, scope = OAUTH_SCOPE): Promise<SignInStart> {
      const target = safeTarget(path, deps.origin) ?? HOME
      if (target.startsWith('/redirect')) return { kind: 'stay', message: '授权错误' }
      const to = returnTarget(target, deps.origin)
      if (!deps.insideWechat) return { kind: 'login', path: loginHref(to) }
      const looping = trip > 1 || deps.tab.get(SNAPSHOT) !== null || !mayLeave(trips)
      if (looping) return { kind: 'stay', message: '授权失败，请稍后重试' }
      const back = `${RETURN}?n=${issueNonce(trips)}${trip > 0 ? `&t=${trip}` : ''}&to=${encodeURIComponent(to)}`
      return await authorizeLink(deps, back, scope)
    },
    /** The visitor has not followed the link of the last start. */
    stayed: () => forgetTrip(trips),
    /** Completes a return: at most one exchange per code and per nonce. Never throws. */
    async finish(back: Return): Promise<SignInResult> {
      const { code, to } = back
      if (code === null) return !isSignedIn(deps) ? { kind: 'failed', reason: 'no-code', to } : alreadySignedIn(to)
      const once = async (): Promise<SignInResult> => {
        const fresh = back.nonce !== null && redeemNonce(trips, back.nonce) && firstUse(deps.tab, code)
        if (fresh) return await exchange(deps, code, back)
        return !isSignedIn(deps) ? { kind: 'restart', to, trip: back.trip + 1 } : alreadySignedIn(to)
      }
      // How long another tab's exchange may take; after it this tab is signed in as well.
      return await underLock(deps.locks, `code:${fingerprint(code)}`, once, { wait: REQUEST_TIMEOUT })
    },
  }
}

/** What `createSignIn` returns. */
export type SignIn = ReturnType<typeof createSignIn>

async function authorizeLink({ send, session }: SignInDeps, path: string, scope: string): Promise<SignInStart> {
  const unknown = (cause: unknown): SignInStart => ({ kind: 'stay', message: '未知错误', cause })
  try {
    const { productType } = session.config
    const input = { companyType: COMPANY_TYPE, productType, scope, path }
    const { url } = await send(wxOaRedirect, input).catch(
      unlessMissing(() => send(wxOauth2Redirect, input).catch(unlessMissing(() => send(wxUrl, input)))),
    )
    return /^https?:\/\//.test(url) ? { kind: 'leave', url } : unknown('no web address')
  } catch (error) {
    return unknown(error)
  }
}

/** An older service has the link under another name. product A5 */
function unlessMissing<T>(older: () => Promise<T>) {
  return (error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return older()
    throw error
  }
}

async function exchange(deps: SignInDeps, code: string, { state, to }: Return): Promise<SignInResult> {
  try {
    const { attribution, config } = deps.session
    const salesNumber = attribution.salesNumber() ?? undefined
    const shareWxId = attribution.shareWxId() ?? undefined
    const answer = await deps.send(wxOaLogin, { code, state, accountType: config.accountType, salesNumber, shareWxId })
    return await acceptAnswer(deps, answer, to)
  } catch (error) {
    // Another tab used the code first, and its storage write has not arrived here yet.
    return isSignedIn(deps) ? alreadySignedIn(to) : { kind: 'failed', reason: 'exchange', to, error }
  }
}

async function acceptAnswer(deps: SignInDeps, answer: OutputOf<typeof wxOaLogin>, to: string): Promise<SignInResult> {
  if (answer.isSnapshot === true) {
    deps.tab.set(SNAPSHOT, '1')
    return { kind: 'failed', reason: 'snapshot', to }
  }
  // A signed-in customer stays signed in: this may be somebody else's phone.
  const mine = deps.local.get('openId')
  if (isSignedIn(deps) && mine !== null && mine !== answer.openId) return alreadySignedIn(to)
  await deps.session.accept(answer)
  if (!answer.registered) deps.session.drafts.set(UNBOUND, deps.session.account())
  return { kind: 'signed-in', to, registered: answer.registered }
}

/** Another tab may have signed in a moment ago; storage shows it before this tab's store does. */
function isSignedIn({ session, local }: SignInDeps): boolean {
  return session.token() !== null || local.get('accessToken') !== null
}

/** The visitor is signed in already and returned a second time. */
function alreadySignedIn(to: string): SignInResult {
  return { kind: 'signed-in', to, registered: true }
}

function firstUse(tab: AppStorage, code: string): boolean {
  const used = (tab.get(CODES) ?? '').split(',').filter(Boolean)
  const name = fingerprint(code)
  if (used.includes(name)) return false
  tab.set(CODES, [...used, name].slice(-5).join(','))
  return true
}

/** The target after signing in; always a page, and never one of the sign-in itself. */
function returnTarget(path: string | null, origin: string): string {
  const target = safeTarget(path, origin)
  // With a dot it is a file: a server would answer with that, or with bare words, but not with a page.
  return target === null || /^\/(?:redirect|authorization|[^?#]*\.)/.test(target) ? HOME : target
}
