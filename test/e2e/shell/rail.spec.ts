import type { Locator } from '@playwright/test'
import { expect, test } from '#test/e2e/kit/fixtures.ts'

test('on a desktop the five tabs are at the left of every page, in a narrow window at the bottom', async ({
  phone,
}) => {
  const { page, open } = await phone('browser', { consent: true, desk: true })
  const bars = page.getByRole('navigation', { name: '主导航' })
  const left = async () => (await bars.boundingBox())?.x ?? 0
  const column = async () => (await page.getByRole('main').boundingBox())?.x ?? 0
  for (const [path, here] of [
    ['/course', '学习'],
    ['/course/C101', '学习'],
    ['/me', '我的'],
  ] as const) {
    await open(path)
    await expect.poll(async () => (await left()) + 96 <= (await column()), path).toBe(true)
    await expect(bars).toHaveCount(1)
    await expect(bars.getByRole('link')).toHaveText(['首页', '学习', '直播', '股票', '我的'])
    await expect(bars.getByRole('link', { name: here })).toHaveAttribute('aria-current', 'page')
  }
  await open('/course/C101')
  const end = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.x + box.width : Infinity
  }
  const share = page.getByRole('button', { name: '分享', exact: true })
  await expect.poll(async () => (await end(share)) <= (await end(page.getByRole('main')))).toBe(true)
  await bars.getByRole('link', { name: '学习' }).press('Enter')
  await expect(page).toHaveURL(/\/course$/)
  await page.setViewportSize({ width: 600, height: 800 })
  await expect(bars).toHaveCount(1)
  await expect.poll(left).toBeGreaterThanOrEqual(await column())
  await open('/nowhere')
  await expect(page.getByText('No Match')).toBeVisible()
  await expect(bars).toHaveCount(0)
})
