import type { BrowserContext, Page } from '@playwright/test'
import type { MalformedBody } from '#test/corpora/bodies.ts'
import { untilHydrated } from './hydration.ts'
import { expect as plainExpect, test as plainTest } from './fixtures.ts'
import { crosses } from './site-pages.ts'

/** Waits longer, because a busy machine is not an error of the app. */
export const expect = plainExpect.configure({ timeout: 20_000 })

/** Phones whose page loads and reloads end when the app is interactive. */
export const test = plainTest.extend({
  phone: async ({ phone }, use) => {
    await use(async (place, options) => {
      const visitor = await phone(place, options)
      const { page } = visitor
      const reload = page.reload.bind(page)
      page.reload = async (given) => {
        const answer = await reload(given)
        await alive(page)
        return answer
      }
      const open = async (path: string) => {
        await visitor.open(path)
        await alive(page)
      }
      return { ...visitor, open }
    })
  },
})

/** The state of a screen as a visitor would describe it. */
export type Seen = 'white' | 'crash' | 'loading' | 'failed' | 'content'

declare global {
  interface Window {
    seen(): Seen
    /** Navigates like the app's own links, and resolves when the path is rendered. */
    goTo(path: string): Promise<string>
    /** Resolves with the state of the screen once nothing is loading. */
    untilLoaded(): Promise<string>
    /** Presses 重试, and resolves like `untilLoaded`. */
    again(): Promise<string>
  }
}

/** Installs the functions above in every document of this context. The worker is removed unless it is wanted. */
export async function installControls(context: BrowserContext, { worker = false } = {}): Promise<void> {
  await context.addInitScript((kept) => {
    if (!kept) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    window.seen = () => {
      // The frame of a screen has text of its own.
      const text =
        document.querySelector(document.querySelector('#root main') ? '#root main' : '#root')?.textContent?.trim() ?? ''
      if (/页面报错|页面崩溃/.test(text)) return 'crash'
      // A placeholder that only reserves space is not visible.
      const outlines = document.querySelectorAll('#root output[aria-label=加载中], #root main [data-bone]')
      if ([...outlines].some((each) => getComputedStyle(each).visibility !== 'hidden')) return 'loading'
      if (document.querySelector('#root main [role=alert] button')) return 'failed'
      return text === '' ? 'white' : 'content'
    }
    window.untilLoaded = async () => {
      const until = Date.now() + 15_000
      // Twice in a row, because a screen's next request starts after it was rendered.
      for (let quiet = 0; quiet < 2 && Date.now() < until;) {
        await new Promise((resolve) => setTimeout(resolve, 16))
        quiet = ['loading', 'white'].includes(window.seen()) ? 0 : quiet + 1
      }
      return window.seen()
    }
    const isClosing = () => Object(history.state).modal !== undefined && !document.querySelector('dialog[open]')
    window.goTo = async (path) => {
      // A prerendered page is visible before the router listens.
      while (String(history.pushState).includes('[native code]'))
        await new Promise((resolve) => setTimeout(resolve, 16))
      // A dialog that just closed removes its history entry; doing so late, it would remove this one.
      for (const until = Date.now() + 5_000; isClosing() && Date.now() < until;)
        await new Promise((resolve) => setTimeout(resolve, 16))
      history.pushState(null, '', path)
      return window.untilLoaded()
    }
    window.again = async () => {
      const button = document.querySelector<HTMLElement>('#root main [role=alert] button')
      button?.click()
      // The error card stays until the answer has arrived.
      for (const until = Date.now() + 5_000; window.seen() === 'failed' && Date.now() < until;) {
        await new Promise((resolve) => setTimeout(resolve, 16))
      }
      return window.untilLoaded()
    }
  }, worker)
}

/** Resolves when React has hydrated: a prerendered page is visible before that, but its links already work. */
async function alive(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.waitForFunction(() => document.querySelector('#root h1, #root p') !== null)
}

/** Navigates as our own links do: without a load within the application and within the site. */
export async function navigate(page: Page, path: string): Promise<string> {
  if (!crosses(page, path)) return page.evaluate((to) => window.goTo(to), path)
  await page.goto(new URL(path, page.url()).href)
  await alive(page)
  return page.evaluate(() => window.untilLoaded())
}

/** Every request of this context to another origin; empty when nothing leaves. */
export function strayRequests(context: BrowserContext, origin: string): string[] {
  const strays: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) strays.push(request.url())
  })
  return strays
}

interface Spoilt {
  /** Playwright's glob of the call. */
  call: string
  /** Names the body of a request, e.g. its id; an unnamed request goes to the service. */
  nameOf: (url: URL) => string | null
  bodies: ReadonlyMap<string, MalformedBody>
  /** The answer to every request after the first of its name. */
  good: object | ((name: string) => object)
}

/** Answers the first request of each name with its malformed body, and later ones correctly. */
export async function spoil(context: BrowserContext, { call, nameOf, bodies, good }: Spoilt): Promise<void> {
  const spent = new Set<string>()
  await context.route(call, (route) => {
    const name = nameOf(new URL(route.request().url()))
    const bad = name === null ? undefined : bodies.get(name)
    if (name === null || !bad) return route.fallback()
    if (spent.has(name)) return route.fulfill({ json: typeof good === 'function' ? good(name) : good })
    spent.add(name)
    return route.fulfill({
      status: bad.status,
      headers: { 'content-type': bad.contentType },
      body: typeof bad.body === 'string' ? bad.body : Buffer.from(bad.body),
    })
  })
}

/** The service's answer to a path below /api, as a customer or as a guest. */
export async function answerOf(origin: string, path: string, token?: string): Promise<Envelope> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api${path}`, { headers })
  return (await answer.json()) as Envelope // the service speaks the envelope of spec §3
}

/** An answer of the service. */
export interface Envelope {
  code: number
  message: string
  // Tests modify it in invalid ways, so it has no type.
  data: Record<string, unknown>
}
