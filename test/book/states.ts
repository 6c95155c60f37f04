import type { BrowserContext, Page } from '@playwright/test'
import { still } from '#test/e2e/kit/appearance.ts'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import type { Place } from '#test/e2e/kit/screens.ts'
import { controlService } from '#test/e2e/kit/service-state.ts'
import type { Entry } from './draw.ts'

/** Takes a picture of what the page shows, and gives the name of its file. */
type Shoot = (name: string) => Promise<string>

/** A page that nothing was kept of, in the states of product 0.3 that come before its content and instead of it. */
export async function drawStates(
  { context, page, shoot }: { context: BrowserContext; page: Page; shoot: Shoot },
  who: string,
  places: readonly Place[],
): Promise<Entry[]> {
  const answers = await controlService(context)
  let asked = 0
  context.on('request', (request) => {
    if (/\/api\/(?!wx\/jsapi|public\/current-time)/.test(request.url())) asked += 1
  })
  const entries: Entry[] = []
  for (const { name, path } of places) {
    const entryOf = async (label: string): Promise<Entry> => {
      const file = await shoot(`${name} ${label}`)
      const state = await page.evaluate(() => window.seen())
      return { who, name: `${name}·${label}`, path, state, lines: [], pictures: [{ look: '浅色', file }] }
    }
    try {
      asked = 0
      answers('not yet')
      await page.goto(path)
      await untilHydrated(page)
      await until(page, 'loading')
      // A page that asks nobody has none of these states.
      if (asked === 0) continue
      entries.push(await entryOf('加载中'))
      answers('broken')
      await page.evaluate(() => window.settled())
      await still(page)
      entries.push(await entryOf('失败'))
    } catch (error) {
      entries.push({ who, name: `${name}·失败`, path, state: '', lines: [], pictures: [], fault: String(error) })
    }
  }
  return entries
}

/** A page that was seen, once nobody answers: what was kept of it, or that it cannot be had. */
export async function drawUnreached(
  { context, page, shoot }: { context: BrowserContext; page: Page; shoot: Shoot },
  who: string,
  { name, path }: Place,
): Promise<Entry> {
  const pattern = /\/api\/(?!wx\/jsapi|public\/current-time)/
  await context.route(pattern, (route) => route.abort('connectionrefused'))
  await page.goto(path)
  await untilHydrated(page)
  await page.evaluate(() => window.settled())
  await still(page)
  const file = await shoot(`${name} 离线`)
  const state = await page.evaluate(() => window.seen())
  await context.unroute(pattern)
  return { who, name: `${name}·离线`, path, state, lines: [], pictures: [{ look: '浅色', file }] }
}

/** Waits a moment for a state that a page may not have. */
async function until(page: Page, state: string): Promise<void> {
  await page.waitForFunction((wanted) => window.seen() === wanted, state, { timeout: 2000 }).catch(() => undefined)
}
