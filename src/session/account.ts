import { fingerprint } from '#session/fingerprint.ts'
import { isWechatId } from '#session/mirror.ts'

/** The account name used while nobody is signed in. */
export const GUEST = 'guest'

/** Reads a claim from a token's payload; null where it cannot be read. Nothing is verified here. */
export function claimOf(token: string, name: string): string | null {
  const [, payload = ''] = token.split('.')
  if (payload === '') return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const value = new Map<string, unknown>(Object.entries(claims ?? {})).get(name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null
  } catch {
    return null
  }
}

/**
 * A short account name for keys on the device: from the subject of a token, else from the openId, else from the refresh
 * token itself.
 */
export function accountOf(tokens: { accessToken: string; refreshToken: string }, openId: string): string {
  const { accessToken, refreshToken } = tokens
  const subject = claimOf(accessToken, 'sub') ?? claimOf(accessToken, 'userId') ?? claimOf(refreshToken, 'sub')
  return fingerprint(subject ?? (openId || refreshToken || accessToken))
}

/** The wxId inside an access token; null where it holds no valid one. spec §3 */
export function wxIdOf(token: string | null): string | null {
  const wxId = claimOf(token ?? '', 'wxId')
  return isWechatId(wxId) ? wxId : null
}
