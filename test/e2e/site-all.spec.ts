import type { Browser, BrowserContext, Page } from '@playwright/test'
import { awake } from './awake.ts'
import { looks, skins } from './looks.ts'
import { expect, expected, prepare, test } from './fixtures.ts'
import { sitePaths } from './site-pages.ts'
import type { Server } from './server.ts'

test.setTimeout(400_000)

/** What the law wants said on every page. product 4.5 */
const facts = ['证券投资咨询业务资格 ', '12386', '股市有风险，投资需谨慎']
/** Families that the site may ask: they need no login. product 5 */
const OPEN = /^\/api\/(?:public|app\/config|software-package)\//

const paths = sitePaths()

interface Visitor {
  context: BrowserContext
  page: Page
  errors: string[]
  asked: { path: string; secret: boolean }[]
}

async function visitor(browser: Browser, server: Server, look: keyof typeof looks, scripts = true): Promise<Visitor> {
  const context = await browser.newContext({
    ...looks[look],
    baseURL: server.plain,
    javaScriptEnabled: scripts,
    serviceWorkers: 'block',
  })
  if (scripts) await prepare(context, server, { consent: false })
  const errors: string[] = []
  const asked: Visitor['asked'] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text())
  })
  context.on('weberror', (error) => errors.push(String(error.error())))
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push({ path: pathname, secret: 'authorization' in request.headers() })
  })
  return { context, page: await context.newPage(), errors, asked }
}

/** What is missing of a page: its one heading, landmarks, facts of the company, something to read. */
async function gaps(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  const one = async (role: 'banner' | 'main' | 'contentinfo' | 'heading') => {
    const found = await page.getByRole(role, role === 'heading' ? { level: 1 } : {}).count()
    if (found !== 1) faults.push(`${found} ${role}`)
  }
  for (const role of ['heading', 'banner', 'main', 'contentinfo'] as const) await one(role)
  const foot = (await page.getByRole('contentinfo').allInnerTexts()).join('')
  faults.push(...facts.filter((fact) => !foot.includes(fact)))
  const words = (await page.getByRole('main').allInnerTexts()).join('').replace(/\s/g, '')
  // A detail that is asked for without its id says that it is not there.
  if (words.length < (path.endsWith('detail') ? 10 : 20)) faults.push(`only «${words}»`)
  if (!(await page.title()).includes('示例投教')) faults.push(`title «${await page.title()}»`)
  return faults
}

/** Goes through all paths in one browser; what is wrong, by path. */
async function atEach(page: Page, look: (path: string) => Promise<string[]>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    const answer = await page.goto(path)
    const faults = [...(answer?.status() === 200 ? [] : [`status ${answer?.status()}`]), ...(await look(path))]
    if (faults.length > 0) found[path] = faults
  }
  return found
}

test('the build has drawn pages of the site', () => {
  expect(paths).toContain('/index')
  expect(paths.length).toBeGreaterThanOrEqual(9)
})

for (const look of skins) {
  test(`every page of the site on a ${look} is whole, quiet and asked for as a guest`, async ({ browser, server }) => {
    const { context, page, errors, asked } = await visitor(browser, server, look)
    const skin = look === 'desktop' ? 'desktop' : 'mobile'
    const found = await atEach(page, async (path) => {
      await awake(page)
      await page.waitForLoadState('networkidle')
      const faults = await gaps(page, path)
      const [seen, wide] = await page.evaluate(() => [
        document.documentElement.dataset['skin'],
        document.documentElement.scrollWidth - innerWidth,
      ])
      if (seen !== skin) faults.push(`skin ${seen}`)
      if (Number(wide) > 0) faults.push(`${wide} too wide`)
      const strays = asked.splice(0).filter(({ path: call, secret }) => secret || !OPEN.test(call))
      return [...faults, ...errors.splice(0), ...strays.map(({ path: call }) => `asked ${call}`)]
    })
    expect(found).toEqual({})
    await context.close()
  })

  test(`every page of the site on a ${look} is taken over and nothing moves`, async ({ browser, server }) => {
    const { context, page } = await visitor(browser, server, look)
    await context.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] } // not in the types yet
          const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''))
          moved.push([value, ...nodes].join(' '))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // What is asked for comes later: here only the code does.
    await context.route('**/api/**', () => undefined)
    const found = await atEach(page, async () => {
      await awake(page)
      return page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return Reflect.get(window, 'moved') as string[] // set above
      })
    })
    expect(found).toEqual({})
    await context.close()
  })

  test(`every page of the site on a ${look} reads without scripts`, async ({ browser, server }) => {
    const { context, page } = await visitor(browser, server, look, false)
    expect(await atEach(page, (path) => gaps(page, path))).toEqual({})
    await context.close()
  })
}

test('from the site into the application and back is a load, by links, by Back, and by an address written over', async ({
  phone,
}) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/')
  await expect(page).toHaveURL(/\/index$/)
  await awake(page)
  await page.getByRole('banner').getByRole('link', { name: '进入学习' }).click()
  await expect(page).toHaveURL(/\/course$/)
  await expect(page.getByText('股票投资第一课').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await awake(page)
  await page.evaluate(() => history.pushState(null, '', '/me'))
  await expect(page.getByText('您好，请登录')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '陪您学懂' })).toBeVisible()
})
