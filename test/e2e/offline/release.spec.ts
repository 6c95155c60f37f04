import type { Page } from '@playwright/test'
import { untilHydrated, untilPrefetched } from '#test/e2e/kit/hydration.ts'
import { type Device, everything, expect, workerHasAll } from '#test/e2e/kit/device.ts'
import { documents, entryOf, OLDER, test } from '#test/e2e/kit/releases.ts'

const COURSE = '股票投资第一课'
const LIST = 'src/features/learn/course-list/course-list.tsx'
const UPDATED = '页面有更新，请刷新'

test.setTimeout(240_000)
test.beforeEach(async ({ releases }) => {
  await releases.server.control('reset')
  await releases.publish(1)
})

const goToCourses = (page: Page) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '学习' }).click()

test('the release folder holds the last two releases, each complete', async ({ releases }) => {
  const [first, second, left] = [releases.files(1), releases.files(2), await releases.left(2)]
  const missingIn = (there: string[], files: string[]) => files.filter((file) => !there.includes(file))
  expect(missingIn(first, second).length, 'of new code').toBeGreaterThan(5)
  expect(missingIn(second, first).length).toBeGreaterThan(5)
  expect(missingIn(left, second)).toEqual([])
  expect(missingIn(left, first), 'all of the first is there beside the second').toEqual([])
  expect(left, 'the one before is gone').not.toContain(OLDER)
})

test('a page keeps its code over the next release: it continues without a reload', async ({ device, releases }) => {
  const phone = await device('browser', { consent: true, serviceWorkers: 'block' }, releases.server)
  const { page } = phone
  await phone.open('/me')
  await untilHydrated(page)
  const loads = documents(page)
  await releases.publish(2)
  await goToCourses(page)
  await expect(page.getByText(COURSE).first()).toBeVisible()
  await page.getByRole('link', { name: COURSE }).first().click()
  await expect(page.getByRole('heading', { name: COURSE })).toBeVisible()
  expect(await entryOf(page)).toBe(releases.chunk(1, 'index.html'))
  expect(loads()).toBe(0)
})

const losses = ['status', 'html'] as const
/** The browser's own message when a page is served in place of a script. */
const expects = /Failed to load module script/
for (const kind of losses) {
  const how = kind === 'html' ? 'answered with a page' : 'missing'

  test(`C7: a page’s code is ${how} two releases later: one reload, and the page opens`, async ({
    device,
    releases,
  }) => {
    const phone = await device('browser', { consent: true, serviceWorkers: 'block', expects }, releases.server)
    const { page } = phone
    await phone.open('/me')
    await untilHydrated(page)
    const loads = documents(page)
    await releases.publish('alone')
    if (kind === 'html') await releases.server.control('fault', { path: releases.chunk(1, LIST), times: 0, kind })
    await goToCourses(page)
    await expect(page.getByText(COURSE).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/course')
    expect(await entryOf(page)).toBe(releases.chunk(2, 'index.html'))
    expect(loads()).toBe(1)
  })

  test(`C7: the new code is ${how} as well: one reload, then a message whose button opens the page`, async ({
    device,
    releases,
  }) => {
    const phone = await device('browser', { consent: true, serviceWorkers: 'block', expects }, releases.server)
    const { page } = phone
    await phone.open('/me')
    await untilHydrated(page)
    const loads = documents(page)
    await releases.publish('alone')
    for (const release of [1, 2] as const) {
      await releases.server.control('fault', { path: releases.chunk(release, LIST), times: 0, kind, value: 404 })
    }
    await goToCourses(page)
    await expect(page.getByRole('alert').getByText(UPDATED)).toBeVisible()
    expect(loads()).toBe(1)
    await releases.server.control('reset')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByText(COURSE).first()).toBeVisible()
    expect(loads(), 'the one load, and that of the button').toBe(2)
  })
}

