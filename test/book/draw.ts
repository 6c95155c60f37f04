import type { Page } from '@playwright/test'
import { setElder } from '#test/e2e/kit/appearance.ts'
import { navigate } from '#test/e2e/kit/controls.ts'
import type { Place, Walk } from '#test/e2e/kit/place.ts'
import { tickedOn } from './demands/demands.ts'
import { type Entry, entryOf, fileOf, type Look } from './entry.ts'
import { judge } from './judge.ts'
import { pageOf } from './mains.ts'
import { type Setup, openVisit, type Visit } from './visit.ts'

/** Renders the entries of a walk one after another, as their visitor; the main ones in all looks. */
export async function drawWalk(setup: Setup, walk: Walk, mains: ReadonlySet<Place>): Promise<Map<Place, Entry>> {
  const visit = await openVisit(setup, walk)
  const drawn = new Map<Place, Entry>()
  for (const place of walk.places) {
    const entry = entryOf(walk.who, place.name, place.path, pageOf(place.path))
    drawn.set(place, entry)
    await noting(entry, async () => {
      await enter(visit.page, place)
      await drawLook(visit, place, entry, '浅色')
      await drawRest(visit, place, entry, { isMain: mains.has(place), isAtDesk: walk.desk === true })
    })
    await leave(visit.page)
  }
  await visit.context.close()
  return drawn
}

/** Adds the main states inside WeChat to the pictures of their entries. */
export async function drawInWechat(
  setup: Setup,
  walk: Walk,
  places: readonly Place[],
  drawn: ReadonlyMap<Place, Entry>,
) {
  if (places.length === 0) return
  const visit = await openVisit(setup, walk, 'android')
  for (const place of places) {
    const entry = drawn.get(place)
    if (!entry) continue
    await noting(entry, async () => {
      await enter(visit.page, place)
      await drawLook(visit, place, entry, '微信内')
    })
    await leave(visit.page)
  }
  await visit.context.close()
}

/** A failure is an error of the entry: the others are rendered all the same. */
export async function noting(entry: Entry, draw: () => Promise<void>): Promise<void> {
  try {
    await draw()
  } catch (error) {
    entry.errors.push(String(error).split('\n', 2).join(' '))
  }
}

export async function enter(page: Page, { path, enter: bring }: Place): Promise<void> {
  await navigate(page, path)
  await bring?.(page)
}

async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
}

/** One picture, and whether the screen then matches its entry, with all its lines. */
async function drawLook({ page, shoot }: Visit, place: Place, entry: Entry, look: Look): Promise<void> {
  const { expects = 'content', says, leads = place.path } = place
  const file = fileOf(entry.who, entry.name, look)
  await shoot(file, expects !== 'loading')
  entry.pictures.push({ look, file })
  const state = await page.evaluate(() => window.seen())
  const words = await page.evaluate(() =>
    window
      .visible()
      .map(({ text }) => text.trim())
      .join(' '),
  )
  const wrong = (words: string) => entry.errors.push(`${look}：${words}`)
  if (state !== expects) wrong(`${state}，应为 ${expects}`)
  if (says !== undefined && !words.includes(says)) wrong(`没有「${says}」`)
  const { pathname } = new URL(page.url())
  if (pageOf(pathname) !== pageOf(leads)) wrong(`页面是 ${pathname}`)
  if (look === '浅色') Object.assign(entry, { state, words })
  // A failed page shows only its error.
  if (state !== 'content' || look === '深色') return
  entry.lines.push(...(await tickedOn(page, place)).map((each) => ({ ...each, look })))
}

async function drawRest(
  visit: Visit,
  place: Place,
  entry: Entry,
  { isMain, isAtDesk }: { isMain: boolean; isAtDesk: boolean },
): Promise<void> {
  if (!isMain) return
  const { page } = visit
  entry.judged = await judge(page, isAtDesk ? 1024 : 320)
  await page.emulateMedia({ colorScheme: 'dark' })
  await drawLook(visit, place, entry, '深色')
  await page.emulateMedia({ colorScheme: 'light' })
  await setElder(page, true)
  await drawLook(visit, place, entry, '长辈版')
  await setElder(page, false)
}
