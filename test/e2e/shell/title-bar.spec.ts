import { expect, test } from '#test/e2e/kit/fixtures.ts'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'

test('inside WeChat a shared page has one title bar, and the home link at its start', async ({ phone }) => {
  const { page, context, open } = await phone('android', { consent: true })
  const bar = page.locator('h1')
  const home = page.getByRole('link', { name: '首页' })
  // The prerendered page first, before any module.
  await context.route('**/assets/*.js', (route) => route.abort())
  await open('/article/A201')
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(1)
  expect(await home.boundingBox()).toMatchObject({ x: 4, y: 0, width: 44 })
  await context.unroute('**/assets/*.js')
  await open('/article/A201')
  await untilHydrated(page)
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(1)
  await expect(page).toHaveTitle(/成交额连续放大/)
  await home.click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
})

test('outside WeChat the title bar is ours', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: true })
  await open('/article/A201')
  // The shell's heading is replaced by the page's own: retry until one is present.
  await expect.poll(async () => (await page.locator('h1').boundingBox())?.height).toBeGreaterThan(20)
  expect((await page.getByRole('link', { name: '首页' }).boundingBox())?.y).toBe(0)
})
