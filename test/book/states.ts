import type { Place, Walk } from '#test/e2e/kit/place.ts'
import type { Seen } from '#test/e2e/kit/controls.ts'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import { controlService } from '#test/e2e/kit/service-state.ts'
import { noting } from './draw.ts'
import { type Entry, entryOf, fileOf } from './entry.ts'
import { pageOf } from './mains.ts'
import { type Setup, openVisit, type Visit } from './visit.ts'

const CALLS = /\/api\/(?!wx\/jsapi|public\/current-time)/

/**
 * The pages of a walk in the other states of product §0.3: while loading, after a failure, and offline after the page
 * was shown.
 */
export async function drawStates(setup: Setup, walk: Walk, places: readonly Place[]): Promise<Entry[]> {
  if (places.length === 0) return []
  return [...(await drawWaiting(setup, walk, places)), ...(await drawUnreached(setup, walk, places))]
}

async function drawWaiting(setup: Setup, walk: Walk, places: readonly Place[]): Promise<Entry[]> {
  const visit = await openVisit(setup, walk)
  const { context, page } = visit
  const answers = await controlService(context)
  let asked = 0
  context.on('request', (request) => {
    if (CALLS.test(request.url())) asked += 1
  })
  const entries: Entry[] = []
  for (const place of places) {
    asked = 0
    answers('not yet')
    await page.goto(place.path)
    await untilHydrated(page)
    await until(visit, 'loading')
    // A page without requests has none of these states.
    if (asked === 0) continue
    entries.push(await drawState(visit, walk, place, '加载中', ['loading', 'content']))
    answers('broken')
    await page.evaluate(() => window.untilLoaded())
    entries.push(await drawState(visit, walk, place, '失败', ['failed', 'content']))
  }
  await context.close()
  return entries
}

async function drawUnreached(setup: Setup, walk: Walk, places: readonly Place[]): Promise<Entry[]> {
  const visit = await openVisit(setup, walk)
  const { context, page } = visit
  const entries: Entry[] = []
  for (const place of places) {
    await page.goto(place.path)
    await untilHydrated(page)
    await page.evaluate(() => window.untilLoaded())
    await context.route(CALLS, (route) => route.abort('connectionrefused'))
    await page.goto(place.path)
    await untilHydrated(page)
    await page.evaluate(() => window.untilLoaded())
    entries.push(await drawState(visit, walk, place, '离线', ['content', 'failed']))
    await context.unroute(CALLS)
  }
  await context.close()
  return entries
}

async function drawState(
  { page, shoot }: Visit,
  { who }: Walk,
  { name, path }: Place,
  label: string,
  may: readonly Seen[],
): Promise<Entry> {
  const entry = entryOf(who, `${name}·${label}`, path, pageOf(path))
  await noting(entry, async () => {
    const file = fileOf(who, entry.name, '浅色')
    await shoot(file, label !== '加载中')
    entry.pictures.push({ look: '浅色', file })
    entry.state = await page.evaluate(() => window.seen())
    if (!may.includes(entry.state)) entry.errors.push(`${entry.state}，应为 ${may.join('、')}`)
  })
  return entry
}

/** Waits briefly for a state that a page may not have. */
async function until({ page }: Visit, state: Seen): Promise<void> {
  await page.waitForFunction((wanted) => window.seen() === wanted, state, { timeout: 2000 }).catch(() => undefined)
}
