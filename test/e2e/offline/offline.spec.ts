import type { Page } from '@playwright/test'
import { untilHydrated, untilPrefetched } from '#test/e2e/kit/hydration.ts'
import {
  databasesOf,
  type Device,
  everything,
  expect,
  picturesDrawn,
  saved,
  savedRoutes,
  test,
  workerHasAll,
} from '#test/e2e/kit/device.ts'
import { storedIn } from '#test/e2e/kit/traces.ts'
import { goInside } from '#test/e2e/kit/watch.ts'

const COURSE = '股票投资第一课'
const LESSON = '股票账户里的四种余额'
const pages = [
  { path: '/course', text: COURSE },
  { path: '/course/C101', text: COURSE },
  { path: '/course/C101/lesson/C101-03', text: '资金余额、可用余额、可取余额' },
  { path: '/article/A101', text: '资金余额、可用余额、可取余额' },
  { path: '/article/A201', text: '最近几个交易日两市成交额连续放大' },
]
const BUYER = '13800000002'
const CUSTOMER = { consent: true, signedInAs: BUYER }
const ORDER = 'D00020001'

test.setTimeout(240_000)
test.afterEach(({ server }) => server.control('network', { down: false }).catch(() => server.revive()))

/** Navigates by touch from the list into a course and a text lesson; then opens its article and a second one. */
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

/** Resolves when a page's last part has loaded, such as the end of an article. */
async function allCame(page: Page): Promise<void> {
  await untilPrefetched(page)
  await expect(page.locator('#root output[aria-label=加载中]')).toHaveCount(0)
}

/** Parts of the shell that were requested again: an answer without a body leaves the page to the cache. */
function fetched(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return (entries as PerformanceResourceTiming[])
      .filter(({ name, entryType }) => entryType === 'navigation' || name.includes('/assets/'))
      .filter(({ transferSize, encodedBodySize }) => transferSize > encodedBodySize && transferSize > 400)
      .map(({ name }) => name)
  })
}

