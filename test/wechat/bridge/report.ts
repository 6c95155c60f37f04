/** Messages between the page's client and the simulator around it; both sides check the origin. */
export type ToSimulator =
  | { wechat: 'call'; name: string; args: unknown; answer: string }
  | { wechat: 'card'; sent: Sent }
  | { wechat: 'menu'; hidden: readonly string[] }
  | { wechat: 'page'; title: string; url: string }
  | { wechat: 'pay'; package: string }
  | { wechat: 'close' }
export type FromSimulator =
  | { simulator: 'share'; to: 'friend' | 'timeline' }
  | { simulator: 'paid'; result: 'ok' | 'cancel' | 'fail' | 'never' }
  | { simulator: 'font'; scale: number }
  | { simulator: 'network'; on: boolean }

/** What leaves the page when the customer shares. `own`: the page had set it; `hidden`: the menu item was hidden. */
export interface Sent {
  to: 'friend' | 'timeline'
  own: boolean
  hidden: boolean
  card: { title: string; desc: string; link: string; imgUrl: string }
}

export function tell(message: ToSimulator): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

/** Passes on the simulator's messages. */
export function listen(then: (message: FromSimulator) => void): void {
  addEventListener('message', (event) => {
    const data: unknown = event.data
    if (event.origin !== location.origin || event.source !== window.parent) return
    // Same origin, and only our simulator frames the page: its messages are of this type.
    if (typeof data === 'object' && data !== null && 'simulator' in data) then(data as FromSimulator)
  })
}

/** Asks the WeChat server; null when there is no network. */
export async function post(path: string, body: object): Promise<Record<string, unknown> | null> {
  try {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    const response = await fetch(`/__wechat/${path}`, { ...init, keepalive: true })
    const answer: unknown = await response.json()
    // An object from our own server; every field is checked where it is read.
    return response.ok ? (answer as Record<string, unknown>) : null
  } catch {
    return null
  }
}

export function note(kind: 'bridge' | 'card', detail: object): void {
  if (navigator.onLine) void post('journal', { kind, detail })
}