test('typed text is restored after the reload that a release required', async ({ device, releases }) => {
  const phone = await device('browser', { consent: true, signedInAs: '13800000002' }, releases.server)
  const { page } = phone
  await phone.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await phone.open('/article/A201')
  await untilHydrated(page)
  await page.getByRole('textbox', { name: '写评论' }).fill('半句话')
  // Its last parts have come.
  await untilPrefetched(page)
  const loads = documents(page)
  await releases.publish('alone')
  await page.evaluate(() => history.pushState(null, '', '/course'))
  await expect(page.getByText(COURSE).first()).toBeVisible()
  expect(loads()).toBe(1)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: '写评论' })).toHaveValue('半句话')
})

test('code that hangs: a way out after 10 s, an error after 120 s', async ({ device, releases }) => {
  const phone = await device('browser', { consent: true, serviceWorkers: 'block' }, releases.server)
  const { page, context } = phone
  await page.clock.install()
  await phone.open('/me')
  await untilHydrated(page)
  const loads = documents(page)
  const chunk = `**${releases.chunk(1, LIST)}`
  await context.route(chunk, () => new Promise(() => undefined))
  await goToCourses(page)
  await expect(page.locator('output[aria-label=加载中]')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('alert').getByText('网络较慢')).toBeVisible()
  await page.clock.fastForward(100_000)
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  expect(loads(), 'no load before the 120 s are over').toBe(0)
  await page.clock.fastForward(15_000)
  await expect.poll(loads, 'the one load that a lost page gets').toBe(1)
  await context.unroute(chunk)
  await page.goto(`${phone.origin}/course`)
  await expect(page.getByText(COURSE).first()).toBeVisible()
  await expect.poll(async () => JSON.stringify(await releases.server.journal('upload-event'))).toContain('chunk_error')
})

/** Makes the browser check for a new worker, until one waits. */
async function waits(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        await registration?.update().catch(() => undefined)
        return Boolean(registration?.waiting)
      }),
    )
    .toBe(true)
}

/** Makes the browser check for a new worker: 'installed' or 'redundant', once it is one of them. Runs in the page. */
function becomesOfUpdate(): Promise<string> {
  return navigator.serviceWorker.ready.then(
    (registration) =>
      new Promise((resolve) => {
        registration.addEventListener('updatefound', () => {
          const worker = registration.installing
          worker?.addEventListener('statechange', () => resolve(worker.state))
        })
        void registration.update()
      }),
  )
}

/** A page under the first release's worker, with everything cached. */
async function settled(phone: Device, path: string): Promise<void> {
  await phone.context.addInitScript(() => {
    const { prototype } = ServiceWorkerContainer
    const { register } = prototype
    prototype.register = async function (...given) {
      const registration = await register.apply(this, given)
      setTimeout(() => performance.mark('registered'))
      return registration
    }
  })
  await phone.open('/course')
  await workerHasAll(phone.page)
  await phone.open(path)
  await untilListens(phone.page)
}

/** Resolves when the page hears of new workers: of one found before, only its next load knows. */
async function untilListens(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.waitForFunction(() => performance.getEntriesByName('registered').length > 0)
}

const bar = (page: Page) => page.getByRole('button', { name: '更新', exact: true })

test('a new release is offered and applied by a press, also when it is withdrawn; at most two builds are kept', async ({
  device,
  releases,
}) => {
  const phone = await device('browser', { consent: true }, releases.server)
  const { page } = phone
  // What the release before the first has left on this device.
  await phone.open('/icon.svg')
  await page.evaluate(async (file) => (await caches.open('assets-older')).put(file, new Response()), `/${OLDER}`)
  await settled(phone, '/me')
  for (const release of [2, 1] as const) {
    const loads = documents(page)
    await releases.publish(release)
    await waits(page)
    await expect(bar(page)).toBeVisible()
    expect(loads(), 'nothing happens before the press').toBe(0)
    await bar(page).click()
    await expect.poll(() => entryOf(page).catch(() => '')).toBe(releases.chunk(release, 'index.html'))
    await untilListens(page)
    // A second one if the new version takes over while the first is loading.
    expect([1, 2]).toContain(loads())
    await expect(bar(page)).toHaveCount(0)
    const kept = (await everything(page)).caches.map(({ url }) => new URL(url).pathname)
    expect(kept).toContain(releases.chunk(release, 'index.html'))
    expect(kept).not.toContain(`/${OLDER}`)
    const names = await page.evaluate(() => caches.keys())
    expect(names.filter((name) => name.startsWith('assets-')).length).toBeLessThanOrEqual(2)
  }
})

