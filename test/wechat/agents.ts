/** The user agents of the two phones, for the browser tests and for the simulator's frame. */
export const userAgents = {
  android:
    'Mozilla/5.0 (Linux; Android 14; V2324A Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0.6998.136 Mobile Safari/537.36 XWEB/1340129 MMWEBSDK/20250201 MMWEBID/2307 MicroMessenger/8.0.57.2820(0x28003956) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.57(0x1800392b) NetType/WIFI Language/zh_CN',
} as const

/**
 * Cookies by which the simulator tells its frame and the server what to be. An iframe cannot have a user agent of its
 * own, so `__wx_ua` names one: the bridge overrides `navigator.userAgent` and the server reads the same cookie. Tests
 * that set a real user agent leave all of them unset.
 */
export const cookies = {
  agent: '__wx_ua',
  user: '__wx_user',
  offline: '__wx_offline',
  /** `late` (ms follow: `late.1500`) or `missing`. */
  bridge: '__wx_bridge',
} as const

/** One cookie out of a Cookie header or `document.cookie`. */
export function cookie(header: string, name: string): string | undefined {
  const found = header.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** The user agent a page is to believe in: the cookie's phone, else its own. */
export function agentOf(cookieHeader: string, own: string): string {
  const named = cookie(cookieHeader, cookies.agent)
  return named === 'android' || named === 'ios' ? userAgents[named] : own
}
