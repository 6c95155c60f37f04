import { readAgent } from '#lib/user-agent.ts'
import { bridgeWithin } from './bridge.ts'
import { landingUrl } from './landing.ts'
import { ANSWER_TIMEOUT, loadSdk, type Signature } from './sdk.ts'
import { createVerifier } from './verify.ts'

/** What the tag is made from. */
interface OpenTag {
  tag: 'wx-open-launch-app' | 'wx-open-subscribe'
  /** All of them are there before WeChat sees the tag. */
  attributes: Readonly<Record<string, string>>
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
 * WeChat's own button, once the client allows it on this page; null where it is not available. It fires `ready`, `error`
 * and what its kind does; a device that cannot draw it fires `WeixinOpenTagsError` on the document.
 */
export async function createOpenTag(
  { tag: name, attributes, template }: OpenTag,
  sign: (url: string) => Promise<Signature>,
): Promise<HTMLElement | null> {
  if (!hasOpenTags(navigator.userAgent) || !(await bridgeWithin(ANSWER_TIMEOUT))) return null
  try {
    const signature = await sign(landingUrl(location.href))
    const { ok } = await createVerifier(await loadSdk(), [name])(signature)
    if (!ok) return null
  } catch {
    return null
  }
  const tag = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value)
  const inside = document.createElement('script')
  inside.type = 'text/wxtag-template'
  inside.textContent = template
  tag.append(inside)
  return tag
}

/** How long a tag may take until it is drawn, ms. */
const DRAWN_WITHIN = 3_000

/** Puts a tag on the page; one that is not drawn soon, or cannot be, is taken away again and reported. */
export function showOpenTag(place: Element | null, tag: HTMLElement, lost: () => void): void {
  const remove = () => {
    clearTimeout(timer)
    tag.remove()
    lost()
  }
  const timer = setTimeout(remove, DRAWN_WITHIN)
  tag.addEventListener('ready', () => clearTimeout(timer))
  document.addEventListener('WeixinOpenTagsError', remove, { once: true })
  place?.append(tag)
}
