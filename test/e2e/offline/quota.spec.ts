import type { Page } from '@playwright/test'
import { type Device, everything, expect, saved, savedRoutes, test, workerHasAll } from '#test/e2e/kit/device.ts'
import type { Server } from '#test/e2e/kit/server.ts'

const customer = '13800000002'
const screens = [
  { path: '/course', text: '股票投资第一课' },
  { path: '/course/C101', text: '股票投资第一课' },
  { path: '/article/A201', text: '最近几个交易日两市成交额连续放大' },
  { path: '/me', text: '138****0002' },
  { path: '/offline', text: '离线可看' },
]
/** The texts of the bars above a page. */
const NOTICE = /没有保存数据|空间/

test.setTimeout(240_000)

/** Sets this origin's quota in bytes; the browser checks every write to databases and caches against it. */
async function allow({ context, page, origin }: Device, quotaSize: number): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
}

/** Bytes used by this origin. */
const used = (page: Page) => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)

/** The browser's response to a write of this size. */
function refusal(page: Page, size: number): Promise<string> {
  return page.evaluate(async (length) => {
    const cache = await caches.open('control').catch((error: Error) => error)
    if (cache instanceof Error) return cache.name
    return cache.put('/control', new Response('x'.repeat(length))).then(
      () => 'kept',
      (error: Error) => error.name,
    )
  }, size)
}

async function walk({ page, open }: Device): Promise<void> {
  for (const { path, text } of screens) {
    await open(path)
    await expect(page.getByText(text).first(), path).toBeVisible()
    await expect(page.getByText(/页面报错|重试/), path).toHaveCount(0)
    expect(await page.getByRole('alert').filter({ hasText: NOTICE }).count(), path).toBeLessThanOrEqual(1)
  }
}

/** Every saved copy is the complete answer of its call. */
async function expectWhole(page: Page, server: Server): Promise<void> {
  const { local, databases } = await everything(page)
  const copies = databases.flatMap(({ name, entries }) => (name.startsWith('snapshot-') ? entries : []))
  for (const { key, value } of copies) {
    const path = key.replace(/^GET /, '')
    const headers = { authorization: `Bearer ${local['accessToken']}` }
    const { data } = await (await fetch(`${server.plain}/api${path}`, { headers })).json()
    const copy = Object(value)
    expect(Object.keys(copy).sort(), key).toEqual(['route', 'savedAt', 'title', 'value'])
    expect(Object.keys(Object(copy.value)).sort(), key).toEqual(
      Object.keys(Object(data))
        .filter((field) => field in Object(copy.value))
        .sort(),
    )
    expect(JSON.stringify(copy.value).length, key).toBeGreaterThan(JSON.stringify(data).length * 0.8)
  }
}

// The browser treats 0 as no limit.
for (const quota of [1, 1_000_000]) {
  test(`with a quota of ${quota.toLocaleString()} B every screen works, at most one notice is shown, and copies are complete or absent`, async ({
    device,
    server,
  }) => {
    const phone = await device('browser', { consent: true, signedInAs: customer, onDisk: true, prefetches: true })
    await allow(phone, quota)
    await walk(phone)
    await walk(phone)
    await expectWhole(phone.page, server)
    // The browser enforces the limit; how much of it its own journals use is its business.
    expect(await refusal(phone.page, quota + 100_000), 'there is no room').toBe('QuotaExceededError')
  })
}

test('when the quota is exhausted pictures are evicted, and everything else stays readable offline', async ({
  device,
  server,
}) => {
  const phone = await device('browser', { consent: true, signedInAs: customer, onDisk: true, prefetches: true })
  const { page } = phone
  for (const { path } of screens.slice(0, 3)) {
    await phone.open(path)
    await saved(page, path)
    await workerHasAll(page)
  }
  await phone.open('/course')
  await workerHasAll(page)
  const routes = (await savedRoutes(page)).sort()
  const files = await names(page, 'assets-')
  expect((await names(page, 'media')).length).toBeGreaterThan(2)
  await allow(phone, (await used(page)) + 60_000)
  const address = await page.evaluate(
    () => [...document.images].map(({ src }) => src).find((src) => src.includes('/files/')) ?? '',
  )
  const before = await names(page, 'media')
  await expect
    .poll(async () => {
      await page.evaluate(async (src) => {
        for (let n = 0; n < 20; n += 1) {
          const image = new Image()
          image.src = `${src}?n=${performance.now()}-${n}`
          await image.decode()
        }
      }, address)
      const now = await names(page, 'media')
      return before.filter((name) => now.includes(name))
    })
    .toEqual([])
  expect((await savedRoutes(page)).sort()).toEqual(routes)
  expect(await names(page, 'assets-')).toEqual(expect.arrayContaining(files))
  await expectWhole(page, server)
  await server.control('network', { down: true })
  for (const { path, text } of screens.slice(0, 3)) {
    await phone.open(path)
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByText(/^当前离线，以下为/).first()).toBeVisible()
  }
  await server.control('network', { down: false })
})

test('a full device overwrites older copies with newer ones', async ({ device, server }) => {
  const phone = await device('browser', { consent: true, signedInAs: customer, onDisk: true, prefetches: true })
  const { page } = phone
  await phone.open('/course')
  await saved(page, '/course')
  await workerHasAll(page)
  await allow(phone, await used(page))
  await phone.open('/course/C101')
  await expect(page.getByText('股票投资第一课').first()).toBeVisible()
  await phone.open('/course')
  await expect(page.getByText('股票投资第一课').first()).toBeVisible()
  await expectWhole(page, server)
  await allow(phone, 100_000_000)
  await phone.open('/course/C101')
  await saved(page, '/course/C101')
})

/** Cached addresses in the caches with this name prefix. */
function names(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(async (start) => {
    const all = (await caches.keys()).filter((name) => name.startsWith(start))
    const kept = await Promise.all(all.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => url)
  }, prefix)
}