test('a pending download of the worker does not delay an update', async ({ device, releases }) => {
  const phone = await device('browser', { consent: true }, releases.server)
  const { page } = phone
  await settled(phone, '/me')
  await releases.server.control('fault', { path: '/assets/slow-*', kind: 'latency', value: 120_000, times: 0 })
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'WARM', urls: ['/assets/slow-1.js', '/assets/slow-2.js', '/assets/slow-3.js'] })
  })
  await releases.publish(2)
  await waits(page)
  await bar(page).click()
  await expect.poll(() => entryOf(page).catch(() => '')).toBe(releases.chunk(2, 'index.html'))
})

test('while text is being typed no update is offered or applied, even if another tab accepts it', async ({
  device,
  releases,
}) => {
  const phone = await device('browser', { consent: true }, releases.server)
  const { page, context } = phone
  await settled(phone, '/login')
  const mobile = page.getByRole('textbox', { name: '手机号' })
  await mobile.fill('1380000')
  const other = await context.newPage()
  await other.goto(`${phone.origin}/me`)
  await untilListens(other)
  const loads = documents(page)
  await releases.publish(2)
  await waits(page)
  await expect(bar(other)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await bar(other).click()
  await expect.poll(() => entryOf(other).catch(() => '')).toBe(releases.chunk(2, 'index.html'))
  await untilHydrated(other)
  // The first tab is under the new worker, with its own code.
  await mobile.pressSequentially('0002')
  await expect(mobile).toHaveValue('13800000002')
  expect(loads()).toBe(0)
  expect(await entryOf(page)).toBe(releases.chunk(1, 'index.html'))
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('link', { name: '《用户协议》' }).click()
  await expect(page).toHaveURL(/\/userPolicy$/)
  await expect(page.getByRole('heading').first()).toBeVisible()
  // The site is a separate document: typed text survives going there and back.
  await page.goBack()
  await expect(mobile).toHaveValue('13800000002')
})

test('a page with the policy of another build is never cached', async ({ device, releases }) => {
  const phone = await device('browser', { consent: true }, releases.server)
  const { page } = phone
  await settled(phone, '/me')
  const [text, policy] = ['<script>next()</script>', "script-src 'self' 'sha256-another'"]
  const mixed = { path: '/shells/*', times: 0, kind: 'body', type: 'text/html', text, policy }
  await releases.server.control('fault', mixed)
  await releases.publish(2)
  expect(await page.evaluate(becomesOfUpdate), 'the worker that brought them').toBe('redundant')
  await page.reload()
  await untilHydrated(page)
  expect(await entryOf(page)).toBe(releases.chunk(1, 'index.html'))
  await releases.server.control('reset')
  await waits(page)
})

test('a page without typed text takes the new release with its next load, and then its worker', async ({
  device,
  releases,
}) => {
  const phone = await device('browser', { consent: true }, releases.server)
  const { page } = phone
  await settled(phone, '/me')
  await releases.publish(2)
  await waits(page)
  const loads = documents(page)
  await phone.open('/course')
  await untilHydrated(page)
  expect(await entryOf(page)).toBe(releases.chunk(2, 'index.html'))
  // Nothing is fetched ahead and no page requested before that: a request that restarts an inspected worker while it
  // stops keeps the new one waiting.
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(false)
  await expect(bar(page), 'there is nothing newer than this page').toHaveCount(0)
  expect(loads()).toBe(1)
  await phone.open('/me')
  expect(await entryOf(page)).toBe(releases.chunk(2, 'index.html'))
})
