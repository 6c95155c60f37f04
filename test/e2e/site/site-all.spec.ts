import type { Page } from '@playwright/test'
import { routeMatcher } from '#app/routes/route-matcher.ts'
import { isSite, openTagPages } from '#lib/path/site.ts'
import { mainNav } from '#site/frame/nav.ts'
import { overflow } from '#test/e2e/kit/access.ts'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import { skins } from '#test/e2e/kit/looks.ts'
import { sitePages } from '#test/e2e/kit/routes.ts'
import { facts, fixed, parts, passed, sitePaths, titleOf } from '#test/e2e/kit/site-pages.ts'
import { expect, installControls, navigate, test } from '#test/e2e/kit/controls.ts'

test.setTimeout(240_000)

/** Families the site may call: they need no login. product §5 */
const OPEN = /^\/api\/(?:public|app\/config|software-package)\//
const pathOf = (path: string) => path.replace(/\?.*/, '')
/** All failures of a walk, not just the first. */
const softly = expect.configure({ soft: true })

test('the pages match the table: 32 paths, two of which redirect at once', async ({ phone }) => {
  expect(fixed.map(({ path }) => path).toSorted()).toEqual(sitePaths().toSorted())
  const paths = [...fixed, ...parts, ...passed].map(({ path }) => pathOf(path))
  const patterns = sitePages.map(({ pattern }) => pattern).filter((pattern) => !openTagPages.includes(pattern))
  const missed = patterns.filter((pattern) => !paths.some((path) => routeMatcher(pattern).pattern.exec(path)))
  expect(missed).toEqual([])
  const { page, open } = await phone('browser', { consent: false })
  const onward = { '/': '/index', '/o2n?p=%2Fnothing': '/home' }
  for (const [path, end] of Object.entries(onward)) {
    await open(path)
    await expect(page).toHaveURL(new RegExp(`${end}$`))
  }
  expect(patterns.length + new Set(passed.map(({ path }) => pathOf(path))).size + Object.keys(onward).length).toBe(32)
})

/** Its title, its one heading, its landmarks, the company in its footer, some content. */
async function whole(page: Page, named: (typeof fixed)[number]): Promise<void> {
  const { path, h1 } = named
  await softly(page, path).toHaveTitle(titleOf(named))
  await softly(page.getByRole('heading', { level: 1 }), path).toHaveText([h1])
  const ofSite = isSite(pathOf(path))
  for (const role of ['banner', 'main', ...(ofSite ? (['contentinfo'] as const) : [])] as const) {
    await softly(page.getByRole(role), `${path} ${role}`).toHaveCount(1)
  }
  const foot = await page.locator('footer').innerText()
  softly(
    facts.filter((fact) => !foot.includes(fact)),
    path,
  ).toEqual([])
  const words = (await page.getByRole('main').innerText()).replace(/\s/g, '')
  // A detail without its id says that it does not exist.
  softly(words.length, `${path} «${words}»`).toBeGreaterThan(path.endsWith('detail') ? 10 : 20)
}

