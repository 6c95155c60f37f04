/** What a chat shows of a shared page. `link` and `image` are absolute addresses. product 0.5 */
export interface ShareCard {
  title: string
  desc: string
  link: string
  image: string
}

/** How a request to the app around the page ended. `unavailable`: this surrounding cannot do it at all. */
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
  /** One line per verification asked for, oldest first: the address and what the client said, raw. */
  tries: readonly { url: string; answer: string }[]
}

/**
 * The app around the page: WeChat, or a plain browser. Chosen once at boot. No promise of it ever rejects, and each
 * ends by itself, except while WeChat holds a dialog open for the customer. design §5
 */
export interface Host {
  readonly kind: 'inside' | 'outside'
  readonly platform: 'android' | 'ios' | 'other'
  /**
   * Loads the SDK and verifies the page. Boot calls it after the first paint and after code and state have left the
   * address: the SDK reports the address it was imported under to WeChat.
   */
  start(): Promise<HostResult>
  /** Sets what the share menu sends; null hides the menu. `cancel` when a newer card came meanwhile. */
  share(card: ShareCard | null): Promise<HostResult>
  /** Opens WeChat's payment. Whatever it answers is a hint: only the server knows whether money moved. spec §9 */
  pay(order: PayOrder): Promise<HostResult<string>>
  /** Shows pictures full screen. */
  preview(images: readonly string[], current: string): Promise<HostResult>
  /** Scans a QR or bar code; its text. */
  scan(): Promise<HostResult<string>>
  openLocation(place: Place): Promise<HostResult>
  closeWindow(): Promise<HostResult>
  report(): HostReport
}

/** Done, nothing to tell. */
export const done: HostResult = { state: 'ok', value: undefined }
/** Not possible here. Assignable to every result. */
export const unavailable = { state: 'unavailable' } as const
/** Not done, and why, in the client's words. */
export function failed(reason: string): { state: 'failed'; reason: string } {
  return { state: 'failed', reason }
}
