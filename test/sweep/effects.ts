import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import type { SentRequest } from './environment.ts'

const effects = Object.values(contract)
  .flatMap((ofDomain) => Object.values<Call>(ofDomain))
  .filter((call) => call.effects)
  .map(({ method, path }) => ({
    name: `${method} ${path}`,
    pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))

/** The contract's call with effects for this request, in the contract's notation; some are GETs. */
export function effectOf({ method, path }: Pick<SentRequest, 'method' | 'path'>): string | undefined {
  return effects.find(({ pattern }) => pattern.test(`${method} ${path}`))?.name
}

/**
 * Reads with effects that a page makes by itself: the ways into WeChat, a count of visits, the state of what is under
 * way, a ticket for files.
 */
const BY_ITSELF = [
  '/auth/wx-oa-login',
  '/auth/wx-oa-redirect',
  '/course/catalog/updateVisitCount',
  '/orders/finish',
  '/oss/generate-presign-url',
  '/oss/token/{isVideo}',
  '/public/orders/sub/status',
  '/vod/sts/token',
  '/wx/certificate',
  '/wx/oauth2/redirect',
  '/wx/pc/check-login-status',
  '/wx/url',
].map((path) => `GET ${path}`)

/** The contract's read with effects for this request, if only a press may make it. */
export function readOfPress(request: Pick<SentRequest, 'method' | 'path'>): string | undefined {
  const name = effectOf(request)
  return name?.startsWith('GET ') && !BY_ITSELF.includes(name) ? name : undefined
}
