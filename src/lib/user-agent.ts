/** The two layouts; phones, tablets and mobile browsers get the mobile one. spec §2 */
export type Skin = 'mobile' | 'desktop'

/** What the user agent reveals about the device and the host app. */
export interface Agent {
  /** Phone, tablet or mobile browser is mobile, anything else desktop. spec §2 */
  readonly skin: Skin
  /** Inside WeChat; false inside WeCom, whose user agent includes WeChat's. */
  readonly wechat: boolean
  readonly wecom: boolean
  /** Inside a mini program's web-view. */
  readonly miniProgram: boolean
  /** WeChat on Windows or a Mac. Its MicroMessenger version never changes: do not check features by it. */
  readonly pcWechat: boolean
  readonly platform: 'android' | 'ios' | 'harmony' | 'other'
  /**
   * A tablet that identifies itself as a Mac: a desktop for the information site, a touch device for the app. product
   * A32
   */
  readonly touchMac: boolean
}

/** Named by the browsers of phones and tablets. */
export const MOBILE =
  /Mobi|Android|iP(?:hone|od|ad)|Phone|Tablet(?! PC)|OpenHarmony|Silk|Kindle|PlayBook|BlackBerry|BB10|Opera Mini|UCBrowser|UCWEB|Symbian|MIDP/i
/** These contain "Android" or "OpenHarmony" but are neither phone nor tablet. Whole words: Microsoft ends in "crosoft". */
export const NOT_MOBILE = /\((?:PC|2in1);|\bTV\b|Smart-?TV|\bCrOS\b/i

/** What the first paint depends on; alone in a page's head. */
export function skinOf(ua: string): Skin {
  return MOBILE.test(ua) && !NOT_MOBILE.test(ua) ? 'mobile' : 'desktop'
}

export function isWechat(ua: string): boolean {
  return !/wxwork/i.test(ua) && /MicroMessenger/i.test(ua)
}

export function isTouchMac(ua: string, { maxTouchPoints }: { maxTouchPoints: number }): boolean {
  return /Macintosh/.test(ua) && maxTouchPoints > 1
}

/** Reads a user agent string and, from `navigator`, the number of touch points. */
export function readAgent(ua: string, device: { maxTouchPoints: number }): Agent {
  const wechat = isWechat(ua)
  const touchMac = isTouchMac(ua, device)
  return {
    skin: skinOf(ua),
    wechat,
    wecom: /wxwork/i.test(ua),
    miniProgram: wechat && /miniProgram/i.test(ua),
    pcWechat: wechat && /WindowsWechat|MacWechat/i.test(ua),
    platform: touchMac ? 'ios' : platformOf(ua),
    touchMac,
  }
}

function platformOf(ua: string): Agent['platform'] {
  // Windows phones include the names of the other two; HarmonyOS NEXT has only its own.
  if (/Windows/.test(ua)) return 'other'
  if (/OpenHarmony/i.test(ua)) return 'harmony'
  if (/Android/i.test(ua)) return 'android'
  return /iP(?:hone|od|ad)/.test(ua) ? 'ios' : 'other'
}
