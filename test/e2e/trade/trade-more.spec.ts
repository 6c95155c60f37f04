import { everything } from '#test/e2e/kit/device.ts'
import { placeCourse } from '#test/e2e/kit/orders.ts'
import { expect, test } from '#test/e2e/kit/controls.ts'
import { asked } from '#test/e2e/kit/watch.ts'
import { button, main } from '#test/e2e/kit/parts.ts'

test.setTimeout(90_000)

const C3 = '13800000004'
const TRADER = '13800000031'

test('a transfer: each part of the account can be copied, the voucher is submitted, the money arrives', async ({
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

test('a follow-up visit: skipped three times at most, every question, a signature; a promise of returns is followed up', async ({
  phone,
  server,
}) => {
  const ORDER = '/order/D00310006'
  const { page, open, context, origin } = await phone('browser', { consent: true, signedInAs: TRADER })
  for (const left of [3, 2, 1]) {
    await open(ORDER)
    await page.getByRole('link', { name: '去回访' }).click()
    await button(page, `稍后再说（还可推迟${left}次）`).click()
    await expect(page).toHaveURL(origin + ORDER)
  }
  await page.getByRole('link', { name: '去回访' }).click()
  await expect(main(page).getByText('本次回访已推迟3次，请完成填写。')).toBeVisible()
  await expect(button(page, /稍后再说/)).toHaveCount(0)

  await button(page, '提交回访').click()
  await expect(main(page).getByText('请选择', { exact: true })).toHaveCount(4)
  const answer = (title: string, words: string) =>
    main(page).getByRole('group', { name: title }).getByLabel(words, { exact: true }).check()
  await answer('是否有人向您承诺收益？', '有')
  await answer('测评与签约是否由您本人操作？', '是')
  await answer('是否有人要求您向个人账户付款？', '没有')
  await answer('您是否了解解除合同与退款的规则？', '了解')
  await button(page, '提交回访').click()
  await expect(main(page).getByText('请签名并点按“完成签名”')).toBeVisible()
  expect(await asked(server, '/orders/feedback/create')).toEqual([])

  const pad = main(page).locator('canvas')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  const at = (part: number) => [(box?.x ?? 0) + (box?.width ?? 0) * part, (box?.y ?? 0) + 40 + 60 * part] as const
  await page.mouse.move(...at(0.2))
  await page.mouse.down()
  await page.mouse.move(...at(0.8), { steps: 8 })
  await page.mouse.up()
  await button(page, '完成签名').click()
  await expect(main(page).getByText('签名已上传')).toBeVisible()

  await context.setOffline(true)
  await button(page, '提交回访').click()
  await expect(main(page).getByText('离线状态下无法操作')).toBeVisible()
  await context.setOffline(false)
  await server.control('fault', { path: '/orders/feedback/create', kind: 'status', value: 503 })
  await button(page, '提交回访').click()
  await expect(main(page).getByText('服务繁忙，请稍后再试')).toBeVisible()
  await expect(main(page).getByLabel('有', { exact: true }).first()).toBeChecked()
  await button(page, '提交回访').dblclick({ noWaitAfter: true })
  await expect(main(page).getByText(/^您反映的情况已转交合规人员核查/)).toBeVisible()
  await expect(page.getByRole('link', { name: /公司投诉/ })).toHaveAttribute('href', '/complaint?type=CONDUCT')
  await expect(page.getByRole('link', { name: /12386/ })).toBeVisible()
  const sent = (await asked(server, '/orders/feedback/create')).map(({ body }) => Object(body))
  expect(sent).toHaveLength(2)
  expect(String(sent[1].signatureKey)).toMatch(/^signature-[0-9a-f]+\.jpg$/)
  const record = await page.getByRole('link', { name: '打开回访记录（PDF）' }).getAttribute('href')
  expect((await fetch(new URL(record ?? '', server.plain))).headers.get('content-type')).toBe('application/pdf')
  const { local, session, databases } = await everything(page)
  const kept = JSON.stringify({ local, session, databases })
  for (const trace of ['questionId', ':visit:', 'signature-', '/files/u/']) expect(kept, trace).not.toContain(trace)
  await open(ORDER)
  await expect(main(page).getByText('服务中', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('link', { name: '去回访' })).toHaveCount(0)
})

test('CO-05: a video is uploaded as evidence of a complaint, as the CSP allows', async ({ phone, server }) => {
  const { page, open } = await phone('browser', { consent: true, signedInAs: C3 })
  await open('/complaint?type=CONDUCT')
  const film = { name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') }
  await main(page).locator('input[type=file]').first().setInputFiles(film)
  await expect(main(page).getByText('证据1已上传')).toBeVisible()
  expect(await asked(server, '/vod/sts/token')).toHaveLength(1)
})

test('a campaign: a guest signs in, the gates stay, one order for any number of presses, its click counted after consent', async ({
  phone,
  server,
}) => {
  const guest = await phone('browser', { consent: false })
  await guest.open('/promo/PM101')
  await expect(main(guest.page).getByText('交易规则体验季')).toBeVisible()
  await guest.page.getByRole('link', { name: '立即购买' }).click()
  await expect(guest.page).toHaveURL(/\/login\?redirect=%2Fcheckout%2FK701$/)

  const { page, open, origin } = await phone('browser', { consent: true, signedInAs: C3 })
  await open('/promo/PM103')
  await expect(main(page).getByRole('alert')).toBeVisible()
  await open('/promo/PM101?salesNumber=S100&clickid=CLICK1')
  await expect(main(page).getByText('交易规则体验季')).toBeVisible()
  await expect(main(page).getByText('价格对所有人一致，到期不自动续费。')).toBeVisible()
  await expect.poll(async () => (await asked(server, '/orders/ad/unionId')).length).toBe(1)
  await page.getByRole('link', { name: '立即购买' }).click()
  await expect(page).toHaveURL(`${origin}/checkout/K701`)
  await expect(main(page).getByText('优惠与付款')).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: '《隐私政策》' })).toBeVisible()
  for (const link of await main(page).getByRole('link', { name: /^《/ }).all()) {
    await link.click()
    await expect(page).not.toHaveURL(/\/checkout\/\w+$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible()
  }
  await page.getByLabel('本人已阅读并同意以上文件').check()

  // Made; neither the answer nor the following check gets through.
  await server.control('fault', {
    path: '/orders/promotion/h5',
    method: 'POST',
    kind: 'status',
    value: 503,
    when: 'after',
  })
  await server.control('fault', { path: '/orders/checkBySku', kind: 'status', value: 503, times: 0 })
  await button(page, '提交订单').dblclick({ noWaitAfter: true })
  await expect(main(page).getByText(/没有收到提交结果。暂时无法核对/)).toBeVisible()
  await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
  await page.reload()
  await button(page, '继续办理').click()
  await expect(page).toHaveURL(/\/order\/\w+\/pay$/)
  const sent = (await asked(server, '/orders/promotion/h5')).map(({ body }) => Object(body))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ code: 'PM101', salesNumber: 'S100', adClickId: 'CLICK1' })
  expect(await asked(server, '/orders')).toEqual([])

  await button(page, '微信支付 ¥9.90').click()
  await expect(page).toHaveURL(/__vendor/)
  expect(await asked(server, '/payment/promotion/h5')).toHaveLength(1)
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()

  const early = await phone('browser', { consent: false, signedInAs: TRADER })
  await early.open('/promo/PM102?clickid=CLICK2')
  await expect(main(early.page).getByText(/^购买前须完成/)).toBeVisible()
  expect(JSON.stringify(await server.journal())).not.toContain('"clickId":"CLICK2"')
})
