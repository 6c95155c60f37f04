import type { Page } from '@playwright/test'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import {
  type Device,
  everything,
  expect,
  picturesDrawn,
  saved,
  savedRoutes,
  test,
  workerHasAll,
} from '#test/e2e/kit/device.ts'
import type { Place } from '#test/e2e/kit/fixtures.ts'

const COURSE = '股票投资第一课'
const LESSON = '股票账户里的四种余额'
const pages = [
  { path: '/course', text: COURSE },
  { path: '/course/C101', text: COURSE },
  { path: '/course/C101/lesson/C101-03', text: '资金余额、可用余额、可取余额' },
  { path: '/article/A101', text: '资金余额、可用余额、可取余额' },
  { path: '/article/A201', text: '最近几个交易日两市成交额连续放大' },
]
const visitors: { who: string; place: Place; signedInAs?: string }[] = [
  { who: 'a customer in WeChat', place: 'android', signedInAs: '13800000002' },
  { who: 'a guest in a browser', place: 'browser' },
]

test.setTimeout(240_000)
test.afterEach(({ server }) => server.control('network', { down: false }).catch(() => server.revive()))

/** Goes from the list into a course and a lesson to read, as fingers do; then opens its article and a second one. */
async function read({ page, open }: Device): Promise<void> {
  await open('/course')
  await untilHydrated(page)
  await page.getByRole('link', { name: COURSE }).first().click()
  await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
  await page.getByRole('tab', { name: '目录' }).click()
  await page.getByRole('link', { name: LESSON }).click()
  await expect(page.getByText('资金余额、可用余额、可取余额').first()).toBeVisible()
  await workerHasAll(page)
  await page.goto(new URL('/article/A101', page.url()).href)
  await expect(page.getByRole('heading', { level: 1, name: '文章' })).toBeVisible()
  await expect(page.getByText('资金余额、可用余额、可取余额').first()).toBeVisible()
  await page.goto(new URL('/article/A201', page.url()).href)
  await expect(page.getByText('最近几个交易日两市成交额连续放大').first()).toBeVisible()
  for (const route of ['/course', '/course/C101', '/article/A201']) await saved(page, route)
}

async function shows(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible()
  await expect(page.getByText(/^当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容$/).first()).toBeVisible()
}

/** Resolves when what a page loads last has come, such as the foot of an article. */
async function allCame(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('pages ahead').length > 0)
  await expect(page.locator('#root output[aria-label=加载中]')).toHaveCount(0)
}

/** Which parts of the shell came over the network again: an answer without a body leaves the page to the cache. */
function fetched(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return (entries as PerformanceResourceTiming[])
      .filter(({ name, entryType }) => entryType === 'navigation' || name.includes('/assets/'))
      .filter(({ transferSize, encodedBodySize }) => transferSize > encodedBodySize && transferSize > 400)
      .map(({ name }) => name)
  })
}

