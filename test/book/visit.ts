import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { userAgents } from '#test/wechat/agents.ts'
import { still } from '#test/e2e/kit/appearance.ts'
import { installControls } from '#test/e2e/kit/controls.ts'
import { prepare } from '#test/e2e/kit/fixtures.ts'
import { looks } from '#test/e2e/kit/looks.ts'
import type { Walk } from '#test/e2e/kit/place.ts'
import { beginAt, type Server } from '#test/e2e/kit/server.ts'
import { installVisible } from './page/visible.ts'

/** The environment for rendering the book. */
export interface Setup {
  browser: Browser
  server: Server
  folder: string
}

/** A visitor before their first page, with a camera. */
export interface Visit {
  context: BrowserContext
  page: Page
  /** Takes a picture of the window; `waits`: once nothing is pending and nothing moves. */
  shoot: (file: string, waits?: boolean) => Promise<void>
}

/** A page without requests, from which a walk starts. */
const FIRST = '/userPolicy'

/** Opens a browser for a walk, outside WeChat or inside it, with a reset service. */
export async function openVisit(setup: Setup, walk: Walk, host: 'browser' | 'android' = 'browser'): Promise<Visit> {
  const { browser, server, folder } = setup
  await (walk.at === undefined ? server.control('reset') : beginAt(server, walk.at))
  const context = await browser.newContext({
    deviceScaleFactor: 2,
    // No advert gives way to the next between two readings of a page.
    reducedMotion: 'reduce',
    ...(walk.desk ? looks.desktop : looks.phone),
    ...(host === 'android' && { userAgent: userAgents.android }),
    baseURL: host === 'android' ? server.wechat : server.plain,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  })
  // tsx wraps functions in a helper that pages lack.
  await context.addInitScript('globalThis.__name = (made) => made')
  const { signedInAs, visitor } = walk
  await prepare(context, server, {
    consent: false,
    ...(signedInAs !== undefined && { signedInAs }),
    ...(visitor !== undefined && { visitor }),
  })
  await installControls(context)
  await installVisible(context)
  const page = await context.newPage()
  await page.goto(FIRST)
  await page.evaluate(() => window.untilLoaded())
  const session = await context.newCDPSession(page)
  const rests = restsOf(page)
  const shoot = async (file: string, waits = true) => {
    if (waits) {
      await rests()
      await still(page)
      await pictured(page)
    }
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 })
    await writeFile(join(folder, file), Buffer.from(data, 'base64'))
  }
  return { context, page, shoot }
}

/**
 * Resolves when the page has been idle for a moment: some parts request data after others have rendered. At most 5 s.
 */
function restsOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => void (/\/api\//.test(request.url()) && open.add(request)))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  // A new document knows nothing of the requests of the one before.
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && open.clear()))
  return async () => {
    for (let quiet = 0, turn = 0; quiet < 2 && turn < 50; turn += 1) {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
      quiet = open.size === 0 ? quiet + 1 : 0
    }
  }
}

/** Resolves when the visible pictures are loaded, or failed. */
function pictured(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.getAttribute('src') && bottom > 0 && top < innerHeight && image.checkVisibility()
    })
    const drawn = Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 5_000))])
  })
}
