import { cleanToken } from '#lib/token.ts'
import { accountOf, GUEST } from '#session/account.ts'
import { ownKey } from '#session/own-keys.ts'
import { readStored, writeAccount, writeTokens, writeWxInfo } from '#session/mirror.ts'
import type { AppStorage } from '#session/storage.ts'
import { createSessionStore, guestState, type SessionState, type SessionStore, type Tokens } from '#session/store.ts'

/** A session that ended. The data kept for its account is removed, or only locked where the session expired. */
export interface EndedSession {
  account: string
  reason: 'sign-out' | 'switch' | 'expired'
}

/** The key of an account that may have been closed. */
const CLOSING = 'closing'

/** For this many ms after a refresh a 403 means a missing permission, not an invalid token. product A43 */
const YOUNG = 30_000

/**
 * Who is signed in: the store, its mirror in storage, the account and the epoch. The only place that changes tokens.
 * spec §3, §4. Fields are private by type only: `#` names, transpiled for the oldest browsers, add 0.2 kB to every
 * first screen.
 */
export class Identity {
  readonly store: SessionStore
  /** Whose the things kept on the device are: also after an expiry, so that the next sign-in can be compared with it. */
  owner: string
  /** While a session begins: its customer has bound a number, and may have had another account before. */
  isBinding = false
  private readonly storage: AppStorage
  private readonly accountType: string
  private readonly onEnded: (ended: EndedSession) => void
  private epochNow = 0
  /** Whether storage names the account. */
  private isNamed = false
  /** The tokens of the session that another tab has ended. */
  private ended: Tokens = null
  private renewedAt: number | null = null

  constructor(storage: AppStorage, accountType: string, onEnded: (ended: EndedSession) => void) {
    this.storage = storage
    this.accountType = accountType
    this.onEnded = onEnded
    const { tokens, wxInfo, account } = readStored(storage)
    this.store = createSessionStore({ ...guestState, tokens, wxInfo }, (change) => this.mirror(change))
    this.owner = account ?? GUEST
    this.isNamed = account !== null
    if (tokens !== null && account === null) this.own(accountOf(tokens, wxInfo?.openId ?? ''))
  }

  get tokens(): Tokens {
    return this.store.getState().tokens
  }

  /** The bearer, or null. */
  get token(): string | null {
    return cleanToken(this.tokens?.accessToken)
  }

  /** Changes with every sign-in, sign-out and change of account, not with a refresh. */
  get epoch(): number {
    return this.epochNow
  }

  get account(): string {
    return this.tokens === null ? GUEST : this.owner
  }

  /** Whether what this account left is the owner's: a guest's, their own, or of the time before they bound a number. */
  inherits(account: string): boolean {
    return [GUEST, this.owner].includes(account) || this.storage.get(ownKey(this.owner, account)) !== null
  }

  /** Whether the last refresh is at most 30 s ago (a sign-in is none); measured without the device's clock. */
  get isJustRenewed(): boolean {
    return this.renewedAt !== null && performance.now() - this.renewedAt < YOUNG
  }

  /** Stores a new access token of the same session; the refresh token stays unless a new one came. */
  renew(accessToken: string, refreshToken: string): void {
    this.renewedAt = performance.now()
    this.setTokens({ accessToken, refreshToken })
    writeTokens(this.storage, this.tokens, this.accountType)
  }

  /** Until then, epoch ms, the end of this session means that its account was closed. */
  expectEnd(until: number): void {
    if (this.tokens !== null) this.storage.set(ownKey(this.account, CLOSING), String(until))
  }

  /** Whether its account may have been closed. */
  get isClosing(): boolean {
    return Number(this.storage.get(ownKey(this.account, CLOSING))) > Date.now()
  }

  /**
   * Ends the session. 'no-refresh' clears only the tokens (spec §4), 'expired' locks, 'sign-out' removes everything.
   */
  end(reason: 'sign-out' | 'expired' | 'no-refresh'): void {
    const { account } = this
    this.epochNow += 1
    // The account name goes first: a tab that reads in between must see a sign-out, not an expiry.
    if (reason === 'sign-out') this.own(null)
    writeTokens(this.storage, null, this.accountType)
    if (reason !== 'no-refresh') writeWxInfo(this.storage, null)
    const { wxInfo, redirect } = this.store.getState()
    this.store.setState({
      tokens: null,
      userInfo: null,
      wxInfo: reason === 'no-refresh' ? wxInfo : null,
      redirect: reason === 'sign-out' ? null : redirect,
    })
    this.announceEnd(account, reason === 'sign-out' ? 'sign-out' : 'expired')
  }

  /** Takes over what another tab wrote, without writing it again. */
  reread(): void {
    const { tokens: stored, wxInfo, account } = readStored(this.storage)
    // A sign-out in another tab removes key by key, the account first: what is left of its tokens is nobody's.
    if (account === null && this.isNamed) this.ended = this.tokens
    this.isNamed = account !== null
    const tokens = account === null && isOf(this.ended, stored) ? null : stored
    const [was, held, had] = [this.account, this.owner, this.store.getState()]
    if (had.tokens?.accessToken !== tokens?.accessToken) {
      // The same customer: another tab has refreshed.
      this.renewedAt = had.tokens !== null && account === held ? performance.now() : null
    }
    this.owner = account ?? (tokens === null ? GUEST : accountOf(tokens, wxInfo?.openId ?? ''))
    this.setTokens(tokens)
    if (had.wxInfo?.openId !== wxInfo?.openId || had.wxInfo?.wxId !== wxInfo?.wxId) this.store.setState({ wxInfo })
    // Also when it expired before, or its tokens are still on their way.
    const isSwitched = held !== GUEST && this.owner !== GUEST && this.owner !== held
    if (this.account === was && !isSwitched) return
    this.epochNow += 1
    this.store.setState({ userInfo: null })
    if (isSwitched) this.announceEnd(held, 'switch')
    else if (tokens === null) this.announceEnd(was, account === null ? 'sign-out' : 'expired')
  }

  private setTokens(tokens: Tokens): void {
    const had = this.tokens
    if (had?.accessToken === tokens?.accessToken && had?.refreshToken === tokens?.refreshToken) return
    this.store.setState({ tokens })
  }

  private mirror(change: Partial<SessionState>): void {
    if (change.wxInfo !== undefined) writeWxInfo(this.storage, change.wxInfo)
    if (change.tokens === undefined) return
    this.epochNow += 1
    this.renewedAt = null
    // The account is cleared first, so that no tab sees one account's name with another's tokens.
    writeTokens(this.storage, null, this.accountType)
    if (change.tokens === null) return
    this.change(accountOf(change.tokens, this.store.getState().wxInfo?.openId ?? ''))
    writeTokens(this.storage, change.tokens, this.accountType)
  }

  private change(account: string): void {
    const before = this.owner
    // Before the account, so that other tabs know it when they see that.
    if (this.isBinding) this.storage.set(ownKey(account, before), '1')
    this.own(account)
    if (before === account) return
    this.store.setState({ userInfo: null })
    this.announceEnd(before, 'switch')
  }

  private own(account: string | null): void {
    this.owner = account ?? GUEST
    this.isNamed = account !== null
    writeAccount(this.storage, account)
  }

  private announceEnd(account: string, reason: EndedSession['reason']): void {
    if (account !== GUEST) this.onEnded({ account, reason })
  }
}

/** Whether one of these tokens is of that session. */
function isOf(session: Tokens, tokens: Tokens): boolean {
  const own = Object.values(session ?? {})
  return Object.values(tokens ?? {}).some((token) => token !== '' && own.includes(token))
}
