import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { untilPrefetched, untilHydrated } from '#test/e2e/kit/hydration.ts'
import { expect, test, workerHasAll } from '#test/e2e/kit/device.ts'
import { bundle } from '#test/e2e/kit/bundle.ts'

const dist = process.env['DIST'] ?? fileURLToPath(new URL('../../../dist', import.meta.url))

test.use({ serviceWorkers: 'allow' })
test.setTimeout(180_000)
test.afterEach(({ server }) => server.control('network', { down: false }))

/** The files this build's worker installs. */
async function precache(): Promise<string[]> {
  const script = await readFile(`${dist}/sw.js`, 'utf8')
  return [...script.matchAll(/"?url"?:"([^"]+)"/g)].map(([, url = '']) => url)
}

test('downloads each file once', async () => {
  const files = await precache()
  expect(new Set(files).size).toBe(files.length)
  expect(files).toContain('shells/course-list.html')
})

test('never answers an API call, an authorization, a verification file or a returned code', async ({
  phone,
  server,
}) => {
  const { page, origin } = await phone('browser', { consent: true })
  await page.goto(`${origin}/course`)
  await workerHasAll(page)
  const fromWorker = async (path: string) => (await page.goto(origin + path))?.fromServiceWorker()
  expect(await fromWorker('/course')).toBe(true)
  const calls: [string, boolean][] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) calls.push([answer.url(), answer.fromServiceWorker()])
  })
  expect(await fromWorker('/course/C101')).toBe(true)
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  expect(calls.filter(([, answered]) => answered)).toEqual([])
  const never = [
    '/api',
    '/api/public/current-time',
    '/api/course',
    '/authorization',
    '/authorization?code=abc&state=1',
    '/authorization/more',
    '/MP_verify_0123456789abcdef.txt',
    '/WW_verify_0123456789abcdef.txt',
    '/robots.txt',
    '/course?code=abc',
    '/course?tab=series&code=',
    '/course/C101?%63ode=abc',
    '/files/x',
  ]
  for (const path of never) expect(await fromWorker(path), path).toBe(false)
  await server.control('network', { down: true })
  for (const path of never) await expect(page.goto(origin + path), path).rejects.toThrow(/ERR_/)
})

test('whose cache the browser has removed offers another try without a network, and opens the page with one', async ({
  phone,
  server,
}) => {
  const { page, origin } = await phone('browser', { consent: true })
  await page.goto(`${origin}/course`)
  await workerHasAll(page)
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
  await server.control('network', { down: true })
  expect((await page.goto(`${origin}/course/C101`))?.fromServiceWorker()).toBe(true)
  await expect(page.getByRole('heading', { name: '暂时无法打开' })).toBeVisible()
  await server.control('network', { down: false })
  await page.getByRole('link', { name: '重新打开' }).click()
  await expect(page.getByRole('heading', { name: '股票投资第一课' })).toBeVisible()
})

test('is killed twenty times during requests, and no answer is lost', async ({ phone }) => {
  const { page, context, origin } = await phone('android', { consent: true, signedInAs: '13800000002' })
  await page.goto(`${origin}/course`)
  await workerHasAll(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  const paths = ['/course', '/course/C101', '/article/A201', '/course/C101/lesson/C101-03']
  const lost: string[] = []
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/') && !/tracking|ABORTED/.test(request.url() + request.failure()?.errorText))
      lost.push(request.url())
  })
  for (let round = 0; round < 20; round += 1) {
    const path = paths[round % paths.length] ?? ''
    const killed = devtools.send('ServiceWorker.stopAllWorkers')
    const opened = page.goto(origin + path)
    await Promise.all([killed, opened])
    await expect(
      page
        .locator('#main')
        .getByText(/股票投资第一课|成交额连续放大|四种余额/)
        .first(),
    ).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByRole('alert').filter({ hasText: '重试' })).toHaveCount(0)
  }
  expect(lost).toEqual([])
})

/** Whether a worker is registered for this page. */
const registered = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const good = () => readFile(`${dist}/sw.js`, 'utf8')
const brokenScripts: { name: string; fault: () => Promise<object> }[] = [
  { name: 'missing', fault: async () => ({ kind: 'status', value: 404 }) },
  { name: 'an error', fault: async () => ({ kind: 'status', value: 500 }) },
  { name: 'a page', fault: async () => ({ kind: 'html' }) },
  { name: 'one that throws', fault: async () => ({ kind: 'body', text: 'throw 0', type: 'text/javascript' }) },
  {
    name: 'cut off',
    fault: async () => ({ kind: 'body', text: (await good()).slice(0, 9_000), type: 'text/javascript' }),
  },
  { name: 'of a wrong type', fault: async () => ({ kind: 'body', text: await good(), type: 'text/plain' }) },
  { name: 'lost on the way', fault: async () => ({ kind: 'drop' }) },
]
/** The browser's own message about such a script. */
const expects =
  /fetching the script|Failed to (?:load|register|update)|ServiceWorker|Uncaught|SyntaxError|unsupported MIME type/

