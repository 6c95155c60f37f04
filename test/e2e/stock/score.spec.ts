import { expect, saved, test, workerHasAll } from '#test/e2e/kit/device.ts'

test.setTimeout(120_000)
test.afterEach(({ server }) => server.control('network', { down: false }).catch(() => server.revive()))

test('a customer opens a stock’s score, and reads it offline', async ({ device, server }) => {
  const { page, open } = await device('android', { consent: true, signedInAs: '13800000004' })
  await open('/stock/SH600901')
  await page.getByRole('link', { name: '评分' }).click()
  const factors = page.getByRole('list', { name: '评分构成' }).getByRole('listitem')
  await expect(factors).toHaveCount(5)
  await expect(factors.first()).toContainText('行业中位')
  await saved(page, '/score/SH600901')
  await workerHasAll(page)
  await server.control('network', { down: true })
  await open('/score/SH600901')
  await expect(factors).toHaveCount(5)
  await expect(page.getByText('评分由算法模型依据公开数据计算')).toBeVisible()
})

test('a customer scrolls to the end of the ranking, and returns to it from a stock', async ({ device }) => {
  const { page, open } = await device('android', { consent: true, signedInAs: '13800000004' })
  await open('/score')
  await page.getByText('波动', { exact: true }).first().click()
  await page.getByRole('tab', { name: '排名靠后' }).click()
  const rows = page.getByRole('list', { name: '评分排名' }).getByRole('listitem')
  await expect(rows.first()).toContainText(/第 (\d+) 名，共 \1 只/)
  await rows.first().click()
  await expect(page.getByRole('list', { name: '评分构成' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('已选 1 项，各占 100%')).toBeVisible()
  await expect(rows.first()).toContainText(/第 (\d+) 名，共 \1 只/)
})
