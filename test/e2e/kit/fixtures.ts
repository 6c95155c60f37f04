import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { CONSENT_VERSION } from '#session/consent/consent-record.ts'
import { userAgents } from '#test/wechat/agents.ts'
import { looks } from './looks.ts'
import { type Server, startServer } from './server.ts'

export { expect }

/** The visitor's environment: WeChat on a phone, or a plain phone browser. */
export type Place = 'android' | 'ios' | 'browser'

interface PerTest {
  /** Opens a context of its own: another phone, another person. */
  phone(
    place: Place,
    options?: {
      signedInAs?: string
      consent?: boolean
      colorScheme?: 'light' | 'dark'
      elder?: boolean
      /** A desktop with a plain browser instead. */
      desk?: boolean
      /** Prefetches the code of linked pages while idle; Save-Data otherwise, which is a sixth of a page's cost. */
      prefetches?: boolean
      /** Console messages and uncaught errors this test causes. */
      expects?: RegExp
    },
  ): Promise<Phone>
  server: Server
}

/** One visitor's browser. */
export interface Phone {
  context: BrowserContext
  page: Page
  /** Origin of the app here. */
  origin: string
  open(path: string): Promise<void>
}

/** Console messages a page may leave, e.g. after failures the test requested; the last is of an offline worker. */
export const expected = /Failed to load resource|net::ERR_|unknown error occurred when fetching the script/

export const test = base.extend<PerTest, { ownServer: Server }>({
  ownServer: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.kill()
    },
    { scope: 'worker' },
  ],
  server: async ({ ownServer }, use) => {
    await ownServer.control('reset')
    await use(ownServer)
  },
  phone: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = []
    const errors: string[] = []
    await use(async (place, options = {}) => {
      const origin = place === 'browser' ? server.plain : server.wechat
      const context = await browser.newContext({
        ...(options.desk ? looks.desktop : looks.phone),
        ...(place !== 'browser' && { userAgent: userAgents[place] }),
        baseURL: origin,
        ...(options.colorScheme && { colorScheme: options.colorScheme }),
      })
      contexts.push(context)
      await prepare(context, server, options)
      if (!options.prefetches) await savesData(context)
      const note = (text: string) => void (expected.test(text) || options.expects?.test(text) || errors.push(text))
      context.on('console', (message) => message.type() === 'error' && note(message.text()))
      context.on('weberror', (error) => note(String(error.error())))
      const page = await context.newPage()
      return { context, page, origin, open: async (path) => void (await page.goto(path)) }
    })
    for (const context of contexts) await context.close()
    expect(errors, 'nothing on the console').toEqual([])
  },
})

/** Save-Data, with which no page is prefetched. */
export async function savesData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  )
}

/** The phone's initial storage: consent, tokens (`visitor`: of an open id without a number), 长辈版. */
export async function prepare(
  context: BrowserContext,
  server: Server,
  given: { signedInAs?: string; visitor?: string; consent?: boolean; elder?: boolean },
): Promise<void> {
  const { signedInAs, visitor, consent, elder } = given
  const kept: Record<string, string> = {}
  if (consent !== undefined)
    kept['consent'] = JSON.stringify({ version: CONSENT_VERSION, at: Date.now(), accepted: consent })
  if (elder) kept['preferences'] = JSON.stringify({ elder: true, fontStep: 0 })
  const tokens = signedInAs ? server.tokens(signedInAs) : visitor ? server.visitor(visitor) : undefined
  if (tokens) {
    const { accessToken, refreshToken, openId, wxId } = await tokens
    Object.assign(kept, { accessToken, refreshToken, ...(openId && { openId }), ...(wxId && { wxId }) })
  }
  await context.addInitScript((entries) => {
    // The blank page before the first has no storage.
    if (location.protocol === 'about:') return
    // Once per context: what the app removes stays removed. A new tab has no storage.
    if (!location.protocol.startsWith('http') || localStorage.getItem('prepared')) return
    localStorage.setItem('prepared', '1')
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, kept)
}
