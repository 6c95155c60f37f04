/** The wxId inside an access token of three base64url parts; null for any other token. spec §3 */
export function wxIdInToken(token: string | null): string | null {
  const payload = token?.split('.')[1]
  if (!payload) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof claims !== 'object' || claims === null || !('wxId' in claims)) return null
    return typeof claims.wxId === 'string' && /^[\w-]{1,64}$/.test(claims.wxId) ? claims.wxId : null
  } catch {
    return null
  }
}
