import { readAgent } from '#lib/user-agent.ts'
import { bridgeWithin } from './bridge.ts'
import { landingUrl } from './landing.ts'
import { ANSWER_TIMEOUT, loadSdk, type Signature } from './sdk.ts'
import { createVerifier } from './verify.ts'

const TAG = 'wx-open-launch-app'

/** What the tag is made from. */
interface Launch {
  /** The app's id at the open platform, not that of the account that signs. */
  appId: string
  /** Passed to the app. */
  extInfo: string
  /** Markup of the button with its styles: the page's styles do not reach into the tag. */
  template: string
}

/** Whether this is a WeChat with open tags: on a phone, from 7.0.12 on. */
export function hasOpenTags(ua: string): boolean {
  const { wechat, miniProgram, pcWechat } = readAgent(ua, { maxTouchPoints: 0 })
  if (!wechat || miniProgram || pcWechat) return false
  const [major = 0, minor = 0, patch = 0] = /MicroMessenger\/([\d.]+)/i.exec(ua)?.[1]?.split('.').map(Number) ?? []
  return major * 1e6 + minor * 1e3 + patch >= 7_000_012
}

/**
 * WeChat's own button that opens an app, once the client allows it on this page; null where it is not available. It
 * fires `ready`, `launch` and `error`; a device that cannot draw it fires `WeixinOpenTagsError` on the document.
 */
export async function createLaunchTag(
  { appId, extInfo, template }: Launch,
  sign: (url: string) => Promise<Signature>,
): Promise<HTMLElement | null> {
  if (!hasOpenTags(navigator.userAgent) || !(await bridgeWithin(ANSWER_TIMEOUT))) return null
  try {
    const signature = await sign(landingUrl(location.href))
    const { ok } = await createVerifier(await loadSdk(), [TAG])(signature)
    if (!ok) return null
  } catch {
    return null
  }
  const tag = document.createElement(TAG)
  tag.setAttribute('appid', appId)
  tag.setAttribute('extinfo', extInfo)
  const inside = document.createElement('script')
  inside.type = 'text/wxtag-template'
  inside.textContent = template
  tag.append(inside)
  return tag
}
