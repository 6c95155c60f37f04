import { ACCOUNT_TYPE } from '#config/constants.ts'
import { cleanToken } from '#lib/token.ts'
import type { AppStorage } from '#session/storage.ts'
import type { Tokens, WxInfo } from '#session/store.ts'

/** Our own key beside the six of spec §3: the account the tokens belong to, kept when they expire so that a change is seen. */
const ACCOUNT = 'account'

/** An openId or wxId that may be used. */
export const isWechatId = (value: string | null): value is string => value !== null && /^[\w-]{1,64}$/.test(value)

/** What the device holds, each entry checked on its own. */
export interface Stored {
  tokens: Tokens
  wxInfo: WxInfo | null
  account: string | null
}

/** Reads the session; entries that cannot be used count as missing. */
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

/** Writes tokens, the refresh token last: a tab that reads in between never sees a pair of two sessions. */
export function writeTokens(storage: AppStorage, tokens: Tokens): void {
  write(storage, 'accessToken', tokens?.accessToken)
  write(storage, 'refreshToken', tokens?.refreshToken)
  if (tokens !== null) write(storage, 'accountType', ACCOUNT_TYPE)
}

/** Writes or removes openId and wxId. */
export function writeWxInfo(storage: AppStorage, wxInfo: WxInfo | null): void {
  write(storage, 'openId', wxInfo?.openId)
  write(storage, 'wxId', wxInfo?.wxId)
}

/** Remembers whose session this is; null forgets. */
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
