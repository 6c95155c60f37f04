import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OutputOf } from '#api/call.ts'
import type * as wx from '#api/domains/account/wx.ts'
import type { Me } from '#api/shapes.ts'

/** The access token is '' where only a refresh token was stored; the refresh token is '' where none was issued. */
export type Tokens = { accessToken: string; refreshToken: string } | null
/** The WeChat identity of the visitor. */
export type WxInfo = OutputOf<typeof wx.wxMe>

/** The shared client state: four values, each replaced as a whole. spec §3, §4 */
export interface SessionState {
  tokens: Tokens
  wxInfo: WxInfo | null
  userInfo: Me | null
  /** The page the visitor wanted before signing in. */
  redirect: string | null
}

export type SessionStore = StoreApi<SessionState> & {
  /** Replaces one value. Throws UnknownUpdateError for a type that is none of the four. spec §4 */
  update<K extends keyof SessionState>(type: K, value: SessionState[K]): void
}

/** An update of a value that the state does not have. spec §4 */
export class UnknownUpdateError extends Error {
  override readonly name = 'UnknownUpdateError'
}

/** Nobody signed in. */
export const guestState: SessionState = Object.freeze({ tokens: null, wxInfo: null, userInfo: null, redirect: null })

/** `before` is called with every `update` just before it takes effect, but not with state from other tabs. */
export function createSessionStore(
  initial: SessionState,
  before: (change: Partial<SessionState>) => void = () => undefined,
): SessionStore {
  const store = createStore<SessionState>(() => initial)
  return {
    ...store,
    update(type, value) {
      if (!Object.hasOwn(guestState, type)) throw new UnknownUpdateError(`unknown update type: ${String(type)}`)
      const change: Partial<SessionState> = { [type]: value }
      before(change)
      store.setState(change)
    },
  }
}
