import type { BrowserContext, Page } from '@playwright/test'
import { brand } from '#config/brand.ts'
import { violations } from '#test/e2e/kit/access.ts'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import { looks, skins } from '#test/e2e/kit/looks.ts'
import { test as devices, workerHasAll } from '#test/e2e/kit/device.ts'
import { fixed } from '#test/e2e/kit/site-pages.ts'
import { expect as quick, expected, prepare, test as base } from '#test/e2e/kit/fixtures.ts'

const expect = quick.configure({ timeout: 20_000 })
type Skin = keyof typeof looks

/** A visitor with either screen. */
const test = base.extend<{ visitor(skin: Skin): Promise<{ context: BrowserContext; page: Page }> }>({
  visitor: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = []
    const errors: string[] = []
    await use(async (skin) => {
      const context = await browser.newContext({ ...looks[skin], baseURL: server.plain, serviceWorkers: 'block' })
      contexts.push(context)
      await prepare(context, server, { consent: true })
      context.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text())
      })
      context.on('weberror', (error) => errors.push(String(error.error())))
      return { context, page: await context.newPage() }
    })
    for (const context of contexts) await context.close()
    expect(errors, 'nothing on the console').toEqual([])
  },
})

test.setTimeout(240_000)

/** Pages whose texts are bundled. */
const bundled = /^\/(?:aboutUs|company_introduction|contactUs|privacyProtocol|userPolicy|personal-info-\w+)$/

