import { expect, test } from '#test/e2e/kit/fixtures.ts'

test('every service has its level, the customers it suits, its price and a way to it', async ({ phone }) => {
  const { page, open } = await phone('browser', { consent: true })
  await open('/product')
  for (const kind of ['课程', '策略与股票池']) {
    const rows = page.getByRole('region', { name: kind }).getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    for (const row of await rows.all()) {
      await expect(row).toContainText(/风险等级 R[1-5] · 适合 C|适合所有投资者/)
      await expect(row).toContainText(/¥[\d,]+\.\d\d \/ \d+ 天|免费/)
      await expect(row.getByRole('link', { name: /查看(?:服务|课程)/ })).toHaveAttribute(
        'href',
        /^\/(?:sku|course)\/\w/,
      )
    }
  }
  await page.getByRole('link', { name: '查看服务' }).first().click()
  await expect(page).toHaveURL(/\/sku\/K\d+$/)
})
