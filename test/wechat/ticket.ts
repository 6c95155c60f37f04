import { createHash, randomBytes } from 'node:crypto'

/** What a page sends with every call, plus the address the client saw. */
export interface Claim {
  appId: string
  timestamp: string
  nonceStr: string
  signature: string
  url: string
}
export type Verdict = 'ok' | 'invalid signature' | 'invalid url domain' | 'invalid appid'

const LIFE = 7200_000

/** The text WeChat documents, SHA-1 in hex. */
export function signatureOf(ticket: string, nonceStr: string, timestamp: string, url: string): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}

/**
 * Whether an address is on one of the account's JS-safe domains; a domain covers its subdomains, ports do not count.
 */
export function onSafeDomain(url: string, safeDomains: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { hostname, protocol } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  return safeDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
}

/** The ticket of the account, and both ends of the page signature. */
export function createTickets(options: { appId: string; safeDomains: readonly string[]; now: () => number }) {
  let current = { ticket: '', until: 0 }
  const jsapiTicket = () => {
    if (options.now() >= current.until) {
      current = { ticket: randomBytes(43).toString('base64url'), until: options.now() + LIFE }
    }
    return { ticket: current.ticket, expiresIn: Math.round((current.until - options.now()) / 1000) }
  }
  return {
    jsapiTicket,
    sign(url: string) {
      const timestamp = Math.floor(options.now() / 1000)
      const nonceStr = randomBytes(8).toString('hex')
      const signature = signatureOf(jsapiTicket().ticket, nonceStr, String(timestamp), url)
      return { appId: options.appId, timestamp, nonceStr, signature }
    },
    verify(claim: Claim): Verdict {
      if (claim.appId !== options.appId) return 'invalid appid'
      if (!onSafeDomain(claim.url, options.safeDomains)) return 'invalid url domain'
      const good = signatureOf(jsapiTicket().ticket, claim.nonceStr, claim.timestamp, claim.url)
      return good === claim.signature ? 'ok' : 'invalid signature'
    },
  }
}