test('a worker script broken in any way leaves the site and the active worker working', async ({ device, server }) => {
  const phone = await device('browser', { consent: true, expects })
  const { page } = phone
  const text = page.getByText('股票投资第一课').first()
  const broken = async (fault: () => Promise<object>) =>
    server.control('fault', { path: '/sw.js', times: 0, ...(await fault()) })
  for (const { name, fault } of brokenScripts) {
    await server.control('reset')
    await broken(fault)
    await phone.open('/course')
    await expect(text, name).toBeVisible()
    await expect.poll(async () => (await server.journal('/sw.js')).length, { message: name }).toBeGreaterThan(0)
    await expect.poll(() => registered(page), { message: name }).toBe(0)
  }
  await server.control('reset')
  await phone.open('/course')
  await workerHasAll(page)
  for (const { name, fault } of brokenScripts) {
    await server.control('reset')
    await broken(fault)
    await phone.open('/course/C101')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => undefined))
    await server.control('network', { down: true })
    await phone.open('/course')
    await expect(text, name).toBeVisible()
    await server.control('network', { down: false })
  }
})

/** The worker's script as built with `VITE_WORKER=off`. */
async function retired(): Promise<string> {
  process.env['VITE_WORKER'] = 'off'
  const script = (await bundle('sw/index.ts')).get('/entry.js') ?? ''
  delete process.env['VITE_WORKER']
  const around = script.split('self.__WB_MANIFEST')
  expect(around.length, 'the build finds once what it replaces').toBe(2)
  return around.join('[]')
}

test('a build without the worker removes an installed one and its caches in one visit, without a reload', async ({
  device,
  server,
}) => {
  const text = await retired()
  const phone = await device('browser', { consent: true })
  const { page } = phone
  await phone.open('/course')
  await workerHasAll(page)
  await server.control('fault', { path: '/sw.js', times: 0, kind: 'body', text, type: 'text/javascript' })
  await phone.open('/me')
  const loaded = await page.evaluate(() => performance.timeOrigin)
  // The browser lets the old one finish its work, which may last as long as the visit.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [first] = await navigator.serviceWorker.getRegistrations()
        return !first || first.waiting !== null
      }),
    )
    .toBe(true)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
  await page.goto('about:blank')
  await expect(async () => {
    const byWorker = (await page.goto(`${phone.origin}/course`))?.fromServiceWorker()
    // Requests of a page wake the old one again: it stops when there are none for a while.
    if (byWorker) await page.goto('about:blank')
    expect(byWorker).toBe(false)
  }).toPass({ intervals: [1_000, 5_000, 10_000, 20_000, 40_000] })
  await untilHydrated(page)
  await expect(page.getByText('股票投资第一课').first()).toBeVisible()
  await expect.poll(() => registered(page)).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

test('keeps sixty pictures, evicting the least recently seen', async ({ device }) => {
  const phone = await device('browser', { consent: true })
  const { page } = phone
  await phone.open('/course')
  await workerHasAll(page)
  const address = await page.evaluate(
    () => [...document.images].map(({ src }) => src).find((src) => new URL(src).pathname.startsWith('/files/')) ?? '',
  )
  const show = (numbers: number[]) =>
    page.evaluate(
      async ([src, all]) => {
        for (const n of all) {
          const image = new Image()
          image.src = `${src}?n=${n}`
          await image.decode()
        }
      },
      [address, numbers] as const,
    )
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('media')).keys()
      return requests.flatMap(({ url }) => new URL(url).searchParams.get('n') ?? [])
    })
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
  await show(numbers(0, 40))
  await show([0])
  await show(numbers(40, 99))
  await expect
    .poll(async () => (await kept()).length, { message: 'the pictures of the page itself count as well' })
    .toBeLessThanOrEqual(60)
  const left = (await kept()).map(Number)
  expect(left.length).toBeGreaterThan(50)
  expect(Math.min(...left.filter((n) => n > 0)), 'the oldest went').toBeGreaterThan(30)
  expect(left).toContain(98)
})

test('WeChat on iOS registers no worker and caches nothing', async ({ phone }) => {
  const { page, origin } = await phone('ios', { consent: true, signedInAs: '13800000002' })
  await page.goto(`${origin}/course`)
  await untilHydrated(page)
  await expect(page.getByText('股票投资第一课').first()).toBeVisible()
  // Prefetched pages come last: the worker would have been registered before.
  await untilPrefetched(page)
  expect(await registered(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
