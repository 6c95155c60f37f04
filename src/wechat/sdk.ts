import { type HostResult, failed } from './host.ts'

/** The service's signature of an address. `timestamp` in seconds. */
export interface Signature {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}

interface Answers {
  success(answer: Answer): void
  cancel(answer: Answer): void
  fail(answer: Answer): void
}
export type Answer = Readonly<Record<string, unknown>>

/** The interfaces we ask WeChat for, under the SDK's names. */
const API_NAMES = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'hideMenuItems',
  'showMenuItems',
  'previewImage',
  'getNetworkType',
  'scanQRCode',
  'openLocation',
  'closeWindow',
  'chooseWXPay',
  'chooseImage',
  'checkJsApi',
] as const

/** Names in the client's bridge that differ from those in the SDK. */
const BRIDGE_NAMES: Readonly<Record<string, string>> = {
  onMenuShareAppMessage: 'menu:share:appmessage',
  onMenuShareTimeline: 'menu:share:timeline',
  previewImage: 'imagePreview',
  chooseWXPay: 'getBrandWCPayRequest',
}

/** The list for `config`: a new array each time, because the SDK modifies it. */
export const apiList = (): string[] => [...API_NAMES]
/** The same list under the names of the bridge, new each time. */
export const bridgeApiList = (): string[] => API_NAMES.map((name) => BRIDGE_NAMES[name] ?? name)

type Method = Exclude<(typeof API_NAMES)[number], 'chooseWXPay' | 'chooseImage' | 'checkJsApi'>

/** The part of weixin-js-sdk we use, typed as it really behaves (its own types require callbacks and lack `invoke`). */
export interface Sdk extends Record<Method, (options: object) => void> {
  config(options: Signature & { debug: false; check?: false; jsApiList: string[]; openTagList: string[] }): void
  ready(then: () => void): void
  error(then: (raw: unknown) => void): void
  /** Exists after the first `config`. */
  invoke?(name: string, args: object, then: (raw: unknown) => void): void
}

/** How long the client may take for an answer that needs no action of the customer, ms. */
export const ANSWER_TIMEOUT = 3000

/**
 * Loads the real SDK. It reads the address on import and later sends it to open.weixin.qq.com, so this runs only after
 * the authorization code has left the address. `window.wx` is set because the package itself uses that global.
 */
export async function loadSdk(): Promise<Sdk> {
  const loaded = await import('weixin-js-sdk')
  // The package's types differ from its code; `Sdk` describes the code.
  const sdk = loaded.default as unknown as Sdk
  Reflect.set(window, 'wx', sdk)
  return sdk
}

/** Calls one interface; never rejects. Without `limit` it waits as long as the customer takes. */
export function invokeApi(sdk: Sdk, method: Method, args: object, limit?: number): Promise<HostResult<Answer>> {
  return new Promise((resolve) => {
    if (limit !== undefined) setTimeout(() => resolve(failed('timeout')), limit)
    const answers: Answers = {
      success: (answer) => resolve({ state: 'ok', value: answer }),
      cancel: () => resolve({ state: 'cancel' }),
      fail: (answer) => resolve(failed(words(answer))),
    }
    try {
      sdk[method]({ ...args, ...answers })
    } catch (error) {
      resolve(failed(String(error)))
    }
  })
}

/** The message in an answer of the client. */
export function words(raw: unknown): string {
  if (typeof raw === 'string') return raw
  if (typeof raw !== 'object' || raw === null) return 'no reason given'
  const text: unknown = Reflect.get(raw, 'errMsg') ?? Reflect.get(raw, 'err_msg')
  return typeof text === 'string' ? text : 'no reason given'
}
