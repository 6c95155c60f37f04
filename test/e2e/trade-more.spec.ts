import type { Page } from '@playwright/test'
import { placeCourse } from './orders.ts'
import { expect, test } from './steer.ts'
import { asked } from './watch.ts'

test.setTimeout(90_000)

const C3 = '13800000004'

const main = (page: Page) => page.locator('#main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a transfer: each part of the account is copied, the voucher is handed in, the money arrives', async ({
  phone,
  server,
}) => {
  const { orderNumber } = await placeCourse(server, C3)
  const { page, open, context, origin } = await phone('browser', { consent: true, signedInAs: C3 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await open(`/order/${orderNumber}/transfer`)
  await expect(main(page).getByText('该订单尚未选择对公转账')).toBeVisible()
  await page.getByRole('link', { name: '去收银台' }).click()
  await page.getByRole('radio', { name: '对公转账' }).check()
  await button(page, '查看对公收款账户').click()
  await expect(page).toHaveURL(`${origin}/order/${orderNumber}/transfer`)
  await expect(main(page).getByText('待到账')).toBeVisible()
  for (const [name, text] of [
    ['转账金额', '9.90'],
    ['户名', '示例证券投资咨询有限公司'],
    ['账号', '0000000000000000001'],
  ] as const) {
    await button(page, new RegExp(`^复制\\s*${name}$`)).click()
    expect(await page.evaluate(() => navigator.clipboard.readText()), name).toBe(text)
  }

  await button(page, '提交凭证').click()
  await expect(main(page).getByText('请先上传转账凭证')).toBeVisible()
  const voucher = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await main(page).locator('input[type=file]').setInputFiles(voucher)
  await expect(main(page).getByText('转账凭证（图片或PDF）已上传')).toBeVisible()
  await context.setOffline(true)
  await button(page, '提交凭证').click()
  await expect(main(page).getByText('离线状态下无法操作')).toBeVisible()
  await context.setOffline(false)
  for (const when of ['before', 'after']) {
    await server.control('fault', { path: '/payment/pay-type', kind: 'status', value: 503, when })
    await button(page, '提交凭证').click()
    await expect(main(page).getByText('服务繁忙，请稍后再试')).toBeVisible()
  }
  await button(page, '提交凭证').click()
  await expect(main(page).getByText(/^凭证已于 .* 提交，核对后更新$/)).toBeVisible()
  const keys = (await asked(server, '/payment/pay-type')).map(({ query }) => query['voucherKey'])
  expect(new Set(keys).size).toBe(1)

  await fetch(`${server.plain}/__vendor/desk/${encodeURIComponent(`TRANSFER P${orderNumber}`)}`, {
    method: 'POST',
    body: new URLSearchParams({ do: 'pass', reason: '' }),
  })
  await button(page, '刷新状态').click()
  await page.getByRole('link', { name: '查看支付结果' }).click()
  await expect(main(page).getByRole('heading', { name: '支付成功' })).toBeVisible()
})
