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
import { drawStates, drawUnreached } from './states.ts'
import { judge, type Judged } from './judge.ts'

/** How a page looks, as the book names it. */
type Look = '此前' | '浅色' | '深色' | '长辈版' | '微信内'

/** One state of a page with its pictures. */
export interface Entry {
  who: string
  name: string
  path: string
  /** What the screen is, as its tests tell it: content, failed, loading … */
  state: string
  /** How the look of a page is judged: of its main state alone. */
  judged?: Judged
  lines: { line: string; found: boolean }[]
  pictures: { look: Look; file: string }[]
  /** Why it could not be drawn. */
  fault?: string
}

type Walk = Omit<(typeof walks)[number], 'places'> & { places: readonly Place[] }

/** Draws the places of a walk one after another, as their visitor passes them. */
export async function drawWalk(browser: Browser, server: Server, folder: string, walk: Walk): Promise<Entry[]> {
  const { context, page, shoot } = await openWalk(browser, server, folder, walk)
  const entries: Entry[] = []
  for (const place of walk.places) {
    entries.push(await drawPlace(page, { place, walk, isMain: isMain(walk, place), shoot }))
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
  }
  if (!walk.desk)
    for (const place of walk.places.filter((each) => isMain(walk, each)))
      entries.push(await drawUnreached({ context, page, shoot: named(walk, shoot) }, walk.who, place))
  await context.close()
  return entries
}

/** Draws the main state of each page while its answers wait, and once they failed, on a device that has kept nothing. */
export async function drawWaiting(browser: Browser, server: Server, folder: string, walk: Walk): Promise<Entry[]> {
  if (walk.desk) return []
  const { context, page, shoot } = await openWalk(browser, server, folder, walk)
  const places = walk.places.filter((each) => isMain(walk, each))
  const entries = await drawStates({ context, page, shoot: named(walk, shoot) }, walk.who, places)
  await context.close()
  return entries
}

const named = (walk: Walk, shoot: (file: string) => Promise<void>) => async (name: string) => {
  const file = fileOf(walk.who, name, '浅色')
  await shoot(file)
  return file
}

/** Puts the main state of each page, as an earlier build draws it, before the pictures of `entries`. */
export async function drawBefore(browser: Browser, server: Server, folder: string, walk: Walk, entries: Entry[]) {
  const { context, page, shoot } = await openWalk(browser, server, folder, walk)
  for (const place of walk.places.filter((each) => isMain(walk, each))) {
    const entry = entries.find(({ name }) => name === place.name)
    const file = fileOf(walk.who, place.name, '此前')
    try {
      await steer(page, place.path)
      await still(page)
      await shoot(file)
      entry?.pictures.unshift({ look: '此前', file })
    } catch {
      // The earlier build has no such page, or never comes to rest on it.
    }
  }
  await context.close()
}

async function openWalk(browser: Browser, server: Server, folder: string, walk: Walk) {
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
  return { context, page, shoot }
}

/** Whether this is the first state of its page, as it comes. */
function isMain({ places }: Walk, place: Place): boolean {
  return !place.enter && places.find(({ path }) => same(path, place.path)) === place
}

function fileOf(who: string, name: string, look: Look): string {
  return `${`${who} ${name} ${look}`.replace(/[^\p{L}\p{N}]+/gu, '-')}.webp`
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
  const entry: Entry = { who: walk.who, name, path, state: '', lines: [], pictures: [] }
  const picture = async (look: Look) => {
    const file = fileOf(walk.who, name, look)
    await still(page)
    await shoot(file)
    entry.pictures.push({ look, file })
  }
  try {
    await steer(page, path)
    await place.enter?.(page)
    await picture('浅色')
    entry.state = await page.evaluate(() => window.seen())
    // A page that failed shows its error alone.
    if (entry.state === 'content') entry.lines = checked(path, await page.evaluate(() => document.body.innerText))
    if (!isMain) return entry
    entry.judged = await judge(page, walk.desk ? 1024 : 320)
    if (!walk.desk) await otherLooks(page, picture)
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
