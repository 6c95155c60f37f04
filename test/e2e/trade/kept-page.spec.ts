import type { Page } from '@playwright/test'
import { ADVISED, askAs, placeCourse } from '#test/e2e/kit/orders.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { decide } from '#test/e2e/kit/vendor.ts'
import { asked, expect, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(90_000)
// Mobile browsers keep a left page as it was, and restore it on the way back. A full Chromium does so on request, a
// headless shell reloads the page: the customer sees the same.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

/** Has an order of every status. */
const TRADER = '13800000031'
const READ = '风险揭示书\n适当性匹配意见确认书\n个人信息单独同意书\n证券投资顾问服务协议'

const button = (page: Page, name: RegExp) => page.getByRole('button', { name })
const back = (page: Page, steps: number) => page.evaluate((by) => void setTimeout(() => history.go(-by)), steps)

/** Goes back over the vendor's page to the previous one, which asks the server. */
async function backTo(page: Page, server: Server, question: string): Promise<void> {
  const before = (await asked(server, question)).length
  await back(page, 2)
  await expect.poll(async () => (await asked(server, question)).length).toBeGreaterThan(before)
}

test('O3: the page restored after the vendor can be pressed again, and asks the server', async ({ phone, server }) => {
  const { ask } = await placeCourse(server, ADVISED)
  const riskAck = { docVersion: 'v1', readSec: 20, at: 0 }
  const { orderNumber } = await ask('/orders/promotion', { code: 'PM102', riskAck, clientNo: 'kept-page' })
  const payer = await phone('browser', { consent: true, signedInAs: ADVISED })
  const { page } = payer
  const pay = `/order/${String(orderNumber)}/pay`
  await payer.open(pay)
  await button(page, /^微信支付 ¥49\.00/).click()
  await expect(page).toHaveURL(/\/__vendor\/pay\//)
  await back(page, 1)
  await expect(page).toHaveURL(payer.origin + pay)
  await button(page, /^微信支付 ¥49\.00/).click()
  await decide(page, '通过')
  await expect(page.getByRole('heading', { level: 2, name: '支付成功' })).toBeVisible()
  await backTo(page, server, '/orders/finish')
  await expect(page).toHaveURL(/\/result$/)
  await expect(page.getByRole('heading', { level: 2, name: '支付成功' })).toBeVisible()

  const signer = await phone('browser', { consent: true, signedInAs: TRADER })
  const { flowId } = await (await askAs(server, TRADER))('/esign/order?orderNumber=D00310001', {})
  await signer.context.addInitScript(
    ([flow, read]) => {
      if (location.protocol.startsWith('http')) sessionStorage.setItem(`draft:sign.${flow}`, read)
    },
    [String(flowId), READ] as const,
  )
  await signer.open('/order/D00310001/sign')
  await button(signer.page, /^去签署$/).click()
  await decide(signer.page, '通过')
  await expect(signer.page).toHaveURL(/\/order\/D00310001\/face$/)
  await backTo(signer.page, server, '/orders/order-info-by-number')
  await expect(signer.page).toHaveURL(/\/order\/D00310001\/face$/)
  await expect(button(signer.page, /^开始核验$/)).toBeVisible()
})
