import { expect, test } from '#test/e2e/kit/watch.ts'

test('a guest finds a stock, keeps it, reads its day and its candles, and finds it again after a login', async ({
  phone,
  server,
}) => {
  // A Monday morning while the market is open.
  await server.control('clock', { offset: Date.parse('2026-11-23T10:20:00+08:00') - Date.now() })
  const { page, open, origin } = await phone('browser', { consent: true })
  await open('/stock')
  await page.getByRole('link', { name: '添加自选' }).click()
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('600901')
  await page.getByRole('button', { name: /^添加/ }).first().click()
  await expect(page.getByText('已添加 ✓')).toBeVisible()
  await page.goto(`${origin}/stock`)
  const row = page.getByRole('list', { name: '自选股' }).getByRole('link', { name: /江岸食品/ })
  await expect(row).toContainText(/\d+\.\d\d/)
  await row.click()
  await expect(page).toHaveURL(`${origin}/stock/SH600901`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('江岸食品 600901')
  const chart = page.getByRole('img', { name: /江岸食品分时/ })
  await expect(chart).toBeVisible()
  // A vertical finger scrolls the page, also where it begins on the chart.
  const box = await chart.boundingBox()
  expect(await chart.evaluate((each) => getComputedStyle(each.parentElement ?? each).touchAction)).toBe('pan-y')
  // A finger on the chart reads a minute, a tap puts it away.
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 50)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 50)
  await expect(page.locator('figure p').first()).toContainText(/09:[3-5]\d|10:[01]\d/)
  await page.mouse.up()
  await page.getByRole('tab', { name: '日K' }).click()
  await expect(page.getByRole('img', { name: /日K 前复权/ })).toBeVisible()
  await page.getByRole('button', { name: '数据' }).click()
  await expect(page.getByRole('region', { name: /日K.*数据/ }).getByRole('row')).toHaveCount(61)
  await page.getByRole('button', { name: '移出自选' }).click()
  await expect(page.getByRole('button', { name: '加自选' })).toBeVisible()
})
