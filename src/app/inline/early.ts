import { isTouchMac, isWechat, skinOf } from '#lib/user-agent.ts'
import { cleanToken } from '#lib/token.ts'
import { addLink } from './add-link.ts'
import type { BootWindow, SavedCopy } from './boot-window.ts'
import { keepPress } from './keep-press.ts'

/** Path and query of a page's first call, as in `callKey`; `__2__` stands for the second segment of the address. */
export interface FirstPaths {
  member: string
  guest: string
  /** Requested from the quotes service, without identifying the visitor. quotes §2 */
  quotes?: boolean
}

declare const __API_BASE__: string
declare const __QUOTES_BASE__: string

/** The limit of every request, ms. spec §7 */
const LIMIT = 10_000

/**
 * The script in the head, which runs before anything is drawn or loaded. It removes WeChat's code from the address and
 * sets what the first paint needs (skin, text size).
 */
export function early(): BootWindow {
  const boot: BootWindow = { landing: location.href.split('#')[0] ?? '', url: scriptUrl() }
  window.__boot = boot
  takeBack(boot)
  if (!boot.back) keepEntry()
  keepPress(boot)
  dress()
  return boot
}

/**
 * On a page with a template it also sends the page's first request and opens the last visit's copy. The script after
 * the markup (`show.ts`) shows the result.
 */
export function earlyWith(first: FirstPaths): void {
  const boot = early()
  const block = document.getElementById('first-answer')
  const isDrawn = block?.hasAttribute('data-drawn')
  // The page's markup has that answer; until it is known to be this visitor's.
  if (isDrawn) document.documentElement.dataset['other'] = 'true'
  if (isElsewhere()) return
  const token = first.quotes ? null : cleanToken(kept('accessToken'))
  const input = filled(token === null ? first.guest : first.member)
  if (input === null) return
  boot.key = `GET ${input}`
  const came = token === null && kept('refreshToken') === null ? written(block, boot.key) : undefined
  if (came) {
    const { answer, at } = came
    boot.answer = Promise.resolve(answer)
    // The device's clock may be slow; the markup has the other time then.
    boot.answeredAt = Math.min(at, Date.now())
    if (isDrawn && boot.answeredAt === at) {
      boot.painted = { data: answer.data, savedAt: at }
      delete document.documentElement.dataset['other']
      paintAfter('drawn')
    } else paintAfter('filled')
    return
  }
  const copy = atHand(boot.key)
  boot.copy = copy ?? saved(boot.key)
  if (copy) paintAfter('filled')
  // To be there with the words. With an answer in the page, a header of the server has named it.
  if (copy?.lead) addLink({ rel: 'preload', as: 'image', href: copy.lead, fetchpriority: 'high' })
  boot.answer = first.quotes
    ? request(__QUOTES_BASE__ + input, { credentials: 'omit' })
    : request(__API_BASE__ + input, bearing(token))
}

/** Whether an environment other than production is chosen: this script knows only production's address. */
function isElsewhere(): boolean {
  try {
    return /(?:^|; )env=(?!production(?:;|$))/.test(document.cookie)
  } catch {
    // A frame without an origin has no cookies.
    return false
  }
}

/** With the segments of the address filled in; null if one is not a plain identifier, which is left to the page. */
function filled(template: string): string | null {
  const segments = location.pathname.split('/')
  let plain = true
  const path = template.replace(/__(\d)__/g, (_, at: string) => {
    const segment = segments[Number(at)] ?? ''
    plain &&= /^[A-Za-z0-9_-]{1,64}$/.test(segment)
    return segment
  })
  return plain ? path : null
}

/** WeChat's parameters leave the address before anything is loaded that would send it as its referrer. */
function takeBack(boot: BootWindow): void {
  const { origin, pathname, search, hash, href } = location
  // The requested page alone, for a reload before the entry runs.
  let stays = /^to=/
  if (pathname === '/authorization') boot.back = href
  // A link shared from a return, or one that WeChat itself sends to another page.
  else if (/[?&]code=/.test(search) && /[?&]state=/.test(search)) stays = /^(?!(?:code|state)=)/
  else return
  const rest = search
    .slice(1)
    .split('&')
    .filter((each) => stays.test(each))
    .join('&')
  const clean = pathname + (rest && `?${rest}`)
  boot.landing = origin + clean
  history.replaceState(null, '', clean + (boot.back ? '' : hash))
}

