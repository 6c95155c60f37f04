import { authTokenRefresh } from '#api/domains/account/auth/refresh.ts'
import { NetworkError, TimeoutError } from '#api/errors.ts'
import type { FetchLike } from '#api/exchange.ts'
import { browserFetch, createPlainSend } from '#api/send.ts'
import { cleanToken } from '#lib/token.ts'
import type { Identity } from '#session/identity.ts'
import type { Tokens } from '#session/store.ts'
import { underLock } from './lock.ts'
import { over, type RefreshDeps } from './refresh-deps.ts'

/** How long to wait before an unanswered refresh is sent once more, ms. */
const ASK_AGAIN = 300
/**
 * How long, ms, a failed refresh waits for another tab's token, and how many times after a rejection if no lock
 * serialises the tabs: one of them has used the token, and may be slow to store its answer.
 */
const [SIBLING_WAIT, WITHOUT_LOCK] = [150, 10]

/** After this many ms every other tab reads what was stored. */
const STORED = 1_000

/** How long a page that is being left may take to be gone, ms. */
const LEAVES = 5_000

/** New tokens, a rejection, or no answer. */
type Answer = { accessToken: string; refreshToken: string | null } | 'refused' | NoAnswer

type NoAnswer = NetworkError | TimeoutError

/** One refresh of the account's tokens, alone among the tabs; resolves with the new bearer. */
export function renew(deps: RefreshDeps, epoch: number, failed: string): Promise<string> {
  const { identity } = deps
  let rest = 0
  const work = async () => {
    const renewed = await renewal(deps, epoch, failed)
    if (renewed.isOwn) rest = STORED
    return renewed.token
  }
  return underLock(deps.locks, lockOf(identity), work, {
    early: (go) => identity.store.subscribe(({ tokens }) => tokens?.accessToken !== failed && go()),
    rest: () => rest,
  })
}

/** Leaves the page when no refresh runs, and lets none begin until it is gone: the answer would be lost with the page. */
export function leave({ locks, identity }: RefreshDeps, go: () => void): Promise<void> {
  return underLock(locks, lockOf(identity), async () => go(), { rest: () => LEAVES })
}

function lockOf({ account }: Identity): string {
  return `auth:${account}`
}

/** The new bearer, and whether it was renewed here or by another tab. */
interface Renewed {
  token: string
  isOwn: boolean
}

const ofOther = (token: string): Renewed => ({ token, isOwn: false })

async function renewal(deps: RefreshDeps, epoch: number, failed: string): Promise<Renewed> {
  const { identity } = deps
  const before = current(identity, epoch)
  if (before.accessToken !== failed && before.accessToken !== '') return ofOther(before.accessToken)
  const answer = await requestTokens(deps, epoch, before)
  if (answer === 'refused' || answer instanceof Error)
    return ofOther(await failure(deps, epoch, before.accessToken, answer))
  const after = current(identity, epoch)
  // Another tab refreshed first, or this session was replaced: this answer must not overwrite it.
  if (after.refreshToken !== before.refreshToken) return ofOther(adopted(after, failed) ?? lost())
  identity.renew(answer.accessToken, answer.refreshToken ?? before.refreshToken)
  return { token: answer.accessToken, isOwn: true }
}

/**
 * Signs out if the service rejected the refresh, unless another tab has stored a token. No answer is no rejection. D3
 */
async function failure(deps: RefreshDeps, epoch: number, failed: string, why: 'refused' | NoAnswer): Promise<string> {
  const { identity } = deps
  for (let times = why === 'refused' && !deps.locks ? WITHOUT_LOCK : 1; times > 0; times -= 1) {
    await pause(SIBLING_WAIT)
    const token = adopted(current(identity, epoch), failed)
    if (token !== null) return token
  }
  if (why !== 'refused') throw why
  const { isClosing } = identity
  identity.end(isClosing ? 'sign-out' : 'expired')
  deps.onSignedOut(isClosing)
  throw over('the refresh was refused')
}

async function requestTokens(deps: RefreshDeps, epoch: number, tokens: NonNullable<Tokens>): Promise<Answer> {
  const first = await attempt(deps, tokens)
  if (!(first instanceof Error)) return first
  await pause(ASK_AGAIN)
  const again = current(deps.identity, epoch)
  if (again.accessToken !== tokens.accessToken) return first
  return await attempt(deps, tokens)
}

async function attempt(deps: RefreshDeps, tokens: NonNullable<Tokens>): Promise<Answer> {
  let answered = false
  const network = deps.fetch ?? browserFetch
  const fetch: FetchLike = async (url, init) => {
    const response = await network(url, init)
    answered = true
    return response
  }
  try {
    const { refreshToken, accessToken } = tokens
    const answer = await createPlainSend({ bases: deps.bases, fetch })(authTokenRefresh, { refreshToken, accessToken })
    const value = cleanToken(answer.value)
    return value === null ? 'refused' : { accessToken: value, refreshToken: cleanToken(answer.refreshToken) }
  } catch (error) {
    const isSilent = error instanceof NetworkError || error instanceof TimeoutError
    return isSilent && !answered ? error : 'refused'
  }
}

/** The stored tokens, as long as the session is still the one of `epoch`. */
function current(identity: Identity, epoch: number): NonNullable<Tokens> {
  identity.reread()
  if (identity.epoch !== epoch || identity.tokens === null) return lost()
  return identity.tokens
}

function adopted(tokens: NonNullable<Tokens>, failed: string): string | null {
  return tokens.accessToken !== '' && tokens.accessToken !== failed ? tokens.accessToken : null
}

function lost(): never {
  throw over('the session ended meanwhile')
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