/** Reopens, from the device alone, every page that was read, and one that was not. */
async function readsOn({ page, open }: Device): Promise<void> {
  for (const { path, text } of pages) {
    await open(path)
    expect(new URL(page.url()).pathname).toBe(path)
    await shows(page, text)
    await picturesDrawn(page)
    expect(await page.locator('#root img').count()).toBeGreaterThan(0)
  }
  await open('/course/C110')
  await expect(page.getByRole('heading', { name: '离线可看' }).first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/course/C110')
  const main = page.locator('#main')
  await expect(main.getByText(/截至 \d\d-\d\d \d\d:\d\d/).first()).toBeVisible()
  await main.locator('a[href="/course/C101"]').click()
  await expect(page).toHaveURL(/\/course\/C101$/)
  await shows(page, COURSE)
}

test('c1, c2, C1, C4: after the server died and the browser was restarted all read pages are there, dated, and an unread page lists them', async ({
  device,
  server,
}) => {
  const customer = await device('android', { ...CUSTOMER, onDisk: true })
  const guest = await device('browser', { consent: true, onDisk: true })
  for (const phone of [customer, guest]) await read(phone)
  await customer.open(`/order/${ORDER}`)
  await saved(customer.page, `/order/${ORDER}`)
  for (const { page } of [customer, guest]) await workerHasAll(page)
  // Once for both: a restart takes long.
  await server.kill()
  for (const phone of [customer, guest]) {
    await phone.restart()
    await readsOn(phone)
  }
  await customer.open(`/order/${ORDER}`)
  await shows(customer.page, ORDER)
  expect(await storedIn(customer.page, [BUYER])).toEqual([])
})

test('C7: without a worker a customer in WeChat gets the same, with the shell from the HTTP cache', async ({
  device,
  server,
}) => {
  const phone = await device('android', { ...CUSTOMER, onDisk: true, serviceWorkers: 'block' })
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

test('C2, C5: offline, writing is rejected with a reason; going online refreshes silently, hides the bar and keeps the position', async ({
  device,
  server,
}) => {
  const phone = await device('android', CUSTOMER)
  const { page, context } = phone
  for (const path of ['/course/C101', '/article/A101']) {
    await phone.open(path)
    await saved(page, path)
    await workerHasAll(page)
  }
  await server.control('network', { down: true })
  await phone.open('/article/A101')
  await shows(page, '资金余额、可用余额、可取余额')
  await untilHydrated(page)
  // Only now: the browser forgets its network override when it opens a page.
  await context.setOffline(true)
  const like = page.getByRole('button', { name: '点赞' })
  const before = await like.textContent()
  await like.click({ force: true })
  await expect(page.getByText('离线状态下无法操作').first()).toBeVisible()
  await expect(like).toHaveText(before ?? '')
  await expect(like).toHaveAttribute('aria-pressed', 'false')

  await goInside(page, '/course/C101')
  await shows(page, COURSE)
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

test('a member reads a chat’s messages offline after the browser was restarted', async ({ device, server }) => {
  const phone = await device('android', { consent: true, signedInAs: '13800000007', onDisk: true })
  await phone.open('/chat/CR01')
  await expect(phone.page.getByRole('log').getByRole('listitem').last()).toBeVisible()
  await saved(phone.page, '/chat/CR01')
  await workerHasAll(phone.page)
  await server.control('network', { down: true })
  await phone.restart()
  await phone.open('/chat/CR01')
  await expect(phone.page.getByRole('list', { name: '保存的消息' }).getByRole('listitem')).toHaveCount(100)
  await expect(phone.page.getByText(/以下为\d\d-\d\d \d\d:\d\d保存的消息$/)).toBeVisible()
})

test('C6: sign-in is never answered from storage, no API answer is in a cache, and another account sees nothing of the first', async ({
  device,
  server,
}) => {
  const phone = await device('browser', { consent: true, onDisk: true })
  const { page } = phone
  await phone.open('/login?redirect=%2Fcourse%2FC101')
  await page.getByRole('textbox', { name: '手机号' }).fill(BUYER)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => server.smsCode(BUYER).catch(() => '')).not.toBe('')
  await page.getByRole('textbox', { name: '验证码' }).fill(await server.smsCode(BUYER))
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
  // The list of orders is read by the bell of 我的, and is itself a page that is kept.
  expect(keys.filter((key) => /\/(?:auth|sms|orders\/(?!my\/v2)|tracking)\b|captcha/.test(key))).toEqual([])
  expect(kept.caches.filter(({ url, type }) => url.includes('/api/') || type.includes('json'))).toEqual([])
  expect(kept.caches.length).toBeGreaterThan(30)
  const other = await server.tokens('13800000003')
  await server.control('network', { down: true })
  await phone.open('/login')
  await expect(page.getByText('您已登录')).toBeVisible()
  await expect(page.getByText(/当前离线|离线可看/)).toHaveCount(0)

  await page.evaluate(({ accessToken, refreshToken }) => {
    for (const [key, value] of Object.entries({ accessToken, refreshToken })) localStorage.setItem(key, value)
    localStorage.removeItem('account')
  }, other)
  await phone.restart()
  for (const { path, text } of [...pages, { path: '/offline', text: COURSE }, { path: '/me', text: '138****0002' }]) {
    await phone.open(path)
    await expect(phone.page.getByText(/网络开小差了|暂无可离线查看的内容/).first(), path).toBeVisible()
    await expect(phone.page.locator('#root').getByText(text), path).toHaveCount(0)
  }
})

test('on a clear request the worker removes the pictures and their index, and the site keeps working', async ({
  device,
}) => {
  const phone = await device('browser', { consent: true })
  const { page } = phone
  await phone.open('/course')
  await saved(page, '/course')
  await workerHasAll(page)
  const pictures = async () => {
    const listed = (await databasesOf(page)).flatMap(({ entries }) =>
      entries.map(({ value }) => Object(value).cacheName),
    )
    const kept = await page.evaluate(async () =>
      (await caches.has('media')) ? (await (await caches.open('media')).keys()).length : 0,
    )
    return { kept, listed: listed.filter((name) => name === 'media').length }
  }
  await expect.poll(async () => Object.values(await pictures()).every((count) => count > 1)).toBe(true)
  const files = (await everything(page)).caches.filter(({ name }) => name !== 'media').length
  await page.evaluate(() => {
    navigator.serviceWorker.controller?.postMessage({ type: 'FORGET' })
    // As a sign-out does: the list that a first visit sends to the worker would name them again.
    performance.clearResourceTimings()
  })
  await expect.poll(pictures).toEqual({ kept: 0, listed: 0 })
  // Prefetched files may have arrived meanwhile.
  expect((await everything(page)).caches.length).toBeGreaterThanOrEqual(files)
  await phone.context.setOffline(true)
  await phone.open('/course')
  await shows(page, COURSE)
})
