import type { Page } from '@playwright/test'
import { untilPrefetched } from '#test/e2e/kit/hydration.ts'
import { everything, saved } from '#test/e2e/kit/device.ts'
import type { Phone } from '#test/e2e/kit/fixtures.ts'
import { ADVISED, placeCourse } from '#test/e2e/kit/orders.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { asked, expect, sayings, test } from '#test/e2e/kit/watch.ts'

test.setTimeout(120_000)

/** A customer with an order of every status. */
const TRADER = '13800000031'
const OPEN_ID = 'o-pay-test-open-id'

type NewPhone = (
  place: 'android' | 'browser',
  options: { signedInAs?: string; consent: boolean; prefetches?: boolean },
) => Promise<Phone>

/** In WeChat, known to it. */
async function inWechat(phone: NewPhone, mobile?: string): Promise<Phone> {
  const visitor = await phone('android', {
    consent: true,
    prefetches: true,
    ...(mobile !== undefined && { signedInAs: mobile }),
  })
  await visitor.context.addInitScript((id) => {
    if (location.protocol.startsWith('http') && !localStorage.getItem('openId')) localStorage.setItem('openId', id)
  }, OPEN_ID)
  return visitor
}

/** The next result of WeChat's sheet: null is a payment by the phone's owner. */
async function sheet(server: Server, pay: { result: 'ok' | 'cancel' | 'fail' | 'never'; paid: boolean } | null) {
  await fetch(`${server.wechat}/__wechat/control`, { method: 'POST', body: JSON.stringify({ pay }) })
}

const payButton = (page: Page) => page.getByRole('button', { name: /^微信支付 ¥/ })
const verdict = (page: Page, words: string) => page.getByRole('heading', { level: 2, name: words })

test.afterEach(async ({ server }) => sheet(server, null))

/** One of each answer; src/features/trade/steps/pay-hints.screens.test.ts combines all of them with all outcomes. */
const payments = [
  { hint: 'ok', isPaid: false, isKnown: false, cut: true, says: '支付结果确认中' },
  { hint: 'cancel', isPaid: true, isKnown: true, cut: false, says: '支付成功' },
  { hint: 'fail', isPaid: false, isKnown: true, cut: false, says: '支付未完成，订单为您保留至' },
  { hint: 'never', isPaid: true, isKnown: true, cut: true, says: /^(?:支付成功|服务中)$/ },
] as const

test('b9, B4, B7: whatever WeChat answers, and after a cut, the screen shows the server’s state', async ({
  phone,
  server,
}) => {
  for (const [at, { hint, isPaid, isKnown, cut, says }] of payments.entries()) {
    const mobile = `139000000${at + 1}0`
    const { orderNumber } = await placeCourse(server, mobile)
    await sheet(server, { result: hint, paid: isPaid })
    const { context, page, open } = await inWechat(phone, mobile)
    const lies = await sayings(context, /支付成功/)
    await open(`/order/${orderNumber}/pay`)
    await expect(payButton(page)).toBeVisible()
    if (cut) await untilPrefetched(page)
    if (!isKnown) await server.control('fault', { path: '/orders/finish', kind: 'status', value: 503, times: 0 })
    const judged = page.waitForResponse((answer) => answer.url().endsWith('/__wechat/pay'))
    await payButton(page).click()
    await judged
    if (cut) await context.setOffline(true)
    if (hint === 'never') {
      await expect(page.getByText('请在微信支付窗口完成付款')).toBeVisible()
      // The page is killed while the sheet is open, and opened again from the list.
      await context.setOffline(false)
      await open('/me/order')
      const order = page.getByRole('link', { name: /订单编号/ })
      await page.getByRole('link', { name: '去付款' }).or(order).last().click()
    } else if (cut) {
      await expect(page.getByText(/支付结果确认中|暂时无法确认支付结果/).first()).toBeVisible()
      expect(lies, 'nothing is claimed while nobody can be asked').toEqual([])
      await context.setOffline(false)
    }
    await expect(page.getByText(says).first(), hint).toBeVisible()
    if (!isPaid) expect(lies).toEqual([])
    await context.close()
    await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
  }
})

