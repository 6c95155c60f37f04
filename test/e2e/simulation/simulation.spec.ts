import { expect, saved, test, workerHasAll } from '#test/e2e/kit/device.ts'
import { atTradingTime } from '#test/e2e/kit/server.ts'

test.setTimeout(120_000)

test('H2: a simulation shows its drawdown at 360 px without a press, and is readable offline', async ({
  device,
  server,
}) => {
  await atTradingTime(server)
  const { page, open, context } = await device('android', { signedInAs: '13800000007', consent: true })
  await page.setViewportSize({ width: 360, height: 780 })
  await open('/simulate')
  await expect(page.getByText('最大回撤（区间内）')).toBeInViewport()
  const worth = page.getByText('模拟总资产')
  await expect(worth).toBeVisible()
  await workerHasAll(page)
  await saved(page, '/simulate')
  await context.setOffline(true)
  await page.reload()
  await expect(worth).toBeVisible()
  await expect(page.getByText('最大回撤（区间内）')).toBeVisible()
})
