import type { Config, DOMPurify, UponSanitizeAttributeHookEvent } from 'dompurify'
import { fileUrl } from '#lib/path/file-url.ts'
import { safeTarget } from '#lib/path/safe-target.ts'
import { safeStyle } from './article-style.ts'

declare const cleaned: unique symbol

/**
 * Article HTML that went through the sanitiser; nothing else makes one. Never concatenate it with anything. Browsers
 * without Trusted Types hold a string here.
 */
interface SafeHtml extends TrustedHTML {
  readonly [cleaned]: true
  toString(): string
}

/** Cleans article HTML. `files` is the base of the file storage: media from elsewhere lose their address. */
export type Sanitize = (html: string, files: string) => SafeHtml

/** Attributes that hold no address and may keep any value. */
const PLAIN_ATTRIBUTES = [
  'alt title width height align valign colspan rowspan span scope start reversed type lang dir datetime open',
  'controls loop muted playsinline kind srclang color face size bgcolor border cellpadding cellspacing shape coords',
  'style id name',
].flatMap((line) => line.split(' '))
const PLAIN: ReadonlySet<string> = new Set(PLAIN_ATTRIBUTES)

const MEDIA = 'img, audio, video, source, track'
/** Attributes that hold an address, and the elements that may have them. */
const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['href', 'a, area'],
  ['src', MEDIA],
  ['poster', 'video'],
  ['usemap', 'img'],
])

const FORBIDDEN = [
  'style link meta base template noscript iframe object embed',
  'form input button textarea select option dialog marquee',
].flatMap((line) => line.split(' '))

const PROFILE = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: FORBIDDEN,
  SANITIZE_NAMED_PROPS: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|tel:\+?[\d-]+$|\/(?![/\\])|#)/i,
  // The pattern above is put to every attribute that is not named here.
  ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
  RETURN_TRUSTED_TYPE: true,
} as const satisfies Config

/** DOMPurify lets any data: through on media, whatever the pattern of addresses says. */
const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/

/** How often markup that does not read back as itself is cleaned again. */
const TRIES = 3
/** How many articles stay clean: those of the pages that a customer goes to and fro between. */
const KEPT = 8

let loading: Promise<Sanitize> | undefined
let loaded: Sanitize | undefined

/** The sanitiser if it is here already. */
export function loadedSanitizer(): Sanitize | undefined {
  return loaded
}

/** Loads the sanitiser's chunk once; rejects like any import, and the next call tries again. */
export function loadSanitizer(): Promise<Sanitize> {
  loading ??= import('dompurify').then(
    ({ default: purify }) => (loaded = createSanitize(purify)),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

function createSanitize(purify: DOMPurify): Sanitize {
  let base = ''
  purify.addHook('beforeSanitizeAttributes', (node) => {
    // Texts come by here as well, whatever the type says.
    if (node instanceof Element && node.matches(MEDIA)) resolveMedia(node, base)
  })
  purify.addHook('uponSanitizeAttribute', keepKnown)
  purify.addHook('afterSanitizeAttributes', (element) => {
    finishStyle(element)
    if (element.matches('a, area')) finishLink(element)
    if (element.matches(MEDIA)) finishMedia(element)
  })
  const once = (html: string) => {
    const clean: unknown = purify.sanitize(html, PROFILE)
    return clean as SafeHtml // the only place where the brand is given
  }
  const kept = new Map<string, SafeHtml>()
  return (html, files) => {
    const key = `${files} ${html}`
    const known = kept.get(key)
    if (known) return known
    base = files
    let clean = once(html)
    for (let i = 0; i < TRIES && !readsBack(clean); i++) clean = once(clean.toString())
    kept.set(key, clean)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return clean
  }
}

/** Some trees are written as markup that reads as another tree: a link in a link, for one. */
function readsBack(clean: SafeHtml): boolean {
  const trusted: unknown = clean
  // The parser's type knows texts only, but where Trusted Types stand it takes nothing else than the trusted object.
  const { body } = new DOMParser().parseFromString(trusted as string, 'text/html')
  // oxlint-disable-next-line no-restricted-properties -- read, not set
  return body.innerHTML === clean.toString()
}

/** Before addresses are judged: relative files get their host, WeChat's lazy images their source. */
function resolveMedia(element: Element, files: string): void {
  for (const name of ['src', 'poster']) {
    const given = (name === 'src' && element.getAttribute('data-src')) || element.getAttribute(name)
    if (given === null || (name === 'src' && element.matches('img') && IMAGE_DATA.test(given))) continue
    const address = fileUrl(given, files)
    if (address === '') element.removeAttribute(name)
    else element.setAttribute(name, address)
  }
}

function keepKnown(element: Element, attribute: UponSanitizeAttributeHookEvent): void {
  const owners = ADDRESSES.get(attribute.attrName)
  attribute.keepAttr = owners === undefined ? PLAIN.has(attribute.attrName) : element.matches(owners)
}

function finishStyle(element: Element): void {
  if (!element.hasAttribute('style')) return
  const style = element instanceof HTMLElement ? safeStyle(element.style) : ''
  if (style === '') element.removeAttribute('style')
  else element.setAttribute('style', style)
}

/** Addresses of ours become paths and are marked for the router; the rest opens without a way back to us. */
function finishLink(element: Element): void {
  const href = element.getAttribute('href')
  if (href === null || /^tel:/i.test(href)) return
  if (href.startsWith('#')) {
    // Ids got this prefix.
    element.setAttribute('href', href.replace(/^#(?!user-content-|$)/, '#user-content-'))
    return
  }
  const url = webAddress(href)
  if (!url) return element.removeAttribute('href')
  const inside = url.origin === location.origin ? safeTarget(url.pathname + url.search + url.hash, url.origin) : null
  element.setAttribute('href', inside ?? url.href)
  if (inside !== null) return element.setAttribute('data-internal', '')
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
}

function webAddress(href: string): URL | null {
  try {
    const url = new URL(href, location.origin)
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null
  } catch {
    return null
  }
}

function finishMedia(element: Element): void {
  const src = element.getAttribute('src')
  if (src !== null && /^\s*data:/i.test(src) && !IMAGE_DATA.test(src)) element.removeAttribute('src')
  if (element.matches('img')) element.setAttribute('loading', 'lazy')
  if (element.matches('audio, video')) {
    element.setAttribute('controls', '')
    element.setAttribute('preload', 'metadata')
  }
}
