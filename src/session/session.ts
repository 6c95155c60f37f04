import type { FetchLike } from '#api/exchange.ts'
import type { Tokens as GivenTokens } from '#api/shapes.ts'
import { type Bases, type Environment, environmentOf } from '#config/environment.ts'
import { cleanToken } from '#lib/token.ts'
import { createDrafts, type Drafts } from '#session/draft.ts'
import { type EndedSession, Identity } from '#session/identity.ts'
import type { Locks } from './refresh/lock.ts'
import { isWechatId } from '#session/mirror.ts'
import { removeOwn } from '#session/own-keys.ts'
import { createRefresh } from './refresh/refresh.ts'
import type { AppStorage } from '#session/storage.ts'
import type { SessionStore } from '#session/store.ts'
import { createVisitor, type Visitor } from '#session/visitor.ts'

/** The part of a BroadcastChannel that is used; a message only means "read storage again". */
interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: () => void): void
}

/** The configured values that the shared state carries. spec §3 */
type ClientConfig = Pick<Environment, 'accountType' | 'productType'>

export interface SessionDeps {
  /** `createStorage('local')` and `createStorage('session')`. */
  local: AppStorage
  tab: AppStorage
  bases: Bases
  /** What this client is to the services; production's if not given. */
  config?: ClientConfig
  fetch?: FetchLike
  locks?: Locks | undefined
  channel?: Channel | undefined
  /** Epoch ms. */
  now?: () => number
  /**
   * Called once per session that could not be renewed: leaves for authorization or login. Not called by `signOut`.
   * `isClosed`: its account was closed.
   */
  onSignedOut: (isClosed: boolean) => void
  /** The action of a sign-in button. */
  signIn?: (path?: string) => void
  /** Asks for a mobile number over the page; resolves with whether there is one now. */
  bind?: () => Promise<boolean>
}

/** The order in which sign-out hooks start; none waits for another. */
type SignOutStep = 'caches' | 'database' | 'socket'

/** Who is signed in, and what the device remembers about the visitor. spec §3, §4 */
export interface Session extends Visitor {
  readonly store: SessionStore
  readonly config: ClientConfig
  readonly drafts: Drafts
  /** The bearer, or null. */
  token: () => string | null
  /** Changes with every sign-in, sign-out and change of account; not with a refresh. */
  epoch: () => number
  /** A short account name for keys on the device; 'guest' while nobody is signed in. */
  account: () => string
  /** See `createSend`. */
  refresh: (failedToken: string | null, status?: number) => Promise<string>
  pending: () => Promise<unknown> | null
  /** Leaves the page by `go` while no tab refreshes the tokens: the answer would be lost with the page. */
  leave: (go: () => void) => Promise<void>
  /**
   * Begins a session; false for invalid tokens. Resolves when the sign-out hooks of a former account have finished.
   * `bound`: this visitor has bound a number, so that what was typed and kept here stays theirs, whatever account the
   * number has.
   */
  accept(tokens: GivenTokens, bound?: boolean): Promise<boolean>
  /** Whether this customer is known to have no mobile number. */
  isUnbound(): boolean
  /**
   * For this long, ms, an end of the session by the service means that its account was closed: everything is removed.
   */
  expectEnd(ms: number): void
  /** Ends the session and removes the account, without waiting for the network. */
  signOut(): Promise<void>
  /**
   * Called for every session that ended, also in another tab; 'expired' locks, the other reasons remove. Returns the
   * unsubscriber.
   */
  onSignOut: (hook: (ended: EndedSession) => unknown, step?: SignOutStep) => () => void
  signIn(path?: string): void
  /** Asks for a mobile number over the page. AC-02 */
  bind(): unknown
  /** Stops listening to other tabs. */
  close(): void
}

/** The draft that names the account whose authorization says that it has no number: it goes where drafts go. */
export const UNBOUND = 'unbound'

/** The session, with its storages, locks and network passed in. */
export function createSession(deps: SessionDeps): Session {
  const now = deps.now ?? Date.now
  const hooks = createHooks(() => deps.channel?.postMessage('session'))
  const config = deps.config ?? environmentOf(undefined)
  const identity = new Identity(deps.local, config.accountType, hooks.runEndHooks)
  const refresher = createRefresh({ ...deps, identity })
  const drafts = createDrafts(deps.tab, identity)
  hooks.onSignOut(({ account }) => {
    if (!identity.inherits(account)) removeOwn(deps.local, account)
  }, 'caches')
  const close = deps.local.onOtherTab(() => identity.reread())
  deps.channel?.addEventListener('message', () => identity.reread())
  return {
    store: identity.store,
    config,
    ...createVisitor({ local: deps.local, tab: deps.tab, now }),
    drafts,
    token: () => identity.token,
    epoch: () => identity.epoch,
    account: () => identity.account,
    refresh: (failed, status = 401) => refresher.refresh(failed, status),
    pending: refresher.pending,
    leave: refresher.leave,
    async accept(given, bound = false) {
      identity.isBinding = bound
      const accepted = begin(identity, given)
      identity.isBinding = false
      if (bound && accepted) {
        drafts.set(UNBOUND, '')
        identity.store.update('userInfo', null)
      }
      await hooks.hooksDone()
      return accepted
    },
    expectEnd: (ms) => identity.expectEnd(now() + ms),
    async signOut() {
      identity.end('sign-out')
      await hooks.hooksDone()
    },
    onSignOut: hooks.onSignOut,
    isUnbound() {
      const { tokens, userInfo } = identity.store.getState()
      if (tokens === null) return false
      return userInfo === null ? drafts.get(UNBOUND) === identity.account : userInfo.mobileMasked === ''
    },
    signIn: (path) => deps.signIn?.(path),
    bind: () => deps.bind?.(),
    close,
  }
}

function begin(identity: Identity, given: GivenTokens): boolean {
  const accessToken = cleanToken(given.accessToken)
  const openId = given.openId ?? ''
  const wxId = given.wxId ?? ''
  if (isWechatId(openId) || isWechatId(wxId)) identity.store.update('wxInfo', { openId, wxId })
  if (accessToken === null) return false
  identity.store.update('tokens', { accessToken, refreshToken: cleanToken(given.refreshToken) ?? '' })
  return true
}

/** Hooks start in this order (reliability): caches, database, other tabs, socket. A failing one stops no other. */
function createHooks(notifyTabs: () => void) {
  const hooks = new Map<SignOutStep, Set<(ended: EndedSession) => unknown>>([
    ['caches', new Set()],
    ['database', new Set()],
    ['socket', new Set()],
  ])
  let running: Promise<unknown> = Promise.resolve()
  const call = (step: SignOutStep, ended: EndedSession) => [...(hooks.get(step) ?? [])].map(async (hook) => hook(ended))
  return {
    runEndHooks: (ended: EndedSession) => {
      const work = [...call('caches', ended), ...call('database', ended)]
      notifyTabs()
      running = Promise.allSettled([running, ...work, ...call('socket', ended)])
    },
    onSignOut: (hook: (ended: EndedSession) => unknown, step: SignOutStep = 'database') => {
      hooks.get(step)?.add(hook)
      return () => void hooks.get(step)?.delete(hook)
    },
    hooksDone: () => running,
  }
}