for (const { who, place, signedInAs } of visitors) {
  const options = { consent: true, ...(signedInAs && { signedInAs }) }

  test(`c1, c2, C1: ${who} reads on after the server died and the browser was restarted, with date and pictures`, async ({
    device,
    server,
  }) => {
    const phone = await device(place, options)
    await read(phone)
    await workerHasAll(phone.page)
    await server.kill()
    await phone.restart()
    for (const { path, text } of pages) {
      await phone.open(path)
      expect(new URL(phone.page.url()).pathname).toBe(path)
      await shows(phone.page, text)
      await picturesDrawn(phone.page)
      expect(await phone.page.locator('#root img').count()).toBeGreaterThan(0)
    }
  })

  test(`C7: ${who} without a worker sees the same, the shell from the browser’s own cache`, async ({
    device,
    server,
  }) => {
    const phone = await device(place, { ...options, serviceWorkers: 'block' })
    for (const { path, text } of pages) {
      await phone.open(path)
      await expect(phone.page.getByText(text).first()).toBeVisible()
      await allCame(phone.page)
      if (!path.includes('lesson')) await saved(phone.page, path)
    }
    await phone.restart()
    await server.control('fault', { path: '/api/*', kind: 'drop', times: 0 })
    for (const { path, text } of pages) {
      await phone.open(path)
      await shows(phone.page, text)
      expect(await fetched(phone.page), path).toEqual([])
    }
  })

  test(`C4: ${who} finds at a page that was never opened what can be read, and opens it`, async ({
    device,
    server,
  }) => {
    const phone = await device(place, options)
    await read(phone)
    await workerHasAll(phone.page)
    await server.kill()
    await phone.restart()
    const { page } = phone
    await phone.open('/course/C110')
    await expect(page.getByRole('heading', { name: '离线可看' }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/course/C110')
    const main = page.locator('#main')
    await expect(main.getByRole('link')).not.toHaveCount(0)
    await expect(main.getByText(/截至 \d\d-\d\d \d\d:\d\d/).first()).toBeVisible()
    await main.getByRole('link', { name: COURSE }).click()
    await expect(page).toHaveURL(/\/course\/C101$/)
    await shows(page, COURSE)
  })
}

test('C5: coming back online brings the news in silence, takes the bar away and keeps the place', async ({
  device,
  server,
}) => {
  const phone = await device('android', { consent: true, signedInAs: '13800000002' })
  const { page, context } = phone
  await read(phone)
  await workerHasAll(page)
  await server.control('network', { down: true })
  await phone.open('/course/C101')
  await shows(page, COURSE)
  // Only now: the browser forgets what it was told about its network when it opens a page.
  await context.setOffline(true)
  await expect(page.getByText(/截至/).first()).toBeAttached()
  await page.evaluate(() => scrollTo(0, 300))
  const price = page.getByText('¥1,299.00').first()
  const place = await price.evaluate((node) => node.getBoundingClientRect().top)
  const title = await page.getByRole('heading', { name: COURSE }).elementHandle()
  await server.control('network', { down: false })
  await context.setOffline(false)
  await expect(page.getByText(/当前离线/)).toHaveCount(0)
  const now = await price.evaluate((node) => node.getBoundingClientRect().top)
  expect(Math.abs(now - place), 'the eye keeps its line').toBeLessThan(2)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  expect(await title?.evaluate((node) => node.isConnected)).toBe(true)
})

test('C2: writing is refused with its reason while there is no network', async ({ device, server }) => {
  const phone = await device('android', { consent: true, signedInAs: '13800000002' })
  const { page, context } = phone
  await read(phone)
  await workerHasAll(page)
  await server.control('network', { down: true })
  await phone.open('/article/A101')
  await shows(page, '资金余额、可用余额、可取余额')
  await untilHydrated(page)
  await context.setOffline(true)
  const like = page.getByRole('button', { name: '点赞' })
  const before = await like.textContent()
  await like.click({ force: true })
  await expect(page.getByText('离线状态下无法操作').first()).toBeVisible()
  await expect(like).toHaveText(before ?? '')
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('a member reads what was said in a chat after the server died and the browser was restarted', async ({
  device,
  server,
}) => {
  const phone = await device('android', { consent: true, signedInAs: '13800000007' })
  await phone.open('/chat/CR01')
  await expect(phone.page.getByRole('log').getByRole('listitem').last()).toBeVisible()
  await saved(phone.page, '/chat/CR01')
  await workerHasAll(phone.page)
  await server.kill()
  await phone.restart()
  await phone.open('/chat/CR01')
  await expect(phone.page.getByRole('list', { name: '保存的消息' }).getByRole('listitem')).toHaveCount(100)
  await expect(phone.page.getByText(/以下为\d\d-\d\d \d\d:\d\d保存的消息$/)).toBeVisible()
})

test('C6: signing in is never answered from what was saved, and no answer of the service is in a cache', async ({
  device,
  server,
}) => {
  const phone = await device('browser', { consent: true })
  const { page } = phone
  await phone.open('/login?redirect=%2Fcourse%2FC101')
  await page.getByRole('textbox', { name: '手机号' }).fill('13800000002')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => server.smsCode('13800000002').catch(() => '')).not.toBe('')
  await page.getByRole('textbox', { name: '验证码' }).fill(await server.smsCode('13800000002'))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/course\/C101$/)
  await saved(page, '/course/C101')
  await read(phone)
  await phone.open('/me')
  await expect(page.getByText('138****0002')).toBeVisible()
  await workerHasAll(page)
  expect(await savedRoutes(page)).not.toContain('/login')
  const kept = await everything(page)
  const keys = kept.databases.flatMap(({ entries }) => entries.map(({ key }) => key))
  expect(keys.filter((key) => /\/(?:auth|sms|orders|tracking)\b|captcha/.test(key))).toEqual([])
  expect(kept.caches.filter(({ url, type }) => url.includes('/api/') || type.includes('json'))).toEqual([])
  expect(kept.caches.length).toBeGreaterThan(30)
  await server.control('network', { down: true })
  await phone.open('/login')
  await expect(page.getByText(/当前离线|离线可看/)).toHaveCount(0)
})

test('offline another account is shown nothing of the first, neither pages nor their names', async ({
  device,
  server,
}) => {
  const phone = await device('browser', { consent: true, signedInAs: '13800000002' })
  await read(phone)
  await phone.open('/me')
  await expect(phone.page.getByText('138****0002')).toBeVisible()
  await workerHasAll(phone.page)
  const other = await server.tokens('13800000003')
  await server.control('network', { down: true })
  await phone.page.evaluate(({ accessToken, refreshToken }) => {
    for (const [key, value] of Object.entries({ accessToken, refreshToken })) localStorage.setItem(key, value)
    localStorage.removeItem('account')
  }, other)
  await phone.restart()
  const { page } = phone
  for (const { path, text } of [...pages, { path: '/offline', text: COURSE }, { path: '/me', text: '138****0002' }]) {
    await phone.open(path)
    await expect(page.getByText(/网络开小差了|暂无可离线查看的内容/).first(), path).toBeVisible()
    await expect(page.locator('#root').getByText(text), path).toHaveCount(0)
  }
})

test('asked to forget, the worker removes the pictures and the list of them, and the site stays', async ({
  device,
}) => {
  const phone = await device('browser', { consent: true })
  const { page } = phone
  await read(phone)
  const pictures = async () => {
    const { caches, databases } = await everything(page)
    const listed = databases.flatMap(({ entries }) => entries.map(({ value }) => String(Object(value).cacheName)))
    return {
      kept: caches.filter(({ name }) => name === 'media').length,
      listed: listed.filter((name) => name === 'media').length,
    }
  }
  await expect.poll(async () => Object.values(await pictures()).every((count) => count > 1)).toBe(true)
  const files = (await everything(page)).caches.filter(({ name }) => name !== 'media').length
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'FORGET' }))
  await expect.poll(pictures).toEqual({ kept: 0, listed: 0 })
  // Files of the pages ahead may have come meanwhile.
  expect((await everything(page)).caches.length).toBeGreaterThanOrEqual(files)
  await phone.context.setOffline(true)
  await phone.open('/course')
  await shows(page, COURSE)
})
