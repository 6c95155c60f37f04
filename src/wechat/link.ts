/** The source information that a shared link may carry. product §0.4 */
export interface LinkOptions {
  /** The production origin when the build knows one, otherwise the current one. */
  origin: string
  /** The route's own query keys, e.g. `id`; everything else is dropped. */
  allow?: readonly string[] | undefined
  salesNumber?: string | null | undefined
  /** The sharer's own wxId, under the public name `shareWxId`. */
  shareWxId?: string | null | undefined
}

/** Never in a link, whatever a route allows: credentials, identities, environment, WeChat's own parameters. */
const NEVER = new Set([
  'code',
  'state',
  'nonce',
  'token',
  'accesstoken',
  'refreshtoken',
  'ticket',
  'certificate',
  'openid',
  'unionid',
  'wxid',
  'mobile',
  'env',
  'iswechat',
  'from',
  'isappinstalled',
  'nsukey',
  'salesnumber',
  'sn',
  'sharewxid',
])
const VALUE = /^[\p{L}\p{N}_.~-]{1,64}$/u
const ATTRIBUTION = /^[A-Za-z0-9_-]{1,32}$/
const SHARER = /^[A-Za-z0-9_-]{1,64}$/
const PATH = /^(?:\/[\p{L}\p{N}_~%.-]+)+$/u

/**
 * A canonical link to a screen, built from a route path and named parameters. It is never built from the address bar,
 * so that no code, state, token or identity gets into it. An invalid path links to /home. product §0.4, product §2.21
 */
export function shareLink(path: string, query: string, options: LinkOptions): string {
  const link = new URL(safePath(path), options.origin)
  const given = new URLSearchParams(query)
  for (const key of options.allow ?? []) {
    const value = NEVER.has(key.toLowerCase()) ? null : given.get(key)
    if (value !== null && VALUE.test(value)) link.searchParams.set(key, value)
  }
  if (options.salesNumber && ATTRIBUTION.test(options.salesNumber)) {
    link.searchParams.set('salesNumber', options.salesNumber)
  }
  if (options.shareWxId && SHARER.test(options.shareWxId)) link.searchParams.set('shareWxId', options.shareWxId)
  return link.href
}

function safePath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? ''
  return PATH.test(bare) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(bare) ? bare : '/home'
}
