import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/kit/fixtures.ts'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'

/** How many of these stand whole on the first screen, above the bars at the bottom. */
function whole(page: Page, selector: string): Promise<number> {
  return page.evaluate((chosen) => {
    const bar = document.querySelector('nav[aria-label=主导航]')?.getBoundingClientRect().top ?? innerHeight
    return [...document.querySelectorAll(chosen)].filter((node) => {
      const { top, bottom, width } = node.getBoundingClientRect()
      return width > 0 && top >= 0 && bottom <= bar
    }).length
  }, selector)
}

test('首页 offers at least five things to press, and one line that counts today', async ({ phone }) => {
  const { page, open } = await phone('android', { signedInAs: '13800000002', consent: true })
  await open('/home')
  await untilHydrated(page)
  await expect(page.getByText(/^(?:正在直播|下一场直播)/)).toBeVisible()
  await expect(page.getByRole('link', { name: '风险测评' })).toBeVisible()
  expect(await whole(page, 'main a, main button')).toBeGreaterThanOrEqual(5)
})

test('学习 shows at least seven courses inside WeChat', async ({ phone }) => {
  const { page, open } = await phone('android', { signedInAs: '13800000002', consent: true })
  await open('/course')
  await untilHydrated(page)
  await expect(page.getByRole('link', { name: /股票投资第一课/ })).toBeVisible()
  expect(await whole(page, '[role=tabpanel] a[href^="/course/"]')).toBeGreaterThanOrEqual(7)
})

test('the question for consent takes at most 112 px, and leaves the first screen its content', async ({ phone }) => {
  const { page, open } = await phone('android')
  await open('/course')
  const bar = page.getByRole('region', { name: '用户协议与隐私政策' })
  await expect(bar).toBeVisible()
  // It is drawn anew where the authorization leaves the page.
  await expect.poll(async () => (await bar.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(112)
  expect(await whole(page, '[role=tabpanel] a[href^="/course/"]')).toBeGreaterThanOrEqual(4)
})
