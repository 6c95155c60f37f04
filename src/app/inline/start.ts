import { readAgent } from '#lib/user-agent.ts'
import { cleanToken } from '#lib/token.ts'
import type { BootWindow } from './boot-window.ts'
import { fill } from './fill.ts'
import type { ViewRecord } from '#data/use-view.ts'

/**
 * The inline boot script: runs while the HTML is parsed, long before any module. It sets what the first paint needs
 * (skin, text size), starts the route's first request, shows what was saved or what comes, and asks for the entry
 * module once the largest image is in (or 1.2 s have passed).
 */
export interface FirstView<T> {
  /** Path and query of the call, spelt as `callKey` does; null where this address asks for nothing. */
  request(path: string, signedIn: boolean): string | null
  toView(data: T, savedAt: number): object
}

/** A copy that is older is not shown, here as by the entry. product 0.8 */
const WEEK = 7 * 24 * 3600_000
/** Longest wait for the largest image before the entry module is asked for, ms. */
const GATE = 1_200

/** The entry module, and what it and the page's own code consist of. */
declare const __ENTRY__: string
declare const __AHEAD__: string[]
/** The whole stylesheets, of which the HTML holds what the first paint needs. */
declare const __STYLES__: string[]
declare const __API_BASE__: string

/** @param first undefined for the plain shell, which shows a spinner until the entry has arrived */
export function start<T>(first?: FirstView<T>): void {
  const boot: BootWindow = { landing: location.href.split('#')[0] ?? '', url: scriptUrl() }
  window.__boot = boot
  takeBack(boot)
  keepEntry()
  dress()
  if (!first) return load()
  if (!document.querySelector('#boot-view')) return load()
  const token = cleanToken(kept('accessToken'))
  const asked = first.request(location.pathname, token !== null)
  if (asked === null) return load()
  boot.key = `GET ${asked}`
  const paint = (data: T, savedAt: number) => {
    if (boot.taken) return
    // The same words again: the date on the page stays what it was until the entry has taken over.
    if (boot.painted && JSON.stringify(boot.painted.data) === JSON.stringify(data)) return
    try {
      draw(first.toView(data, savedAt))
      boot.painted = { data, savedAt }
    } catch {
      // A shape we do not know: the entry module parses it and says so.
    }
  }
  boot.answer = request(asked, token)
  void boot.answer.then((envelope) => {
    const { code, data } = Object(envelope) as { code?: unknown; data?: T }
    if (code === 0 && data) paint(data, Date.now())
    gate()
  })
  void saved(boot.key).then((copy) => {
    if (!copy || boot.painted || Date.now() - copy.savedAt > WEEK) return
    paint(copy.value as T, copy.savedAt) // written after the schema had passed it
    gate()
  })
  setTimeout(load, GATE)
}

/** What WeChat returned with leaves the address before anything is loaded that would name it as its referrer. */
function takeBack(boot: BootWindow): void {
  if (location.pathname !== '/authorization') return
  boot.back = location.href
  boot.landing = location.origin + location.pathname
  history.replaceState(null, '', location.pathname)
}

/** Links work before the entry module does: what this address says of its sender waits in the tab until a page boots. */
function keepEntry(): void {
  try {
    if (location.search && !sessionStorage.getItem('entry')) {
      sessionStorage.setItem('entry', location.pathname + location.search)
    }
  } catch {
    // Without storage nothing outlives the page anyway.
  }
}

/** Attributes of <html> that the first paint depends on. */
function dress(): void {
  const root = document.documentElement
  root.dataset['skin'] = readAgent(navigator.userAgent, navigator).skin
  try {
    const { elder, fontStep } = Object(JSON.parse(kept('preferences') ?? '{}')) as {
      elder?: unknown
      fontStep?: unknown
    }
    if (elder === true) root.dataset['elder'] = 'true'
    if (typeof fontStep === 'number') root.dataset['font'] = String(fontStep)
  } catch {
    // Corrupted preferences are no preferences.
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

async function request(path: string, token: string | null): Promise<unknown> {
  try {
    // The browser's own cache does not know one bearer from another.
    const init: RequestInit = token === null ? {} : { headers: { Authorization: `Bearer ${token}` }, cache: 'no-store' }
    const response = await fetch(__API_BASE__ + path, init)
    const envelope: unknown = response.ok ? await response.json() : null
    return Object(envelope).code === 0 ? envelope : null
  } catch {
    return null
  }
}

/** The copy of the last visit, from the account's own store. */
function saved(key: string): Promise<{ value: unknown; savedAt: number } | undefined> {
  return new Promise((resolve) => {
    try {
      const open = indexedDB.open(kept('snapshots') ?? 'snapshot-1-guest')
      // First visit: leave no half-made database behind.
      open.onupgradeneeded = () => open.transaction?.abort()
      open.onerror = () => resolve(undefined)
      open.onsuccess = () => {
        const get = open.result.transaction('entries').objectStore('entries').get(key)
        get.onsuccess = () => {
          open.result.close()
          resolve(get.result)
        }
        get.onerror = () => resolve(undefined)
      }
    } catch {
      resolve(undefined)
    }
  })
}

function draw(view: object): void {
  const template = document.querySelector<HTMLTemplateElement>('#boot-view')
  const copy = template?.content.cloneNode(true)
  if (!copy) return
  fill(copy, view as ViewRecord) // views hold only text, records and lists
  document.querySelector('#root')?.replaceChildren(copy)
}

/** Asks for the entry when the page's largest image is there, so that the two do not share the link. */
function gate(): void {
  const image = document.querySelector<HTMLImageElement>('#root img[fetchpriority=high]')
  if (!image || image.complete || !image.getAttribute('src')) return load()
  image.addEventListener('load', load)
  image.addEventListener('error', load)
}

let loaded = false
function load(): void {
  if (loaded) return
  loaded = true
  for (const file of __AHEAD__) link('modulepreload', file)
  // Styles put in by a script hold up no paint.
  for (const file of __STYLES__) link('stylesheet', file)
  // Not import(): its referer would be the address that this script was parsed under, with WeChat's code.
  const src = window.__boot?.url(__ENTRY__)
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
}

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))
}

/** The page's only policy for script addresses: the worker's registration goes through it. */
function scriptUrl(): (path: string) => string {
  const own = (path: string) => {
    if (new URL(path, location.origin).origin !== location.origin) throw new TypeError('foreign script')
    return path
  }
  const types = Object(window).trustedTypes
  return types ? (path) => policy(types, own).createScriptURL(path) : own
}

let made: { createScriptURL(path: string): string } | undefined
function policy(
  types: { createPolicy(name: string, rules: object): { createScriptURL(path: string): string } },
  own: (path: string) => string,
) {
  made ??= types.createPolicy('app-url', { createScriptURL: own })
  return made
}
