import { useEffect, useState } from 'react'
import { useVisitor } from '#session/visitor-context.tsx'
import { useHost } from '#wechat/page.tsx'

/**
 * Whether video needs a confirmation before it plays: the customer allows Wi-Fi only, and the network is different or
 * unknown. AC-11
 */
export function useWifiOnly(): boolean {
  const { wifiOnly } = useVisitor().preferences.get()
  const type = useNetworkType(wifiOnly)
  return wifiOnly && type !== 'wifi' && type !== 'ethernet'
}

/** Whether nothing is loaded ahead: the network is a mobile one, or the device saves data. live §4 */
export function useSavesData(): boolean {
  const type = useNetworkType(true)
  return /^(?:\dg|cellular)$/.test(type) || connectionOf(navigator).saveData === true
}

/**
 * The network, '' where nobody knows. Asks the WeChat client, because WebKit does not report it; asks again when it comes
 * back and on return.
 */
function useNetworkType(isWanted: boolean): string {
  const host = useHost()
  const [type, setType] = useState('')
  useEffect(() => {
    if (!isWanted) return
    let gone = false
    const look = async () => {
      const answer = await host.networkType()
      const { type: reported } = connectionOf(navigator)
      const found = answer.state === 'ok' ? answer.value : reported
      if (!gone) setType(typeof found === 'string' ? found : '')
    }
    void look()
    const events = new AbortController()
    const { signal } = events
    addEventListener('online', () => void look(), { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look(), {
      signal,
    })
    return () => {
      gone = true
      events.abort()
    }
  }, [host, isWanted])
  return type
}

/** What the browser says of the network, where it does. */
function connectionOf(device: object): { type?: unknown; saveData?: unknown } {
  const { connection }: { connection?: unknown } = device
  return Object(connection)
}
