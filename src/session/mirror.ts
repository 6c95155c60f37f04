import { cleanToken } from '#lib/token.ts'
import type { AppStorage } from '#session/storage.ts'
import type { Tokens, WxInfo } from '#session/store.ts'

/**
 * Our own key beside the six of spec §3: the account the tokens belong to. It stays when they expire, so that a change
 * of account is noticed.
 */
const ACCOUNT = 'account'

/** Whether a text is a valid openId or wxId. */
export const isWechatId = (value: string | null): value is string => value !== null && /^[\w-]{1,64}$/.test(value)

/** The stored session; each entry is validated on its own. */
export interface Stored {
  tokens: Tokens
  wxInfo: WxInfo | null
  account: string | null
}

/** Reads the session; invalid entries count as missing. */
export function readStored(storage: AppStorage): Stored {
  const accessToken = cleanToken(storage.get('accessToken')) ?? ''
  const refreshToken = cleanToken(storage.get('refreshToken')) ?? ''
  const [openId, wxId] = [idIn(storage, 'openId'), idIn(storage, 'wxId')]
  const account = storage.get(ACCOUNT)
  return {
    tokens: accessToken || refreshToken ? { accessToken, refreshToken } : null,
    wxInfo: openId || wxId ? { openId, wxId } : null,
    account: account !== null && /^[0-9a-f]{14}$/.test(account) ? account : null,
  }
}

/**
 * Writes the tokens, the refresh token last: a tab that reads in between never sees the tokens of two sessions mixed.
 */
export function writeTokens(storage: AppStorage, tokens: Tokens, accountType: string): void {
  write(storage, 'accessToken', tokens?.accessToken)
  write(storage, 'refreshToken', tokens?.refreshToken)
  if (tokens !== null) write(storage, 'accountType', accountType)
}

/** Writes or removes openId and wxId. */
export function writeWxInfo(storage: AppStorage, wxInfo: WxInfo | null): void {
  write(storage, 'openId', wxInfo?.openId)
  write(storage, 'wxId', wxInfo?.wxId)
}

/** Stores the account of this session; null removes it. */
export function writeAccount(storage: AppStorage, account: string | null): void {
  write(storage, ACCOUNT, account ?? undefined)
}

function idIn(storage: AppStorage, key: 'openId' | 'wxId'): string {
  const id = storage.get(key)
  return isWechatId(id) ? id : ''
}

function write(storage: AppStorage, key: string, value: string | undefined): void {
  if (value) storage.set(key, value)
  else storage.remove(key)
}
