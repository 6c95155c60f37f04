import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { setElder, still } from '#test/e2e/kit/appearance.ts'
import { installControls, steer } from '#test/e2e/kit/controls.ts'
import { prepare } from '#test/e2e/kit/fixtures.ts'
import { looks } from '#test/e2e/kit/looks.ts'
import type { Place, walks } from '#test/e2e/kit/screens.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { checked } from './demands.ts'

/** How a page looks, as the book names it. */
type Look = '浅色' | '深色' | '长辈版' | '微信内'

/** One state of a page with its pictures. */
export interface Entry {
  who: string
  name: string
  path: string
  /** What the screen is, as its tests tell it: content, failed, loading … */
  state: string
  /** Things to press that the first screen offers. */
  offers: number
  lines: { line: string; found: boolean }[]
  pictures: { look: Look; file: string }[]
  /** Why it could not be drawn. */
  fault?: string
}

type Walk = (typeof walks)[number]

/** Draws the places of a walk one after another, as their visitor passes them. */
export async function drawWalk(
  browser: Browser,
  server: Server,
  folder: string,
  walk: Walk & { places: readonly Place[] },
): Promise<Entry[]> {
  await server.control('reset')
  const context = await contextOf(browser, server, walk)
  const page = await context.newPage()
  await page.goto('/userPolicy')
  await page.evaluate(() => window.settled())
  const session = await context.newCDPSession(page)
  const shoot = async (file: string) => {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 })
    await writeFile(join(folder, file), Buffer.from(data, 'base64'))
  }
  const entries: Entry[] = []
  for (const [at, place] of walk.places.entries()) {
    const isMain = !walk.desk && !place.enter && walk.places.findIndex(({ path }) => same(path, place.path)) === at
    entries.push(await drawPlace(page, { place, walk, isMain, shoot }))
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
  }
  await context.close()
  return entries
}

/** What it takes to draw a place. */
interface Drawing {
  place: Place
  walk: Walk
  isMain: boolean
  shoot: (file: string) => Promise<void>
}

async function drawPlace(page: Page, { place, walk, isMain, shoot }: Drawing): Promise<Entry> {
  const { name, path } = place
  const entry: Entry = { who: walk.who, name, path, state: '', offers: 0, lines: [], pictures: [] }
  const picture = async (look: Look) => {
    const file = `${`${walk.who} ${name} ${look}`.replace(/[^\p{L}\p{N}]+/gu, '-')}.webp`
    await still(page)
    await shoot(file)
    entry.pictures.push({ look, file })
  }
  try {
    await steer(page, path)
    await place.enter?.(page)
    await picture('浅色')
    Object.assign(entry, await facts(page))
    // A page that failed shows its error alone.
    if (entry.state === 'content') entry.lines = checked(path, await page.evaluate(() => document.body.innerText))
    if (isMain) await otherLooks(page, picture)
  } catch (error) {
    entry.fault = String(error)
  }
  return entry
}

async function otherLooks(page: Page, picture: (look: Look) => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture('深色')
  await page.emulateMedia({ colorScheme: 'light' })
  await setElder(page, true)
  await picture('长辈版')
  await setElder(page, false)
  await page.evaluate(() => document.documentElement.setAttribute('data-wechat', 'true'))
  await picture('微信内')
  await page.evaluate(() => document.documentElement.removeAttribute('data-wechat'))
}

function facts(page: Page): Promise<Pick<Entry, 'state' | 'offers'>> {
  return page.evaluate(() => {
    const isOffered = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return width > 1 && bottom > 0 && top < innerHeight && element.checkVisibility()
    }
    const things = [...document.querySelectorAll('a[href], button:not(:disabled), input, select, textarea, summary')]
    return { state: window.seen(), offers: things.filter(isOffered).length }
  })
}

async function contextOf(browser: Browser, server: Server, { signedInAs, desk }: Walk): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 2,
    ...(desk ? looks.desktop : looks.phone),
    baseURL: server.plain,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  })
  // tsx wraps functions in a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (made) => made')
  await prepare(context, server, { consent: false, ...(signedInAs !== undefined && { signedInAs }) })
  await installControls(context)
  return context
}

/** Without what stands behind the path. */
function same(one: string, other: string): boolean {
  return one.replace(/\?.*/, '') === other.replace(/\?.*/, '')
}
