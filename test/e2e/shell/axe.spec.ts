import type { Page } from '@playwright/test'
import { routeMatcher } from '#app/routes/route-matcher.ts'
import { isSite } from '#lib/path/site.ts'
import { mainsOf, pageOf } from '#test/book/mains.ts'
import {
  anatomy,
  BY_LAYOUT,
  CONTRAST,
  coveredAtEnd,
  overflow,
  overflowAtNarrowest,
  unreached,
  violations,
} from '#test/e2e/kit/access.ts'
import { preferElder, setElder, still } from '#test/e2e/kit/appearance.ts'
import { hearTexts, outsideWithLongWords } from '#test/e2e/kit/long-words.ts'
import { pages } from '#test/e2e/kit/routes.ts'
import type { Place } from '#test/e2e/kit/place.ts'
import { walks } from '#test/e2e/kit/screens.ts'
import { expect, navigate, installControls, test } from '#test/e2e/kit/controls.ts'

// Each screen in its looks: slow machines need time.
test.setTimeout(240_000)

/** Its own bar keeps the name and the code of a stock, which WeChat's would truncate. */
const NAMED = /^\/stock\/[A-Z]{2}\d+$/

/** Inside WeChat, which shows the title bar, the page has none: its heading is for screen readers only. */
function titleBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['wechat'] = 'true'
    const heading = document.querySelector('h1')
    const height = heading?.closest('main') ? 0 : (heading?.getBoundingClientRect().height ?? Infinity)
    delete dataset['wechat']
    return height > 1 ? [`微信内有第二个标题栏：${heading?.textContent}`] : []
  })
}

/** The states whose colours axe measures; the others use the same pairs of colours (src/ui/contrast.test.ts). */
const mains = mainsOf(walks)

/**
 * Light, also with the longest word in every text, and on the narrowest phone at double size; 长辈版; 长辈版 in dark mode at double size, checked by axe once per
 * page. The page stays in the last look.
 */
async function problemsAt(page: Page, isMain: boolean): Promise<string[]> {
  const problems = [
    ...(await violations(page, { except: isMain ? [] : CONTRAST })),
    ...(await anatomy(page)),
    ...(NAMED.test(new URL(page.url()).pathname) ? [] : await titleBars(page)),
    ...(await outsideWithLongWords(page)),
    ...(await overflowAtNarrowest(page)),
  ]
  await setElder(page, true)
  const elder = await anatomy(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => document.documentElement.style.setProperty('--k', '2'))
  await still(page)
  const dark = [
    ...(isMain ? await violations(page, { only: [...CONTRAST, ...BY_LAYOUT] }) : []),
    ...(await overflow(page)),
    ...(await coveredAtEnd(page)),
  ]
  return [...problems, ...elder.map((each) => `长辈版 ${each}`), ...dark.map((each) => `长辈版 200% 深色 ${each}`)]
}

for (const { who, signedInAs, desk, places } of walks) {
  test(`${who}: no axe violations, keyboard and touch reach everything, no overflow, in light, dark, 长辈版 and 200%`, async ({
    phone,
  }) => {
    const { page, context, open } = await phone('browser', {
      consent: false,
      ...(signedInAs && { signedInAs }),
      ...(desk && { desk }),
    })
    await installControls(context)
    await hearTexts(context)
    await open('/userPolicy')
    const found: Record<string, string[]> = {}
    const seen = new Set<string>()
    for (const place of places) {
      await navigate(page, place.path)
      await place.enter?.(page)
      await still(page)
      const problems = [...(await keysAt(page, place, seen)), ...(await problemsAt(page, mains.has(place)))]
      if (problems.length > 0) found[place.name] = problems
      if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
      await page.emulateMedia({ colorScheme: 'light' })
      await preferElder(page, false)
    }
    expect(found).toEqual({})
  })
}

/** By keyboard, once per page, and once per walk in the frame that all pages of the site share. */
async function keysAt(page: Page, { path, enter }: Place, seen: Set<string>): Promise<string[]> {
  const key = pageOf(path)
  if (enter || seen.has(key)) return []
  const frame = isSite(path.replace(/\?.*/, '')) ? 'site' : key
  const isKnownFrame = seen.has(frame)
  seen.add(key).add(frame)
  return unreached(page, isKnownFrame ? 'main' : 'body')
}

test('the walks cover every page', () => {
  const paths = walks.flatMap(({ places }) => places.map(({ path }) => path.replace(/\?.*/, '')))
  const missed = pages.filter(({ pattern }) => !paths.some((path) => routeMatcher(pattern).pattern.exec(path)))
  expect(missed.map(({ pattern }) => pattern)).toEqual([])
})

test('content that is too wide or covered is detected', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: true })
  await open('/me/settings')
  await expect(page.getByRole('radio', { name: '长辈版' })).toBeVisible()
  const add = (place: string, style: string) =>
    page.evaluate(
      ([parent, css]) => {
        const made = Object.assign(document.createElement('a'), { href: '/home', textContent: '最后一行' })
        made.style.cssText = css
        document.querySelector(parent)?.append(made)
      },
      [place, style] as const,
    )
  await add('#root main', 'display: block; width: 320px')
  expect([...(await overflowAtNarrowest(page)), ...(await coveredAtEnd(page))]).toEqual([])
  await add('#root', 'position: fixed; bottom: 0; left: 0; width: 100%; height: 60px')
  expect((await coveredAtEnd(page)).join(' ')).toMatch(/^covered at the end: .*最后一行/)
  await add('#root main', 'display: block; width: 400px')
  expect((await overflowAtNarrowest(page)).join(' ')).toMatch(/^\d+ > 320 .*width: 400px/)
})

test('the consent bar is as accessible as the rest', async ({ phone }) => {
  const visitor = await phone('browser', {})
  const { page } = visitor
  await installControls(visitor.context)
  await visitor.open('/course')
  await expect(page.getByRole('button', { name: '同意并继续' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await anatomy(page)).toEqual([])
  // It covers nothing permanently: the last link of the page can be scrolled clear of it.
  const clear = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      const bar = document.querySelector('section[aria-label=用户协议与隐私政策]')?.getBoundingClientRect()
      const last = [...document.querySelectorAll('main a')].at(-1)?.getBoundingClientRect()
      return bar !== undefined && last !== undefined && last.bottom <= bar.top + 1
    })
  await expect.poll(clear).toBe(true)
  // On the first run 长辈版 is one tap away. law §8
  await page.getByRole('button', { name: '长辈版' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-elder', 'true')
  await expect(page.getByRole('button', { name: '长辈版' })).toHaveCount(0)
  expect(await anatomy(page)).toEqual([])
  await expect.poll(clear).toBe(true)
})
