/** The object WeChat injects into the page. Its answers carry `err_msg`. */
export interface Bridge {
  invoke(name: string, args: object, then: (raw: unknown) => void): void
  call?(name: string): void
}

/** The bridge, when it is there. */
export function bridge(): Bridge | undefined {
  const found: unknown = Reflect.get(window, 'WeixinJSBridge')
  const usable = typeof found === 'object' && found !== null && typeof Reflect.get(found, 'invoke') === 'function'
  // Checked on the line above; the rest of the object is WeChat's.
  return usable ? (found as Bridge) : undefined
}

/** Whether the bridge appears within `limit` ms. A page with WeChat's user agent outside WeChat never gets one. */
export function bridgeWithin(limit: number): Promise<boolean> {
  if (bridge()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const ready = () => resolve(true)
    document.addEventListener('WeixinJSBridgeReady', ready, { once: true })
    setTimeout(() => {
      document.removeEventListener('WeixinJSBridgeReady', ready)
      resolve(bridge() !== undefined)
    }, limit)
  })
}

/** How long a dialog's answer may take after the customer returned to the page, ms. */
const RETURN_GRACE = 2000

/**
 * Waits for a dialog of WeChat, without a timeout while it is open. If the page was hidden and is visible again without
 * an answer, it ends with `silent`.
 */
export function whileHeld<T>(open: (answer: (value: T) => void) => void, silent: T): Promise<T> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const end = (value: T) => {
      controller.abort()
      resolve(value)
    }
    let wasHidden = false
    const look = () => {
      if (document.visibilityState === 'hidden') wasHidden = true
      else if (wasHidden) setTimeout(() => end(silent), RETURN_GRACE)
    }
    document.addEventListener('visibilitychange', look, { signal: controller.signal })
    open(end)
  })
}
