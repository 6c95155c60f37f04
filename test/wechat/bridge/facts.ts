import { agentOf, cookie, cookies, userAgents } from '#test/wechat/agents.ts'

/** The client's knowledge of this document from its first moment on. */
export interface Facts {
  /** Android and iOS verify addresses by different rules; PC clients as Android, with the older share interfaces. */
  platform: 'android' | 'ios' | 'pc'
  /** The address this document was loaded under, without hash: the one iOS verifies, whatever the history does. */
  loadedUrl: string
  /** Milliseconds until the bridge appears; null: never. */
  delay: number | null
  /** Open tags are known to phones, from 7.0.12 on. */
  openTags: boolean
  /** Inside the frame of the simulator. */
  framed: boolean
}

/** Null outside WeChat: no bridge then. Makes the page believe it runs on the phone of the simulator's cookie. */
export function readFacts(): Facts | null {
  const agent = agentOf(document.cookie, navigator.userAgent)
  if (agent !== navigator.userAgent) pretend(agent)
  if (!/micromessenger/i.test(agent)) return null
  const late = /^(?:late\.(\d+)|(missing))$/.exec(cookie(document.cookie, cookies.bridge) ?? '')
  const [major = 0, minor = 0, patch = 0] = /MicroMessenger\/([\d.]+)/i.exec(agent)?.[1]?.split('.').map(Number) ?? []
  return {
    openTags: /android|iphone/i.test(agent) && (major - 7 || minor || patch - 12) >= 0,
    platform: /android/i.test(agent) ? 'android' : /iphone|ipad/i.test(agent) ? 'ios' : 'pc',
    loadedUrl: currentUrl(),
    delay: late ? (late[2] ? null : Number(late[1])) : 5,
    framed: window.parent !== window,
  }
}

/** The current address in the browser's spelling, without hash. */
export function currentUrl(): string {
  return location.href.split('#', 1)[0] ?? ''
}

function pretend(agent: string) {
  const platform = agent === userAgents.ios ? 'iPhone' : 'Linux armv8l'
  const values = { userAgent: agent, appVersion: agent.replace(/^Mozilla\//, ''), platform, maxTouchPoints: 5 }
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { get: () => value, configurable: true })
  }
  if (cookie(document.cookie, cookies.offline) === '1') setNetwork(false)
}

/** What the page learns about the network; the server cuts the connections. */
export function setNetwork(on: boolean): void {
  Object.defineProperty(navigator, 'onLine', { get: () => on, configurable: true })
  dispatchEvent(new Event(on ? 'online' : 'offline'))
}
