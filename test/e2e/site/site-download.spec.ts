import type { Page } from '@playwright/test'
import { violations } from '#test/e2e/kit/access.ts'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import { browserAgent, desktopAgent } from '#test/e2e/kit/looks.ts'
import { workerHasAll } from '#test/e2e/kit/device.ts'
import { brand } from '#config/brand.ts'
import { userAgents } from '#test/wechat/agents.ts'
import { expect, test } from '#test/e2e/kit/fixtures.ts'

test.setTimeout(120_000)

const store = (page: Page, name: string) => page.getByRole('link', { name })

for (const path of ['/download/jcj-app', '/download/jcj-app/bd']) {
  test(`${path} on an Android phone: its own store first, and a verifiable package`, async ({ phone }) => {
    const { page, open } = await phone('browser', { consent: false })
    await open(path)
    await untilHydrated(page)
    const stores = page.getByRole('region', { name: '获取决策家' }).getByRole('link')
    await expect(stores).toHaveText(['安卓安装包', '苹果 App Store', '鸿蒙应用市场'])
    await expect(stores.first()).toHaveAttribute('href', 'https://apps.example.com/advisory/android')
    await expect(page.getByRole('region', { name: '软件信息' })).toContainText(/[\da-f]{64}/)
    await expect(page.getByRole('region', { name: '需要的权限' })).toContainText('使用时询问')
    await expect(page.locator('#main').getByRole('link', { name: '隐私政策' })).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })

  test(`${path} inside WeChat explains how to open a browser, instead of stores that do not open`, async ({
    phone,
  }) => {
    const { page, open } = await phone('ios', { consent: false })
    await open(path)
    await untilHydrated(page)
    await expect(page.getByText('1. 点击右上角 ···')).toBeVisible()
    await expect(store(page, '苹果 App Store')).toHaveCount(0)
  })
}

test.describe('under the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('WeChat opens the app by its own button; if that is unavailable, the alternative is explained', async ({
    phone,
    browser,
    server,
  }) => {
    const wechat = (path: string, body?: object) =>
      fetch(`${server.wechat}/__wechat/${path}`, body && { method: 'POST', body: JSON.stringify(body) })
    await wechat('control', { launch: 'ok', refuse: null, clearJournal: true })
    const { page, open } = await phone('android', { consent: false })
    await open('/download/jcj-app')
    await untilHydrated(page)
    await workerHasAll(page)
    await page.getByRole('link', { name: '已安装？打开决策家' }).click()
    const opener = page.getByRole('button', { name: '打开决策家' })
    await opener.click()
    await expect(page.getByRole('status')).toHaveText('已请微信打开决策家。')
    expect(await violations(page)).toEqual([])

    await wechat('control', { launch: 'fail' })
    await opener.click()
    await expect(page.getByRole('status')).toContainText('可能还没有安装')
    await expect(page.getByText('1. 点击右上角 ···')).toBeVisible()

    // Not a press by the customer: it does nothing.
    await opener.dispatchEvent('click')
    const seen = (await (await wechat('journal')).json()) as { kind: string; detail: object }[] // the journal's entries
    expect(seen.filter(({ kind }) => kind === 'launch').map(({ detail }) => detail)).toEqual(
      ['ok', 'fail'].map((result) => ({ appId: brand.appOpenId, extInfo: '/home', result })),
    )

    await wechat('control', { launch: 'ok', refuse: 'invalid signature' })
    const verified = page.waitForResponse(/__wechat\/verify/)
    await page.reload()
    await verified
    await expect(store(page, '前往下载决策家')).toBeVisible()
    await expect(opener).toHaveCount(0)
    await wechat('control', { refuse: null })

    for (const userAgent of [
      userAgents.android.replace(/MicroMessenger\/[\d.]+/, 'MicroMessenger/7.0.11.1700'),
      browserAgent,
    ]) {
      const other = await browser.newContext({ userAgent, baseURL: server.wechat })
      const elsewhere = await other.newPage()
      await elsewhere.goto('/download/jcj-app/open', { waitUntil: 'networkidle' })
      await expect(elsewhere.getByText('1. 点击右上角 ···')).toBeVisible()
      await expect(elsewhere.locator('#launch')).toBeEmpty()
      await expect(store(elsewhere, '前往下载决策家')).toHaveAttribute('href', '/download/jcj-app')
      await other.close()
    }
  })

  test('a page read once is available offline', async ({ phone }) => {
    const { page, context, open } = await phone('browser', { consent: false, prefetches: true })
    await open('/gczt_download')
    await expect(page.getByText('82.5 MB')).toBeVisible()
    await workerHasAll(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('82.5 MB')).toBeVisible({ timeout: 20_000 })
  })
})

