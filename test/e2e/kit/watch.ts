import type { BrowserContext, Page } from '@playwright/test'
import { everything } from './device.ts'
import { expect as plain, test as base, type Phone } from './fixtures.ts'
import type { JournalEntry, Server } from './server.ts'
import { crosses } from './site-pages.ts'

/** Patient: many browsers may share the machine. */
export const expect = plain.configure({ timeout: 40_000 })

/** One event recorded by the simulated WeChat. */
interface Noted {
  kind: 'authorize' | 'exchange' | 'sign' | 'verify' | 'bridge' | 'card'
  detail: Record<string, unknown>
}

/** The simulated WeChat's records of this test, and its switches. */
export interface Wechat {
  notes(kind: Noted['kind']): Promise<Record<string, unknown>[]>
  forget(): Promise<void>
}

/** A card as a chat receives it. */
export interface Sent {
  own: boolean
  hidden: boolean
  card: { title: string; desc: string; link: string; imgUrl: string }
}

export const test = base.extend<{ wechat: Wechat }>({
  wechat: [
    async ({ server }, use) => {
      const at = `${server.wechat}/__wechat`
      const forget = async () => void (await fetch(`${at}/control`, { method: 'POST', body: '{"clearJournal":true}' }))
      await forget()
      await use({
        forget,
        async notes(kind) {
          const noted: Noted[] = await (await fetch(`${at}/journal`)).json()
          return noted.filter((each) => each.kind === kind).map(({ detail }) => detail)
        },
      })
    },
    { auto: true },
  ],
})

/** The target of the official account's menu. */
export const LANDING = '/course?scene=menu_course&salesNumber=S100'
export const COURSE = '股票投资第一课：从开户到看懂一张行情图'

/** Loads an address that may redirect at once. */
export async function visit({ page, origin }: Phone, path: string): Promise<void> {
  await page.goto(path.startsWith('http') ? path : origin + path, { waitUntil: 'commit' })
}

/** Follows a link of ours: within its tree without a load, between application and site with one. */
export async function goInside(page: Page, path: string): Promise<void> {
  if (crosses(page, path)) await page.goto(new URL(path, page.url()).href)
  else await page.evaluate((to) => history.pushState(null, '', to), path)
}

/** The stored value of a key on this origin; null without one, or while the page is unloading. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key).catch(() => null)
}

export async function signedIn(page: Page): Promise<void> {
  await expect.poll(() => stored(page, 'refreshToken')).not.toBeNull()
}

/** From the menu through the silent authorization to the list. */
export async function enter(phone: Phone, path = LANDING): Promise<void> {
  await visit(phone, path)
  await signedIn(phone.page)
  await expect(phone.page).toHaveURL(phone.origin + path)
  await expect(phone.page.locator('#main')).toBeVisible()
}

/** The share menu has the card of the page at this path. */
export async function cardReady(wechat: Wechat, path: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const calls = (await wechat.notes('bridge')).filter(({ name }) => name === 'updateAppMessageShareData')
        const { args, answer } = Object(calls.at(-1))
        if (answer !== 'updateAppMessageShareData:ok') return String(answer)
        const { pathname, searchParams } = new URL(String(Object(args).link))
        const id = searchParams.get('id')
        return id === null ? pathname : `${pathname}?id=${id}`
      },
      { message: `a card of ${path}` },
    )
    .toBe(path)
}

/** Taps «send to a friend» and waits for the card. */
export async function share(page: Page, wechat: Wechat): Promise<Sent> {
  const before = (await wechat.notes('card')).length
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('wechat:menu', { detail: 'friend' })))
  await expect.poll(async () => (await wechat.notes('card')).length).toBe(before + 1)
  const sent: unknown = (await wechat.notes('card')).at(-1)
  return sent as Sent // journalled by the bridge in this shape
}

/** The addresses of this tab's history. */
export async function historyOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { entries } = await session.send('Page.getNavigationHistory')
  await session.detach()
  return entries.map(({ url }) => url)
}

interface Seen {
  url: string
  method: string
  headers: Record<string, string>
  body: string
  navigation: boolean
}

/** Records all traffic of this browser from now on. */
export interface Traffic {
  seen(): Promise<Seen[]>
  lines: string[]
}

export function watch(context: BrowserContext): Traffic {
  const seen: Promise<Seen>[] = []
  const lines: string[] = []
  context.on('request', (request) => {
    const facts = { url: request.url(), method: request.method(), navigation: request.isNavigationRequest() }
    const body = request.postData() ?? ''
    const headers = request.allHeaders().catch(() => request.headers())
    seen.push(headers.then((all) => ({ ...facts, body, headers: all })))
  })
  context.on('console', (message) => lines.push(message.text()))
  return { seen: () => Promise.all(seen), lines }
}

/** Records texts like these on any page of this browser from now on, however briefly shown. */
export async function sayings(context: BrowserContext, words: RegExp): Promise<string[]> {
  const said: string[] = []
  await context.exposeFunction('__said', (text: string) => void said.push(text))
  await context.addInitScript((source) => {
    let last = ''
    new MutationObserver(() => {
      const found = new RegExp(source).exec(document.body?.textContent ?? '')?.[0] ?? ''
      if (found !== '' && found !== last) Object(window).__said(found)
      last = found
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, words.source)
  return said
}

/** Everything stored on this origin, as one text. */
export async function keptText(page: Page): Promise<string> {
  const { local, session, cookies, databases, caches } = await everything(page)
  return JSON.stringify({ local, session, cookies, databases, caches })
}

/** Reports about the visitor: tracking, device, shared landing. */
export async function reports(server: Server): Promise<JournalEntry[]> {
  const about = /\/(?:user\/customer_track|web-track|public\/device|user\/wx_track)(?:\/|$)/
  return (await server.journal()).filter(({ path }) => about.test(path))
}

export async function asked(server: Server, path: string): Promise<JournalEntry[]> {
  return (await server.journal()).filter((entry) => entry.path === `/api${path}`)
}