/** Links work before the entry module runs: the attribution of this address is stored in the tab until a page boots. */
function keepEntry(): void {
  try {
    if (location.search && !sessionStorage.getItem('entry')) {
      sessionStorage.setItem('entry', location.pathname + location.search)
    }
  } catch {
    // Without storage nothing survives the page anyway.
  }
}

/** Attributes of <html> that the first paint depends on. */
function dress(): void {
  const root = document.documentElement
  const { userAgent } = navigator
  // HTML of the site comes with its skin; to the application an iPad that identifies as a Mac is a tablet. product A32
  root.dataset['skin'] =
    root.dataset['skin'] === undefined && isTouchMac(userAgent, navigator) ? 'mobile' : skinOf(userAgent)
  if (isWechat(userAgent)) root.dataset['wechat'] = 'true'
  // Visitors who have stocks must not see the empty list until theirs is loaded.
  if (kept('guestStocks') !== null || kept('accessToken') !== null) root.dataset['listed'] = 'true'
  try {
    const { elder, fontStep, calm, greenRise } = Object(JSON.parse(kept('preferences') ?? '{}')) as {
      elder?: unknown
      fontStep?: unknown
      calm?: unknown
      greenRise?: unknown
    }
    if (elder === true) root.dataset['elder'] = 'true'
    if (calm === true) root.dataset['calm'] = 'true'
    if (greenRise === true) root.dataset['rise'] = 'green'
    if (typeof fontStep === 'number') root.dataset['font'] = String(fontStep)
  } catch {
    // Corrupted preferences are ignored.
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The public answer that the front handler wrote into the page, unless it has expired in a cache. */
function written(block: Element | null, key: string): { answer: { data: unknown }; at: number } | undefined {
  try {
    const written = JSON.parse(block?.textContent ?? '')
    return written.key === key && Date.now() <= written.until ? written : undefined
  } catch {
    return undefined
  }
}

/**
 * Nothing is painted before the markup up to this element is parsed, in browsers that can wait (Chromium 124): a frame of
 * the empty page would delay the one with its content. `drawn` follows markup with its answer, `filled` the script that
 * fills it.
 */
function paintAfter(id: 'drawn' | 'filled'): void {
  addLink({ rel: 'expect', href: `#${id}`, blocking: 'render' })
}

/** The browser's cache does not distinguish bearers. */
function bearing(token: string | null): RequestInit {
  return token === null ? {} : { headers: { Authorization: `Bearer ${token}` }, cache: 'no-store' }
}

async function request(address: string, init: RequestInit): Promise<unknown> {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), LIMIT)
  try {
    const response = await fetch(address, {
      ...init,
      referrerPolicy: 'strict-origin',
      signal: stop.signal,
    })
    const envelope: unknown = response.ok ? await response.json() : null
    return Object(envelope).code === 0 ? envelope : null
  } catch {
    // After the time limit the failure is left to the page, which would otherwise start to wait again.
    return stop.signal.aborted ? new Promise(() => undefined) : null
  }
}

/** The copy that `first-copies.ts` stores for the first paint. */
function atHand(key: string): SavedCopy | undefined {
  try {
    const account = (kept('snapshots') ?? 'snapshot-1-guest').replace('snapshot-1-', '')
    const copy = Object(JSON.parse(kept(`own:${account}:first`) ?? '{}'))[key] as SavedCopy | undefined
    return typeof copy?.savedAt === 'number' ? copy : undefined
  } catch {
    return undefined
  }
}

/** The copy of the last visit, from the account's own store. */
function saved(key: string): Promise<SavedCopy | undefined> {
  return new Promise((resolve) => {
    const none = () => resolve(undefined)
    try {
      const open = indexedDB.open(kept('snapshots') ?? 'snapshot-1-guest')
      // First visit: remove the database that was just created empty.
      open.onupgradeneeded = () => open.transaction?.abort()
      open.onerror = none
      open.onsuccess = () => {
        try {
          const get = open.result.transaction('entries').objectStore('entries').get(key)
          get.onsuccess = () => {
            open.result.close()
            resolve(get.result)
          }
          get.onerror = none
        } catch {
          // A store without its table, or one that is closing.
          none()
        }
      }
    } catch {
      none()
    }
  })
}

/** The page's only policy for script addresses; the worker's registration uses it too. */
function scriptUrl(): (path: string) => string {
  const own = (path: string) => {
    if (new URL(path, location.origin).origin !== location.origin) throw new TypeError('foreign script')
    return path
  }
  const policy = Object(window).trustedTypes?.createPolicy('app-url', { createScriptURL: own })
  return policy ? (path) => policy.createScriptURL(path) : own
}
