import type { Page } from '@playwright/test'
import { createUnbound, typeSentCode } from '#test/e2e/kit/sms.ts'
import { decide, documentsNeedNoTime, readDocuments } from '#test/e2e/kit/vendor.ts'
import { asked, expect, test, visit } from '#test/e2e/kit/watch.ts'

test.setTimeout(240_000)
test.use({ actionTimeout: 15_000 })

/** Customers: with an order of every status; owed money; changing the number; leaving. */
const [TRADER, REFUNDER, CHANGER, LEAVER] = ['13800000031', '13800000032', '13800000009', '13800000004']

/** A number gets one code a minute. */
const MINUTE = 61_000

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const status = (page: Page, words: string) => page.getByRole('heading', { level: 2, name: words })

test('a WeChat customer without a number completes what an order’s message started, after binding one', async ({
  phone,
  server,
}) => {
  const visitor = await phone('android', { consent: true })
  const { page } = visitor
  const { bind, open } = createUnbound(visitor, server)
  const main = page.locator('#main')

  await test.step('签署', async () => {
    await documentsNeedNoTime(visitor.context)
    await visit(visitor, '/order/D00310001/sign')
    await bind(TRADER)
    await readDocuments(page)
    await button(page, '去签署').click()
    await decide(page, '通过')
    await expect(page).toHaveURL(/\/order\/D00310001\/face$/)
  })

  await test.step('核验', async () => {
    await open('/order/D00310002/face')
    await bind()
    await page.getByRole('checkbox').check()
    await button(page, '开始核验').click()
    await decide(page, '通过')
    await expect(page).toHaveURL(/\/order\/D00310002\/pay$/)
  })

  await test.step('对公转账', async () => {
    await open('/order/D00310002/pay')
    await bind()
    await page.getByRole('radio', { name: '对公转账' }).check()
    await button(page, '查看对公收款账户').click()
    const voucher = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
    await main.locator('input[type=file]').setInputFiles(voucher)
    await expect(main.getByText('转账凭证（图片或PDF）已上传')).toBeVisible()
    await button(page, '提交凭证').click()
    await expect(main.getByText(/^凭证已于 .* 提交，核对后更新$/)).toBeVisible()
  })

  await test.step('支付', async () => {
    await open('/order/D00310003/pay')
    await bind()
    await button(page, /^微信支付 ¥/).click()
    await expect(status(page, '支付成功')).toBeVisible()
  })

  await test.step('回访', async () => {
    await open('/order/D00310006/feedback')
    await bind()
    for (const [title, words] of [
      ['是否有人向您承诺收益？', '没有'],
      ['测评与签约是否由您本人操作？', '是'],
      ['是否有人要求您向个人账户付款？', '没有'],
      ['您是否了解解除合同与退款的规则？', '了解'],
    ] as const) {
      await main.getByRole('group', { name: title }).getByLabel(words, { exact: true }).check()
    }
    const pad = main.locator('canvas')
    await pad.dragTo(pad, { sourcePosition: { x: 40, y: 40 }, targetPosition: { x: 160, y: 80 } })
    await button(page, '完成签名').click()
    await expect(main.getByText('签名已上传')).toBeVisible()
    await button(page, '提交回访').click()
    await expect(page.getByRole('link', { name: '打开回访记录（PDF）' })).toBeVisible()
  })

  await test.step('退款', async () => {
    await open('/order/D00310006/refund')
    await bind()
    await page.getByLabel('没有时间学习').check()
    await button(page, '下一步：核对退款协议').click()
    await button(page, '去签署').click()
    await decide(page, '通过')
    await expect(status(page, '审核中')).toBeVisible()
  })

  await test.step('发票', async () => {
    await open('/invoice?orderNumber=D00310007')
    await bind()
    await main.getByLabel('个人').check()
    await page.getByLabel('发票抬头').fill('易示例')
    await page.getByLabel('接收邮箱').fill('a@example.com')
    await button(page, '预览发票').click()
    await button(page, '提交申请').click()
    await expect(main.getByText('开具中', { exact: true })).toBeVisible()
  })

  await test.step('收款账户', async () => {
    await open('/order/D00320003/refund')
    await bind(REFUNDER)
    await page.getByLabel('户名').fill('退示例')
    await page.getByLabel('开户银行').fill('示例银行')
    await page.getByLabel('开户支行').fill('示例支行')
    await page.getByLabel('银行卡号').fill('6222020000000000000')
    await page.getByRole('checkbox').check()
    await button(page, '提交收款账户').click()
    await expect(status(page, '退款中')).toBeVisible()
  })

  await test.step('个人资料', async () => {
    await open('/me/profile')
    await bind()
    await button(page, /^昵称/).click()
    await page.getByLabel('昵称', { exact: true }).fill('山高水长')
    await button(page, '保存').click()
    await expect(button(page, /^昵称/)).toContainText('山高水长')
  })

  await test.step('更换手机号', async () => {
    await open('/me/mobile')
    await bind(CHANGER)
    await server.control('clock', { offset: MINUTE })
    await typeSentCode(page, server, CHANGER)
    await button(page, '下一步').click()
    await page.getByRole('textbox', { name: '新手机号' }).fill('13900000077')
    await typeSentCode(page, server, '13900000077')
    await button(page, '确认更换').click()
    await expect(page.getByText('139****0077')).toBeVisible()
  })

  await test.step('注销账号', async () => {
    await server.control('drop-number', { mobile: '13900000077' })
    await open('/me/cancel')
    await bind(LEAVER)
    await server.control('clock', { offset: 2 * MINUTE })
    await button(page, '继续注销').click()
    await typeSentCode(page, server, LEAVER)
    await page.getByRole('textbox', { name: '请输入「确认注销」' }).fill('确认注销')
    await button(page, '注销账号').click()
    await expect(page.getByText('将在15个工作日内完成')).toBeVisible()
  })

  expect(await asked(server, '/auth/wx-register')).toHaveLength(11)
})