test('an insecure address is never offered', async ({ phone, server }) => {
  const { page, open } = await phone('browser', { consent: false })
  const answer = {
    ios: 'javascript:alert(1)',
    android: 'http://apps.example.com/a',
    harmony: 'https://apps.example.com/h',
  }
  const text = JSON.stringify({ code: 0, message: '', data: { ...answer, version: '9.9.9', sha256: 'ab' } })
  await server.control('fault', { path: '/app/config/download', times: 0, kind: 'body', text })
  await open('/download/jcj-app')
  await expect(page.getByRole('region', { name: '获取决策家' }).getByRole('link')).toHaveText(['鸿蒙应用市场'])
})

test('stores that fail to load show a card with a retry', async ({ phone, server }) => {
  const { page, open } = await phone('browser', { consent: false })
  await server.control('fault', { path: '/app/config/download', times: 1, kind: 'status', value: 500 })
  await open('/download/jcj-app')
  await page.getByRole('region', { name: '获取决策家' }).getByRole('button', { name: '重试' }).click()
  await expect(store(page, '安卓安装包')).toBeVisible()
})

test('an ad click is reported only after its own checkbox, once', async ({ phone, server }) => {
  const { page, context, open } = await phone('browser', { consent: true })
  await context.route('https://apps.example.com/**', (route) => route.fulfill({ body: '' }))
  await open('/download/jcj-app/bd?gdt_vid=click-1')
  const conversions = () => server.journal('/public/convert/web')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await Promise.all([context.waitForEvent('page'), store(page, '安卓安装包').click()])
  expect(await conversions()).toEqual([])
  await page.getByRole('checkbox').check()
  expect(await conversions()).toEqual([])
  await Promise.all([context.waitForEvent('page'), store(page, '安卓安装包').click()])
  await expect
    .poll(async () => (await conversions()).map(({ body }) => body))
    .toEqual([{ event: 'DOWNLOAD', clickId: 'click-1' }])
  await Promise.all([context.waitForEvent('page'), store(page, '安卓安装包').click()])
  expect((await conversions()).length).toBe(1)
})

test('a desktop passes the page to a phone by QR code, with the ad click id', async ({ browser, server }) => {
  const context = await browser.newContext({ userAgent: desktopAgent, baseURL: server.plain })
  const page = await context.newPage()
  const codes: string[] = []
  page.on('request', (request) => /qr-code/.test(request.url()) && codes.push(request.url()))
  await page.goto('/download/jcj-app/bd?clickid=click-2')
  const code = page.getByRole('img', { name: '用手机扫码下载决策家' })
  await expect(code).toBeVisible({ timeout: 20_000 })
  expect(codes.length).toBeGreaterThan(0)
  await context.close()
})

test('the way out of WeChat is illustrated and links to the download', async ({ phone }) => {
  const { page, open } = await phone('android', { consent: false })
  await open('/tip-page')
  await untilHydrated(page)
  await expect(page.locator('figure svg')).toHaveCount(2)
  await expect(page.getByText(/最新版本/)).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: '前往下载决策家' }).click()
  await expect(page).toHaveURL(/\/download\/jcj-app$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('决策家下载')
})

test('the PC package lists its verification data; an installed version is compared', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/gczt_download')
  const newest = page.getByRole('region', { name: '最新安装包' })
  await expect(newest).toContainText('82.5 MB')
  await expect(newest).toContainText(/[\da-f]{64}/)
  await expect(newest.getByRole('link', { name: '下载安装包' })).toHaveAttribute('href', /^https:/)
  const ask = async (version: string) => {
    await page.getByLabel('您安装的版本号').fill(version)
    await page.keyboard.press('Enter')
  }
  await ask('abc')
  await expect(page.getByText('请输入形如 2.3.0 的版本号')).toBeVisible()
  await ask('2.3.0')
  await expect(page.getByRole('status').filter({ hasText: '有新版本 2.4.0' })).toBeVisible()
  await ask('2.4.0')
  await expect(page.getByText('您安装的已是最新版本。')).toBeVisible()
})

test('a package that fails to load shows a card with a retry', async ({ phone, server }) => {
  const { page, open } = await phone('browser', { consent: false })
  await server.control('fault', { path: '/software-package/latest', times: 1, kind: 'status', value: 500 })
  await open('/gczt_download')
  const newest = page.getByRole('region', { name: '最新安装包' })
  await newest.getByRole('button', { name: '重试' }).click()
  await expect(newest).toContainText('82.5 MB')
})
