import { atTradingTime } from '#test/e2e/kit/server.ts'
import { expect, test } from '#test/e2e/kit/watch.ts'

test('a guest finds a stock, adds it, reads its intraday chart and candles, and still has it after login', async ({
  phone,
  server,
}) => {
  await atTradingTime(server)
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
  await expect(page.getByRole('img', { name: /江岸食品分时/ })).toBeVisible()
  await page.getByRole('button', { name: '日K' }).click()
  await expect(page.getByRole('img', { name: /日K 前复权/ })).toBeVisible()
  await page.getByRole('button', { name: '数据' }).click()
  await expect(page.getByRole('region', { name: /日K.*数据/ }).getByRole('row')).toHaveCount(61)
  await page.getByRole('button', { name: '移出自选' }).click()
  await expect(page.getByRole('button', { name: '加自选' })).toBeVisible()
})
