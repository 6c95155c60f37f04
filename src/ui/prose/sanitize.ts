import type { Config, DOMPurify, UponSanitizeAttributeHookEvent } from 'dompurify'
import { loadPart } from '#lib/load-chunk.ts'
import { fileUrl } from '#lib/path/file-url.ts'
import { safeTarget } from '#lib/path/safe-target.ts'
import { safeStyle } from './article-style.ts'

declare const cleaned: unique symbol

/**
 * Sanitised article HTML; only the sanitiser makes it. Never concatenate it with anything. In browsers without Trusted
 * Types it holds a string.
 */
interface SafeHtml extends TrustedHTML {
  readonly [cleaned]: true
  toString(): string
}

/** Sanitises article HTML. `files` is the base of the file storage: media from elsewhere lose their address. */
export type Sanitize = (html: string, files: string) => SafeHtml

/** Attributes without addresses; any value is allowed. */
const PLAIN_ATTRIBUTES = [
  'alt title width height align valign colspan rowspan span scope start reversed type lang dir datetime open',
  'controls loop muted playsinline kind srclang color face size bgcolor border cellpadding cellspacing shape coords',
  'style id name',
].flatMap((line) => line.split(' '))
const PLAIN: ReadonlySet<string> = new Set(PLAIN_ATTRIBUTES)

const MEDIA = 'img, audio, video, source, track'
/** Attributes with addresses, and the elements that may have them. */
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
  // The pattern above is applied to every attribute that is not listed here.
  ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
  RETURN_TRUSTED_TYPE: true,
} as const satisfies Config

/** DOMPurify allows any data: address on media, whatever the pattern says. */
const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/

/** How often markup is sanitised again when it does not parse back to the same tree. */
const TRIES = 3
/** How many sanitised articles are cached, for going back and forth between pages. */
const KEPT = 8

let loading: Promise<Sanitize> | undefined
let loaded: Sanitize | undefined

/** The sanitiser if it is loaded. */
export function loadedSanitizer(): Sanitize | undefined {
  return loaded
}

/**
 * Loads the sanitiser's chunk once; after a failure the next call tries again.
 * @throws ChunkLoadError
 */
export function loadSanitizer(): Promise<Sanitize> {
  loading ??= loadPart('sanitizer', () => import('dompurify')).then(
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
    // Text nodes get here as well, despite the type.
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
    return clean as SafeHtml // The only place that applies the brand.
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

/** Some trees serialise to markup that parses as another tree, e.g. a link in a link. */
function readsBack(clean: SafeHtml): boolean {
  const trusted: unknown = clean
  // The parser's type accepts only strings, but under Trusted Types it requires the trusted object.
  const { body } = new DOMParser().parseFromString(trusted as string, 'text/html')
  // oxlint-disable-next-line no-restricted-properties -- read, not set
  return body.innerHTML === clean.toString()
}

/** Runs before addresses are checked: completes relative file addresses and WeChat's lazy images. */
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

/** Addresses of ours become paths marked for the router; other links open without a reference to our window. */
function finishLink(element: Element): void {
  const href = element.getAttribute('href')
  if (href === null || /^tel:/i.test(href)) return
  if (href.startsWith('#')) {
    // The sanitiser has added this prefix to ids.
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
