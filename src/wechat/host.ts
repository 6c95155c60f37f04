/** The card a chat shows for a shared page. `link` and `image` are absolute addresses. product §0.5 */
export interface ShareCard {
  title: string
  desc: string
  link: string
  image: string
}

/** The result of a request to the host app. `unavailable`: this environment does not support it. */
export type HostResult<T = undefined> =
  | { readonly state: 'ok'; readonly value: T }
  | { readonly state: 'cancel' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'unavailable' }

/** The signed parameters of one JSAPI payment, as the order service gives them. `timeStamp` in seconds. */
export interface PayOrder {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: string
  paySign: string
}

/** A point on the map, degrees in GCJ-02. */
interface Place {
  latitude: number
  longitude: number
  name: string
  address: string
}

/** What the diagnostics page shows about the adapter; no value in it is secret. */
export interface HostReport {
  kind: Host['kind']
  platform: Host['platform']
  bridge: boolean
  landingUrl: string
  currentUrl: string
  /** One line per verification, oldest first: the address and the client's raw answer. */
  tries: readonly { url: string; answer: string }[]
}

/**
 * The app around the page: WeChat, or a plain browser. Chosen once at boot. Its promises never reject, and all of them
 * end, except while WeChat holds a dialog open for the customer. CO-03
 */
export interface Host {
  readonly kind: 'inside' | 'outside'
  readonly platform: 'android' | 'ios' | 'other'
  /**
   * Loads the SDK and verifies the page. Boot calls it after the first paint and after code and state have left the
   * address, because the SDK reports the address it was imported under to WeChat.
   */
  start(): Promise<HostResult>
  /** Sets the card of the share menu; null hides the menu. The result is `cancel` when a newer card came meanwhile. */
  share(card: ShareCard | null): Promise<HostResult>
  /** Opens WeChat's payment. The result is only a hint: the server decides whether money moved. spec §9 */
  pay(order: PayOrder): Promise<HostResult<string>>
  /** Shows pictures full screen. */
  preview(images: readonly string[], current: string): Promise<HostResult>
  /** Scans a QR or bar code and returns its text. */
  scan(): Promise<HostResult<string>>
  openLocation(place: Place): Promise<HostResult>
  /** The network according to the client: 'wifi', '4g' and so on. WebKit does not report it. */
  networkType(): Promise<HostResult<string>>
  closeWindow(): Promise<HostResult>
  report(): HostReport
}

/** Done, without a value. */
export const done: HostResult = { state: 'ok', value: undefined }
/** Not supported here. Assignable to every result. */
export const unavailable = { state: 'unavailable' } as const
/** Failed, with the client's message. */
export function failed(reason: string): { state: 'failed'; reason: string } {
  return { state: 'failed', reason }
}