const loaded = ['投资者教育', '每日股评', '公司资讯', '投资顾问团队']
/** The element that was the largest of all that has been painted so far. */
function largest(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          // The element is not in the types yet.
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
          resolve(last?.element?.outerHTML ?? '')
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

for (const skin of skins) {
  test(`${skin}: a failed section of the first page fails alone, loads on retry, and shifts nothing`, async ({
    visitor,
    server,
  }) => {
    const { page } = await visitor(skin)
    await server.control('fault', { path: '/public/articleList', times: 0, kind: 'status', value: 503 })
    let asked = 0
    let answer = () => undefined as void
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/public/**', async (route) => {
      asked += 1
      await answered
      await route.continue()
    })
    const tops = () =>
      page.locator('main h2').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY))
    await page.goto('/index')
    await untilHydrated(page)
    await expect.poll(() => asked).toBeGreaterThanOrEqual(6)
    const before = await tops()
    answer()
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(part('每日股评').getByRole('alert')).toBeVisible()
    await expect(page.getByText('广告', { exact: true })).toBeAttached()
    for (const name of loaded.filter((each) => each !== '每日股评'))
      await expect(part(name).locator('li')).toHaveCount(3)
    await expect(page.getByRole('alert')).toHaveCount(1)
    expect(await tops()).toEqual(before)
    await expect(part('投资顾问团队').getByText(/^登记编号 示例/)).toHaveCount(3)
    // Later content is not what the visitor sees first.
    await page.waitForLoadState('networkidle')
    expect(await largest(page)).toMatch(/^<(?:div data-hero|h1 )/)
    await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
    await part('每日股评').getByRole('button', { name: '重试' }).click()
    await expect(part('每日股评').locator('li')).toHaveCount(3)
    expect(await tops()).toEqual(before)
  })
}

test('the organisation’s structured data violates no CSP and matches the footer', async ({ visitor }) => {
  const { context, page } = await visitor('phone')
  const broken: string[] = []
  await context.exposeFunction('tell', (text: string) => void broken.push(text))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const tell: unknown = Reflect.get(window, 'tell')
      if (typeof tell === 'function') tell(effectiveDirective)
    }),
  )
  await page.goto('/index')
  await untilHydrated(page)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Organization', name: brand.companyName, email: brand.email })
  expect(broken).toEqual([])
})

test('长辈版 shows no advertisement on the first page', async ({ phone }) => {
  for (const elder of [false, true]) {
    const { page, open } = await phone('browser', { consent: true, elder })
    await open('/index')
    await expect(page.getByRole('region', { name: '公司资讯', exact: true }).locator('li')).toHaveCount(3)
    await expect(page.getByText('广告', { exact: true })).toBeVisible({ visible: !elder })
    await expect(page.getByText('理性投资，从学习开始')).toBeAttached()
  }
})

test('phone: the about sections open and close by keyboard, the first is open', async ({ visitor }) => {
  const { page } = await visitor('phone')
  await page.goto('/aboutUs')
  await untilHydrated(page)
  await expect(page.getByText(brand.creditCode, { exact: true }).first()).toBeVisible()
  const papers = page.locator('summary', { hasText: '资质证照' })
  await expect(page.getByRole('img', { name: '营业执照图片' })).toBeHidden()
  await papers.press('Enter')
  await expect(page.getByRole('img', { name: '营业执照图片' })).toBeVisible()
  await expect
    .poll(() =>
      page.getByRole('img', { name: '营业执照图片' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await papers.press(' ')
  await expect(page.getByRole('img', { name: '营业执照图片' })).toBeHidden()
})

test('desktop: the about menu opens its sections, also by keyboard, without a history entry', async ({ visitor }) => {
  const { page } = await visitor('desktop')
  await page.goto('/aboutUs')
  await untilHydrated(page)
  const steps = await page.evaluate(() => history.length)
  const menu = page.getByRole('navigation', { name: '本页内容' })
  for (const name of ['股东信息披露', '公司简介']) {
    await menu.getByRole('button', { name }).press('Enter')
    await expect(page.getByRole('heading', { name })).toBeFocused()
    await expect(page.getByRole('heading', { name })).toBeInViewport()
  }
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await expect(page.getByText('持股 60.00%')).toBeAttached()
})

test('desktop: QR codes for the page and our account open on demand, by keyboard', async ({ visitor }) => {
  const { page } = await visitor('desktop')
  await page.goto('/gcInfo?channel=GW1&page=2')
  await untilHydrated(page)
  const button = page.getByRole('button', { name: '扫码' })
  const code = (name: string) => page.getByRole('img', { name: `${name}二维码` })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.press('Enter')
  await expect(code('用手机打开本页的')).toBeVisible()
  await expect(code('微信公众号')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(code('')).toHaveCount(0)
  const phone = await visitor('phone')
  await phone.page.goto('/gcInfo')
  await phone.page.waitForLoadState('networkidle')
  await expect(phone.page.getByRole('button', { name: '扫码' })).toHaveCount(0)
})

test('the introduction has no navigation on a phone, and one on a desktop', async ({ visitor }) => {
  for (const skin of skins) {
    const { page } = await visitor(skin)
    await page.goto('/company_introduction')
    await untilHydrated(page)
    await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(skin === 'phone' ? 0 : 1)
    await expect(page.getByRole('link', { name: brand.complaintPhone, exact: true })).toHaveAttribute(
      'href',
      'tel:4000000001',
    )
  }
})

for (const skin of skins) {
  test(`${skin}: the contact page lists phones, offices and service, each section independent`, async ({
    visitor,
    server,
  }) => {
    const { page } = await visitor(skin)
    await server.control('fault', { path: '/public/workwx/contactway/info', times: 0, kind: 'status', value: 503 })
    await page.goto('/contactUs')
    await untilHydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /客服电话/ })).toHaveAttribute('href', 'tel:4000000000')
    await expect(main.getByRole('heading', { name: '示例分公司' })).toBeVisible()
    await expect(main.getByText(/^服务时间 /)).toBeVisible()
    await expect(main.getByRole('region', { name: '企业微信' }).getByRole('alert')).toBeVisible()
    await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
    await main.getByRole('button', { name: '重试' }).click()
    await expect(main.getByRole('img', { name: /企业微信二维码$/ })).toBeVisible()
    await main.getByRole('link', { name: '联系在线客服' }).click()
    await expect(page.getByText('work.weixin.qq.com')).toBeVisible()
  })
}

devices(
  'what was visited is read offline: legal words whole, the first page with its date',
  async ({ device, server }) => {
    devices.setTimeout(240_000)
    const { page, open, origin } = await device('browser', { consent: true, prefetches: true })
    // The first page has no link to this one; the others' code is prefetched from there.
    await open('/company_introduction')
    await workerHasAll(page)
    await open('/index')
    await untilHydrated(page)
    await expect(page.getByRole('region', { name: '公司资讯', exact: true }).locator('li')).toHaveCount(3)
    await workerHasAll(page)
    await server.kill()
    try {
      await open('/index')
      await expect(page.getByRole('region', { name: '公司资讯', exact: true }).locator('li')).toHaveCount(3)
      await expect(page.getByText(/^当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容$/)).toHaveCount(1)
      for (const { path, h1 } of fixed.filter((each) => bundled.test(each.path))) {
        await open(path)
        expect(new URL(page.url()).pathname).toBe(path)
        await expect(page.locator('h1'), path).toHaveText(h1)
        await expect(page.getByRole('contentinfo')).toContainText(brand.licenseNo)
      }
      await expect(page.getByRole('heading', { name: '历次版本' })).toBeVisible()
      expect(origin).toBe(server.plain)
    } finally {
      await server.revive()
    }
  },
)
