import { allowedAddress } from '#lib/path/allow-list.ts'
import { safeTarget } from '#lib/path/safe-target.ts'

/** The target of a redirect: a page of the app, a known place elsewhere after a notice, a short key to resolve, or none. */
export type Hop =
  | { to: 'inside'; path: string }
  | { to: 'outside'; host: string; url: string }
  | { to: 'key'; k: string }
  | { to: 'nowhere' }

const nowhere: Hop = { to: 'nowhere' }

/** Reads `?to=`, `?url=` or `?k=`; the first one present counts. SI-02, reliability §5.4 */
export function readHop(search: string, origin: string): Hop {
  const query = new URLSearchParams(search)
  const to = query.get('to')
  if (to !== null) return inside(to, origin)
  const url = query.get('url')
  if (url !== null) return outside(url)
  const k = query.get('k')
  return k !== null && /^[A-Za-z0-9_-]{1,64}$/.test(k) ? { to: 'key', k } : nowhere
}

/** The target of a short key, from the server: checked like any outside address. */
export function readKeyAnswer(url: string, origin: string): Hop {
  const target = inside(url, origin)
  return target.to === 'inside' ? target : outside(url)
}

/**
 * Another redirect, or the authorization page with any parameters, is not a valid target: it would loop or use up a
 * code.
 */
function inside(target: string, origin: string): Hop {
  const path = safeTarget(target, origin)
  return path === null || gateways.test(decoded(path)) ? nowhere : { to: 'inside', path }
}

const gateways = /^\/+(redirect|authorization)(?![\w-])/i

/** The router reads paths decoded. A path that cannot be decoded counts as a redirect page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.split(/[?#]/, 1)[0] ?? '')
  } catch {
    return '/redirect'
  }
}

function outside(target: string): Hop {
  const url = allowedAddress(target)
  return url ? { to: 'outside', host: url.hostname, url: url.href } : nowhere
}
