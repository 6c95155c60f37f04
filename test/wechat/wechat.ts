import { createControl } from './control.ts'
import { injectBridge } from './inject.ts'
import { type Journal, createJournal } from './journal.ts'
import { createOauth } from './oauth.ts'
import { createPay } from './pay.ts'
import { createRoutes } from './routes.ts'
import { createScans } from './scans.ts'
import { createTickets } from './ticket.ts'

export interface WechatOptions {
  appId: string
  /** Where the app is served «inside WeChat», e.g. http://127.0.0.1:4174. */
  appOrigin: string
  /** JS-safe domains, without port. */
  safeDomains: readonly string[]
  /** Ids of the apps that the account's pages may open. */
  boundApps?: readonly string[]
  /** Ids of the message templates of the account. */
  templates?: readonly string[]
  /** Hosts (host:port) an authorization may return to. */
  redirectHosts: readonly string[]
  now?: () => number
}

/** The parts of the routes. */
export interface Parts {
  tickets: ReturnType<typeof createTickets>
  oauth: ReturnType<typeof createOauth>
  pay: ReturnType<typeof createPay>
  control: ReturnType<typeof createControl>
  scans: ReturnType<typeof createScans>
  journal: Journal
  safeDomains: readonly string[]
  boundApps: readonly string[]
  templates: readonly string[]
}

/**
 * The simulated WeChat: as strict as the real one. `app` is mounted at the root of the WeChat server
 * (`server.route('/', wechat.app)`, its paths begin with /__wechat); the rest is what a service calls server to server.
 */
export function createWechat(options: WechatOptions) {
  const now = options.now ?? Date.now
  const given = { ...options, now }
  const journal = createJournal(now)
  const tickets = createTickets(given)
  const oauth = createOauth(given)
  const pay = createPay(given)
  const control = createControl()
  const scans = createScans()
  return {
    appId: options.appId,
    app: createRoutes({
      tickets,
      oauth,
      pay,
      control,
      scans,
      journal,
      safeDomains: options.safeDomains,
      boundApps: options.boundApps ?? [],
      templates: options.templates ?? [],
    }),
    injectBridge,
    jsapiTicket: tickets.jsapiTicket,
    /** Signs an address as the account's server does. */
    sign(url: string) {
      journal.note('sign', { url })
      return tickets.sign(url)
    },
    verify: tickets.verify,
    /** The address a service sends a customer to; parameters in the order WeChat requires. */
    authorizeUrl(to: { redirectUri: string; scope: string; state: string }): string {
      const uri = encodeURIComponent(to.redirectUri)
      const query = `appid=${options.appId}&redirect_uri=${uri}&response_type=code&scope=${to.scope}&state=${to.state}`
      return `${options.appOrigin}/__wechat/connect/oauth2/authorize?${query}#wechat_redirect`
    },
    exchange(code: string) {
      const result = oauth.exchange(code)
      journal.note('exchange', 'errcode' in result ? { errcode: result.errcode } : { openid: result.openid })
      return result
    },
    prepay(orderId: string, fen: number) {
      const order = pay.prepay(orderId, fen)
      journal.note('prepay', { orderId, fen, package: order.package })
      return order
    },
    payResult: pay.payResult,
    forgetPayments: pay.forget,
    /** The content of a scanned picture. */
    scanUrl: (ticket: string) => `${options.appOrigin}/__wechat/scan?ticket=${encodeURIComponent(ticket)}`,
    onScan: scans.onScan,
    /** The switches, for tests in the same process; over HTTP: POST /__wechat/control. */
    control: control.set,
    journal: journal.entries,
  }
}
