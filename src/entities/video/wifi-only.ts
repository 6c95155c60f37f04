import { useEffect, useState } from 'react'
import { useVisitor } from '#session/visitor-context.tsx'
import { useHost } from '#wechat/page.tsx'

/**
 * * Whether video needs a confirmation before it plays: the customer allows Wi-Fi only, and the network is different or
 * unknown. Asks the WeChat client, because WebKit does not report the network; asks again when the network comes back
 * and on return. AC-11
 */
export function useWifiOnly(): boolean {
  const { wifiOnly } = useVisitor().preferences.get()
  const host = useHost()
  const [onWifi, setOnWifi] = useState(false)
  useEffect(() => {
    if (!wifiOnly) return
    let gone = false
    const look = async () => {
      const answer = await host.networkType()
      const type = answer.state === 'ok' ? answer.value : typeOf(navigator)
      if (!gone) setOnWifi(type === 'wifi' || type === 'ethernet')
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
  }, [host, wifiOnly])
  return wifiOnly && !onWifi
}

/** The network as the browser reports it; '' where it does not. */
function typeOf(device: object): string {
  const { connection }: { connection?: unknown } = device
  const { type }: { type?: unknown } = Object(connection)
  return typeof type === 'string' ? type : ''
}
