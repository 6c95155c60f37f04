import { createWebApp } from '#test/web-app.ts'
import { createService, type ServiceOptions } from './index.ts'
import type { WeChatPort } from './wechat-port.ts'

/** 2026-09-15 10:00 in Shanghai. */
const START = Date.UTC(2026, 8, 15, 2)

interface Body {
  code: number
  message: string
  // Tests inspect responses of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any
}

export type TestService = Awaited<ReturnType<typeof start>>

/** An in-memory service with a fixed clock, and helpers to call it. */
export async function start(options: Partial<ServiceOptions> = {}) {
  let time = START
  const lines: string[] = []
  const service = await createService({
    db: ':memory:',
    now: () => time,
    faults: true,
    wechat: fakeWeChat(),
    log: (line) => lines.push(line),
    ...options,
  })
  const request = async (path: string, init?: RequestInit) => service.app.request(path, init)
  const ask = async (path: string, init: RequestInit, token?: string) => {
    const headers = new Headers(init.headers)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const response = await request(`/api${path}`, { ...init, headers })
    // The service wraps every /api response.
    return { response, body: (await response.clone().json()) as Body }
  }
  const get = (path: string, token?: string) => ask(path, {}, token)
  const post = (path: string, body: unknown, token?: string) =>
    ask(
      path,
      body === null
        ? { method: 'POST' }
        : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      token,
    )
  return {
    request,
    fetch: async (sent: Request, env: unknown) => service.app.fetch(sent, env),
    get,
    post,
    lines,
    now: () => time,
    wait: (ms: number) => void (time += ms),
    close: service.close,
    market: service.market,
    control: async (path: string, body?: unknown): Promise<unknown> => {
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
      return (await request(`/__test${path}`, init)).json()
    },
    /** Requests a code and reads it. */
    code: async (mobile: string): Promise<string> => {
      await post('/sms/v2/ic-verification-code', { mobile, scene: 'LOGIN' })
      return service.sms().findLast((each) => each.mobile === mobile)?.code ?? ''
    },
    /** Signs in without a code. */
    login: async (mobile: string): Promise<{ accessToken: string; refreshToken: string }> => {
      const init = { method: 'POST', body: JSON.stringify({ mobile }) }
      // The control endpoint answers tokens.
      return (await (await request('/__test/login', init)).json()) as { accessToken: string; refreshToken: string }
    },
  }
}

/** Codes `code-<who>` work once; signatures are the address itself; a payment is paid as soon as it was asked for. */
function fakeWeChat(): WeChatPort {
  const used = new Set<string>()
  const paid = new Map<string, number>()
  return {
    appId: 'wx-test',
    authorizeUrl: ({ redirectUri, scope, state }) =>
      `https://wechat.test/?${new URLSearchParams({ redirect_uri: redirectUri, scope, state })}`,
    exchange(code) {
      if (!code.startsWith('code-')) return { errcode: 40029, errmsg: 'invalid code' }
      if (used.has(code)) return { errcode: 40163, errmsg: 'code been used' }
      used.add(code)
      return { openid: `o-${code.split('-')[1]}` }
    },
    sign: (url) => ({ appId: 'wx-test', timestamp: 1, nonceStr: 'n', signature: url }),
    prepay: (paymentNumber, fen) => {
      paid.set(paymentNumber, fen)
      return { appId: 'wx-test', timeStamp: '1', nonceStr: 'n', package: paymentNumber, signType: 'RSA', paySign: 's' }
    },
    payResult: (paymentNumber) => {
      const fen = paid.get(paymentNumber)
      return fen === undefined ? null : { state: 'SUCCESS', fen, transactionId: `T${paymentNumber}`, paidAt: 1 }
    },
    forgetPayments: () => paid.clear(),
    scanUrl: (ticket) => `https://wechat.test/scan?ticket=${ticket}`,
    onScan: () => undefined,
    app: createWebApp(),
    injectBridge: (html) => html,
  }
}
