import { createHmac, timingSafeEqual } from 'node:crypto'

/** Maximum age of a webhook, ms. */
const FRESH = 5 * 60_000

export const SIGNATURE = 'x-vendor-signature'
export const TIMESTAMP = 'x-vendor-timestamp'

/** HMAC-SHA256 over the time (epoch ms) and the raw body, hex. */
export function signatureOf(body: string, at: number, secret: string): string {
  return createHmac('sha256', secret).update(`${at}\n${body}`).digest('hex')
}

/** Whether these headers are a signature of this body, made within the last minutes. */
export function isSigned(body: string, headers: Headers, secret: string, now: number): boolean {
  const at = Number(headers.get(TIMESTAMP) ?? Number.NaN)
  if (!Number.isInteger(at) || Math.abs(now - at) > FRESH) return false
  const given = Buffer.from(headers.get(SIGNATURE) ?? '')
  const wanted = Buffer.from(signatureOf(body, at, secret))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