for (const look of skins) {
  const desk = look === 'desktop'

  test(`on a ${look} each page has a title and sections, no errors, guest requests only and no overflow`, async ({
    phone,
  }) => {
    const { page, context, open } = await phone('browser', { consent: false, desk })
    await installControls(context)
    const strays: string[] = []
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/api/')) return
      if ('authorization' in request.headers() || !OPEN.test(pathname)) strays.push(pathname)
    })
    await open('/userPolicy')
    // The next test loads each by itself.
    for (const named of [...fixed, ...parts, ...passed]) {
      const { path } = named
      await navigate(page, path)
      await whole(page, named)
      softly(await overflow(page), path).toEqual([])
      softly(strays.splice(0), path).toEqual([])
    }
  })

  test(`on a ${look} each page loads with its title and skin, and hydrates without layout shift`, async ({ phone }) => {
    const { page, context, open } = await phone('browser', { consent: false, desk })
    await context.addInitScript(() => {
      const places = new Map<Element, DOMRect>()
      Object.assign(window, { places })
      // The whole document has arrived, and no module has run.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return
        for (const each of document.querySelectorAll('#root *')) places.set(each, each.getBoundingClientRect())
      })
    })
    // Data comes later: only the code does here. A route would disable the cache, so that each page fetched all of it.
    await context.addInitScript(() => (window.fetch = () => new Promise(() => {})))
    for (const named of fixed) {
      const { path } = named
      await open(path)
      await softly(page, path).toHaveTitle(titleOf(named))
      const { moved, count, skin } = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const places = [...(Reflect.get(window, 'places') as Map<Element, DOMRect>)] // set above
        const shown = places.filter(([, { top, height }]) => height > 0 && top < innerHeight)
        // What is replaced or scrolled aside moves nothing else.
        const isMoved = ([each, { y }]: (typeof places)[number]) => {
          const now = each.getBoundingClientRect()
          return now.height > 0 && Math.abs(now.y - y) > 0.5
        }
        return {
          moved: shown.filter(isMoved).map(([each]) => each.outerHTML.slice(0, 120)),
          count: shown.length,
          skin: document.documentElement.dataset['skin'],
        }
      })
      softly(skin, path).toBe(desk ? 'desktop' : 'mobile')
      softly(moved, path).toEqual([])
      softly(count, path).toBeGreaterThan(10)
    }
  })

  test(`on a ${look} the keyboard opens navigation, tabs and sections`, async ({ phone }) => {
    const { page, context, open } = await phone('browser', { consent: false, desk })
    await installControls(context)
    await open('/index')
    const nav = page.getByRole('navigation', { name: '主导航' })
    const menu = page.getByRole('button', { name: '菜单' })
    // From the top of the page, where the skip link comes first.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
    for (const { title, href } of mainNav.toReversed()) {
      if (!desk) {
        await expect(nav).toBeHidden()
        await menu.press('Enter')
        await expect(menu).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press('Tab')
        await expect(nav.getByRole('link').first()).toBeFocused()
      }
      await nav.getByRole('link', { name: title, exact: true }).press('Enter')
      await expect(page).toHaveURL(new RegExp(`${href}$`))
      await page.evaluate(() => window.untilLoaded())
      // The new page is announced.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      // On a phone it has closed again.
      await expect(page.locator('nav[aria-label=主导航] [aria-current=page]')).toHaveText(title)
    }
    for (const path of ['/gcInfo', '/protection', '/information', ...(desk ? ['/product'] : [])]) {
      await open(path)
      await page.evaluate(() => window.untilLoaded())
      const tabs = page.getByRole('main').getByRole('tab')
      const last = (await tabs.count()) - 1
      expect(last, path).toBeGreaterThan(0)
      await tabs.first().focus()
      for (const [key, at] of [
        ['ArrowRight', 1],
        ['End', last],
        ['ArrowRight', 0],
        ['ArrowLeft', last],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key)
        const tab = tabs.nth(at)
        await expect(tab, `${path} ${key}`).toBeFocused()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        const id = await tab.getAttribute('id')
        await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', id ?? '')
      }
    }
    for (const path of ['/investment', ...(desk ? [] : ['/aboutUs'])]) {
      await open(path)
      await page.evaluate(() => window.untilLoaded())
      const sections = page.getByRole('main').locator('summary')
      await expect(sections, path).not.toHaveCount(0)
      for (const section of await sections.all()) {
        const isOpen = () => section.evaluate((each) => each.parentElement?.hasAttribute('open'))
        const before = await isOpen()
        await section.press('Enter')
        expect(await isOpen(), path).toBe(!before)
        await section.press(' ')
        expect(await isOpen(), path).toBe(before)
      }
    }
  })
}

test('moving between the site and the application is a full load, by links, Back, or a typed address', async ({
  phone,
}) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/')
  await expect(page).toHaveURL(/\/index$/)
  await page.getByRole('banner').getByRole('link', { name: '进入学习' }).click()
  await expect(page).toHaveURL(/\/course$/)
  await expect(page.getByText('股票投资第一课').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await untilHydrated(page)
  await page.evaluate(() => history.pushState(null, '', '/me'))
  await expect(page.getByText('您好，请登录')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '陪您学懂' })).toBeVisible()
})
