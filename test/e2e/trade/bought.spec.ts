import { agree, readDisclosure } from '#test/e2e/kit/checkout.ts'
import { ADVISED } from '#test/e2e/kit/orders.ts'
import { expect, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(90_000)

const DAY = 86_400_000

test('b10: a purchased service starts on schedule, linked from result, order and list', async ({ phone, server }) => {
  const { page, context, open, origin } = await phone('android', { consent: true, signedInAs: ADVISED })
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('openId', 'o-bought')
  })
  // A camp that starts the next morning.
  await open('/checkout/K702')
  await agree(page)
  await readDisclosure(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/order\/\w+\/pay$/)
  const orderNumber = new URL(page.url()).pathname.split('/').at(-2) ?? ''
  await page.getByRole('button', { name: /^微信支付 ¥/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: '支付成功' })).toBeVisible()
  await expect(page.getByText(/服务将于 .* 开通/)).toBeVisible()
  await expect(page.getByRole('link', { name: '开始学习' })).toHaveCount(0)
  const clock = page.getByRole('region', { name: '退款时钟' })
  await expect(clock).toContainText(/全额退款剩余\d天\d\d:\d\d:\d\d/)
  await expect(clock).toContainText('¥49.00')
  await page.getByRole('button', { name: '添加专属顾问' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /企业微信二维码/ })).toBeVisible()
  await page.keyboard.press('Escape')
  // A closing sheet goes back in the history, which would interfere with the next navigation.
  await expect.poll(() => page.evaluate(() => Object(history.state).modal)).toBeUndefined()

  // The day after the payment, at nine: later than any current time.
  await server.control('clock', { offset: 2 * DAY })
  for (const path of [`/order/${orderNumber}/result`, `/order/${orderNumber}`, '/me/order']) {
    await open(path)
    await expect(page.getByRole('link', { name: '开始学习' }).first(), path).toHaveAttribute(
      'href',
      '/course/series/SR02',
    )
  }
  await page.getByRole('link', { name: '开始学习' }).first().click()
  await expect(page).toHaveURL(`${origin}/course/series/SR02`)
  await expect(page.locator('#main').getByRole('link', { name: /三张表读懂一家公司/ })).toBeVisible()
})
