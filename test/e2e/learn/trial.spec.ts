import { play, ready, seek } from '#test/e2e/kit/enter.ts'
import { asked, expect, test } from '#test/e2e/kit/watch.ts'

test('a trial ends at its limit with a sheet that links to the course, for guests too', async ({ phone, server }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/course/C101/lesson/C101-01')
  await ready(page)
  await play(page)
  await seek(page, 9.5)
  const sheet = page.getByRole('dialog', { name: '试看已结束' })
  await expect(sheet).toBeVisible({ timeout: 15_000 })
  expect(await page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true) // what the locator names
  expect(await asked(server, '/course/catalog/updateVisitCount')).toEqual([])
  await expect(sheet.getByRole('link', { name: '购买课程 ¥1,299.00' })).toHaveAttribute('href', '/sku/K101')
  await sheet.getByRole('link', { name: '查看报名方式' }).click()
  await expect(page).toHaveURL(/\/course\/C101$/)
})
