import type { Page } from '@playwright/test'
import { openedFromChat } from '#test/wechat/chat.ts'
import { agree, readDisclosure } from '#test/e2e/kit/checkout.ts'
import { everything } from '#test/e2e/kit/device.ts'
import { answer } from '#test/e2e/kit/questionnaire.ts'
import { typeCode } from '#test/e2e/kit/sms.ts'
import { decide, documentsNeedNoTime, readDocuments } from '#test/e2e/kit/vendor.ts'
import {
  asked,
  cardReady,
  enter,
  expect,
  goInside,
  sayings,
  share,
  signedIn,
  stored,
  test,
  visit,
} from '#test/e2e/kit/watch.ts'
import { button, main } from '#test/e2e/kit/parts.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(180_000)

/** Verified, without a WeChat account. */
const BUYER = '13800000004'
/** An advisory service of R3: evaluation, contract, face check, payment. */
const SKU = '/sku/K301'

const verdict = (page: Page, words: string) => page.getByRole('heading', { level: 2, name: words })

/** The device's storage, without the code of the app. */
async function kept(page: Page): Promise<string> {
  const { local, session, databases } = await everything(page)
  return JSON.stringify({ local, session, databases })
}

test('from a friend’s card to the signed contract, each step only once the server confirms it', async ({
  phone,
  server,
  wechat,
}) => {
  await server.control('rate', { mobile: BUYER })
  const { link, wxId } = await test.step('b1: the card carries the sales person and the sharer', async () => {
    const sharer = await phone('android')
    await enter(sharer)
    await goInside(sharer.page, SKU)
    await cardReady(wechat, SKU)
    const { card } = await share(sharer.page, wechat)
    const from = (await stored(sharer.page, 'wxId')) ?? ''
    expect([...new URL(card.link).searchParams]).toEqual([
      ['salesNumber', 'S100'],
      ['shareWxId', from],
    ])
    await sharer.context.close()
    return { link: openedFromChat(card.link), wxId: from }
  })

  const friend = await phone('android', { consent: true })
  const { context, origin } = friend
  let { page } = friend
  await context.addCookies([{ name: '__wx_user', value: 'u2', url: origin }])
  const words = await sayings(context, /合同签署完成后方可付款/)

  await test.step('b2: the friend is authorized as themselves, and the landing is reported once', async () => {
    await visit(friend, link)
    await signedIn(page)
    await expect(page).toHaveURL(link)
    expect(await stored(page, 'wxId')).not.toBe(wxId)
    expect(await stored(page, 'salesNumber')).toBe('S100')
    await expect.poll(async () => (await asked(server, `/user/wx_track/${wxId}`)).length).toBe(1)
  })

  await test.step('b3, A8: a visitor without a number looks around, and binds one only to order', async () => {
    await expect(main(page).getByText('¥2,980.00')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await asked(server, '/auth/wx-register')).toEqual([])
    await page.getByRole('link', { name: '立即购买' }).click()
    await expect(page.getByRole('dialog', { name: '绑定手机号' })).toBeVisible()
    expect(await asked(server, '/orders/checkBySku')).toEqual([])
    await typeCode(page, server, BUYER)
    await page.getByRole('button', { name: '绑定', exact: true }).click()
    await expect(page).toHaveURL(`${origin}/checkout/K301`)
    // The sheet is over that page.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const [bound, ...more] = await asked(server, '/auth/wx-register')
    expect(more).toEqual([])
    expect(bound?.body).toMatchObject({ mobile: BUYER, salesNumber: 'S100' })
  })

  await test.step('b4: the evaluation is completed on the way, and the checkout is kept', async () => {
    await agree(page)
    await page.getByRole('link', { name: '去完成风险测评' }).click()
    await page.getByRole('link', { name: '去测评' }).click()
    await button(page, '开始测评').click()
    await answer(page, 0, 16)
    await server.control('clock', { offset: 60_000 })
    await button(page, '提交测评').click()
    await expect(page.getByText('C3 平衡型').first()).toBeVisible()
    await page.getByRole('checkbox', { name: '本人确认以上结果' }).check()
    await button(page, '确认').click()
    await page.getByRole('link', { name: '返回继续办理' }).click()
    await expect(page).toHaveURL(`${origin}/checkout/K301`)
    await expect(page.getByLabel('本人已阅读并同意以上文件')).toBeChecked()
  })

  await test.step('b5: the level matches, the disclosure is read and ticked', async () => {
    await readDisclosure(page)
    await expect(main(page).getByText('已确认')).toBeVisible()
  })

  const orderNumber = await test.step('b6: one order, with its sales person and the documents read', async () => {
    await button(page, '提交订单').dblclick({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/order\/\w+\/sign$/)
    expect((await asked(server, '/orders/pre')).length).toBeGreaterThan(0)
    const [order, ...more] = await asked(server, '/orders')
    expect(more).toEqual([])
    expect(order?.body).toMatchObject({ skuId: 'K301', salesNumber: 'S100', payableFen: 298_000 })
    expect(Object(order?.body).riskAck).toMatchObject({ docVersion: 'v1', readSec: expect.any(Number) })
    return new URL(page.url()).pathname.split('/').at(-2) ?? ''
  })
  const at = (step: string) => `${origin}/order/${orderNumber}/${step}`

  await test.step('B3, B9: skipping steps is redirected with a reason, a forged return changes nothing', async () => {
    await page.goto(at('pay'))
    await expect(page).toHaveURL(at('sign'))
    await expect.poll(() => words).toContain('合同签署完成后方可付款')
    await page.goto(`${at('result')}?status=ok&paid=1`)
    await expect(verdict(page, '该订单尚未付款')).toBeVisible()
    await page.goto(`${at('sign')}?back=1&status=SIGNED&result=ok`)
    await expect(button(page, '阅读文件（已读0/4份）')).toBeVisible()
  })

  await test.step('b7, B4: resumed from the list, every document opened, signed at the vendor', async () => {
    await documentsNeedNoTime(context)
    await page.goto('/me/order')
    await page.getByRole('link', { name: '去签署' }).click()
    await expect(page).toHaveURL(at('sign'))
    await readDocuments(page)
    await button(page, '去签署').click()
    await decide(page, '放弃')
    await expect(page).toHaveURL(`${at('sign')}?back=1`)
    await expect(page.getByText('正在确认签署结果，请稍候')).toBeVisible()
    await button(page, '去签署').click()
    await decide(page, '通过，但晚些通知')
    await expect(page).toHaveURL(at('face'))
  })

  await test.step('b8, B4: killed and resumed; the face check requires consent, explains a failure, and passes', async () => {
    await page.close()
    page = await context.newPage()
    await page.goto('/me/order')
    await page.getByRole('link', { name: '去核验' }).click()
    await expect(page).toHaveURL(at('face'))
    await button(page, '开始核验').click()
    await expect(page.getByText('请先阅读并同意人脸信息处理说明')).toBeVisible()
    await page.getByRole('checkbox').check()
    await button(page, '开始核验').click()
    await decide(page, '不通过', '光线不足')
    await expect(page.getByText('核验未通过：光线不足。今日还可核验2次')).toBeVisible()
    await expect(page.getByRole('link', { name: /联系客服人工核验/ })).toBeVisible()
    await page.getByRole('checkbox').check()
    await button(page, '重新核验').click()
    await decide(page, '通过')
    await expect(page).toHaveURL(at('pay'))
  })

  await test.step('b9: one payment for two taps, with the server’s result', async () => {
    await expect(page.getByText(/收款方：示例证券投资咨询有限公司。请勿向个人账户付款/)).toBeVisible()
    await expect(page.getByText(/剩余 \d天?\d*:?\d\d:\d\d/)).toBeVisible()
    await button(page, /^微信支付 ¥/).dblclick()
    await expect(page).toHaveURL(at('result'))
    await expect(verdict(page, '支付成功')).toBeVisible()
    expect((await asked(server, '/payment/order/main')).length).toBe(1)
  })

  await test.step('b10: the service starts, its adviser is shown, and the contract can be verified', async () => {
    await expect(page.getByText(/服务将于 .* 开通/)).toBeVisible()
    await expect(page.getByText(/前可书面通知解除合同，全额退款/).first()).toBeVisible()
    await expect(page.getByText(/登记编号：/)).toBeVisible()
    // Nothing of signature, face, or payment stays on the device.
    const all = await kept(page)
    for (const secret of [/__vendor/, /prepay_id/, /paySign/, /files\/u\//, /\b[EV][\da-f]{24}\b/]) {
      expect(secret.exec(all)?.[0]).toBeUndefined()
    }
    await page.getByRole('link', { name: '合同与文件' }).click()
    await expect(page.getByRole('list', { name: '已签署的文件' }).getByText(/[\da-f]{64}/)).toHaveCount(4)
  })

  await test.step('B8: an opened but unsaved file is not available offline', async () => {
    expect(await kept(page)).not.toContain('/files/u/')
    const file = await page.getByRole('link', { name: '打开（PDF）' }).first().getAttribute('href')
    expect(file).toContain('/files/u/')
    await expect(main(page).getByText(/未保存到本机的文件离线时无法打开/)).toBeVisible()
    const ask = () => page.evaluate(async (url) => (await fetch(url)).status, file ?? '')
    expect(await ask()).toBe(200)
    await context.setOffline(true)
    await expect(ask()).rejects.toThrow(/Failed to fetch/)
  })
})