test('b9: a payment reported late is found; one never reported ends in a message and an action', async ({
  phone,
  server,
}) => {
  const { page, open } = await inWechat(phone, '13800000033')
  await open('/order/D00330003/result')
  await expect(verdict(page, '支付结果确认中')).toBeVisible()
  await expect(verdict(page, '支付成功')).toBeVisible()

  const { orderNumber } = await placeCourse(server, '13900009001')
  const other = await inWechat(phone, '13900009001')
  await other.page.clock.install()
  await other.open(`/order/${orderNumber}/result`)
  await expect(async () => {
    await other.page.clock.fastForward(6_000)
    await expect(verdict(other.page, '暂未收到付款结果')).toBeVisible({ timeout: 200 })
  }).toPass()
  const before = (await asked(server, '/orders/finish')).length
  await other.page.getByRole('button', { name: '刷新状态' }).click()
  await expect.poll(async () => (await asked(server, '/orders/finish')).length).toBeGreaterThan(before)
  await expect(async () => {
    await other.page.clock.fastForward(6_000)
    await expect(other.page.getByRole('link', { name: '查看订单' })).toBeVisible({ timeout: 200 })
  }).toPass()
})

test('B7: an expired order is closed at the cashier; parts, transfer and list match the server', async ({
  phone,
  server,
}) => {
  const { page, origin, open, context } = await inWechat(phone, TRADER)
  await open('/me')
  await page.getByRole('link', { name: '我的订单' }).click()
  await expect(page.getByRole('list', { name: '等您处理' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('list', { name: '订单' }).getByRole('listitem')).toHaveCount(6)
  await saved(page, '/me/order')
  await page.getByRole('tab', { name: '待付款' }).click()
  await expect(page).toHaveURL(`${origin}/me/order?tab=pay`)
  await expect(page.getByRole('list', { name: '订单' }).getByRole('listitem')).toHaveCount(3)

  await open('/order/D00310004/pay')
  await expect(page.getByText('已付 ¥1,200.00，共 ¥3,600.00')).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await page.getByRole('link', { name: /第二笔，共3笔/ }).click()
  await payButton(page).click()
  await expect(page.getByText('本笔已支付成功')).toBeVisible()

  await open('/order/D00310003/pay')
  await page.getByRole('radio', { name: '对公转账' }).check()
  await page.getByRole('button', { name: '查看对公收款账户' }).click()
  await expect(page).toHaveURL(`${origin}/order/D00310003/transfer`)
  await expect(page.getByText('户名必须为示例证券投资咨询有限公司，否则请勿付款')).toBeVisible()
  expect(JSON.stringify((await everything(page)).local)).not.toContain('0000 0000 0000')

  const closed = await sayings(context, /订单已关闭/)
  await open('/order/D00310003/pay')
  await expect(payButton(page).or(page.getByRole('button', { name: '查看对公收款账户' }))).toBeVisible()
  await server.control('clock', { offset: 4 * 86_400_000 })
  // A customer who returns while the cashier is waiting for an answer is not asked for another one.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page).toHaveURL(`${origin}/order/D00310003`, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('关闭原因：超时未付款')).toBeVisible()
  await expect.poll(() => closed).toContain('订单已关闭')
  await server.control('clock', { offset: 0 })
})

test('a payment link is public, reveals nothing about the customer, and is paid in WeChat only', async ({ phone }) => {
  const guest = await phone('browser', { consent: false })
  await guest.open('/sub-order/S00310004002')
  const main = guest.page.getByRole('main')
  await expect(main).toContainText('示例证券投资咨询有限公司')
  await expect(main).toContainText('请确认为本人或亲友的订单付款')
  await expect(main.getByText('请在微信中打开完成支付')).toBeVisible()
  await expect(main.getByRole('img', { name: '用微信扫码打开本页' })).toBeVisible()
  await expect(payButton(guest.page)).toHaveCount(0)
  expect(await main.textContent()).not.toMatch(/订单示例|易示例|138|D0031/)
  await guest.open('/sub-order/S00000000000')
  await expect(main.getByRole('alert')).toBeVisible()

  const stranger = await phone('browser', { signedInAs: ADVISED, consent: true })
  await stranger.open('/order/D00310003/pay')
  await expect(stranger.page.getByRole('alert')).toBeVisible()
  await expect(payButton(stranger.page)).toHaveCount(0)
  await stranger.open('/order/D00310006/contract')
  await expect(stranger.page.getByRole('alert')).toBeVisible()
})
