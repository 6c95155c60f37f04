import type { Page } from '@playwright/test'
import { everything, saved, workerHasAll } from '#test/e2e/kit/device.ts'
import type { Phone } from '#test/e2e/kit/fixtures.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { decide } from '#test/e2e/kit/vendor.ts'
import { asked, expect, test } from '#test/e2e/kit/watch.ts'
import { button, main } from '#test/e2e/kit/parts.ts'

// Each of these is a whole refund.
test.setTimeout(120_000)

/** Paid thirty days ago: 31 of 365 days are used. */
const BUYER = '13800000002'
/** Has a refund of every state, and an order paid in three parts. */
const REFUNDER = '13800000032'
const SECRET = '家里有事，电话13912345678'
const CARD = '6222020000000000000'

type Open = (place: 'browser', options: { signedInAs: string; consent: boolean }) => Promise<Phone>
const customer = (phone: Open, mobile: string) => phone('browser', { signedInAs: mobile, consent: true })

const status = (page: Page, words: string) => page.getByRole('heading', { level: 2, name: words })

/** Staff decide on a refund. */
function desk(server: Server, kind: 'AUDIT' | 'PAYOUT', refundNumber: string, what = 'pass', reason = '') {
  const at = `${server.plain}/__vendor/desk/${encodeURIComponent(`${kind} ${refundNumber}`)}`
  return fetch(at, { method: 'POST', body: new URLSearchParams({ do: what, reason }) })
}

/** The device's storage, without the code of the app; `drafts` of the open tab separately. */
async function kept(page: Page): Promise<string> {
  const { local, databases, cookies } = await everything(page)
  return JSON.stringify({ local, databases, cookies })
}

/** The number of the shown refund. */
const shown = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

const refundPosts = (server: Server) => asked(server, '/esign/order/refund')

test('e1, E1, E2: from 我的 in three taps: itemised, over the limit rejected, signed, reviewed, paid, read', async ({
  phone,
  server,
}) => {
  const { page, open, origin } = await customer(phone, BUYER)
  await open('/me')
  await page.getByRole('link', { name: '我的订单' }).click()
  await page.getByRole('link', { name: /订单编号 D00020001/ }).click()
  await expect(main(page).getByText('已服务 31 天（共 365 天）')).toBeVisible()
  await page.getByRole('link', { name: '申请退款（可退 ¥1,188.67）' }).click()
  await expect(page).toHaveURL(`${origin}/order/D00020001/refund`)
  await expect(main(page).getByText('大写：人民币壹仟壹佰捌拾捌元陆角柒分')).toBeVisible()
  await expect(main(page).getByText('−¥110.33')).toBeVisible()
  await expect(main(page).getByText('签约后5个工作日内可书面解除')).toHaveCount(0)

  const next = button(page, '下一步：核对退款协议')
  await next.click()
  await expect(page.getByRole('group', { name: '退款原因' }).getByRole('radio').first()).toBeFocused()
  await page.getByLabel('没有时间学习').check()
  await page.getByLabel('补充说明（选填）').fill(SECRET)
  await page.getByLabel('申请退款金额（元）').fill('1188.68')
  await next.click()
  await expect(main(page).getByText('退款金额不能超过可退金额 ¥1,188.67')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('补充说明（选填）'), 'what was typed outlives a reload').toHaveValue(SECRET)
  await page.getByLabel('申请退款金额（元）').fill('1188.67')
  await next.click()
  await expect(page.getByRole('link', { name: '预览退款协议（PDF）' })).toHaveAttribute('href', /\/files\/u\/contract-/)
  expect(await kept(page)).not.toContain('13912345678')

  await button(page, '去签署').dblclick({ noWaitAfter: true })
  await decide(page, '放弃')
  await expect(page).toHaveURL(/\/refund\/F\w+\?back=1$/)
  await expect(status(page, '待签署')).toBeVisible()
  await expect(main(page).getByText('正在确认签署结果，请稍候')).toBeVisible()
  expect(await refundPosts(server), 'one press for two taps').toHaveLength(1)
  const refundNumber = shown(page)
  // A forged return changes nothing.
  await open(`/refund/${refundNumber}?back=1&status=DONE&result=ok`)
  await expect(status(page, '待签署')).toBeVisible()
  await page.getByRole('link', { name: '去签署' }).click()
  await button(page, '去签署').click()
  await decide(page, '通过，但晚些通知')
  await expect(status(page, '审核中')).toBeVisible()
  expect(shown(page)).toBe(refundNumber)
  await expect(main(page).getByText(/预计3个工作日内完成审核，最晚 \d{4}-\d\d-\d\d/)).toBeVisible()

  await desk(server, 'AUDIT', refundNumber)
  await button(page, '刷新状态').click()
  await expect(status(page, '退款中')).toBeVisible()
  await expect(main(page).getByText(/预计5个工作日内原路退回，最晚/)).toBeVisible()
  await desk(server, 'PAYOUT', refundNumber)
  await open('/me')
  await main(page).getByRole('listitem').filter({ hasText: '退款有更新' }).getByRole('link').click()
  await expect(page).toHaveURL(`${origin}/me/refund`)
  await expect(main(page).getByText('有更新')).toBeVisible()
  await page.getByRole('link', { name: /已退款/ }).click()
  await expect(main(page).getByText('已退 ¥1,188.67')).toBeVisible()
  await expect.poll(async () => (await asked(server, '/orders/refund/read')).length).toBeGreaterThan(0)
  await open('/me')
  // To-dos come with the customer's other answers, after the page knows the customer.
  await expect(main(page).getByRole('region', { name: '进行中的服务' }).getByRole('link').first()).toBeVisible()
  await expect(main(page)).not.toContainText('退款有更新')

  await saved(page, `/refund/${refundNumber}`)
  const all = await kept(page)
  for (const secret of ['13912345678', '__vendor', '/files/u/']) expect(all).not.toContain(secret)
  expect(JSON.stringify(await server.journal('/upload/enven'))).not.toContain('13912345678')
})

test('E3: an answer lost before or after the refund was made, a killed tab and another tab: one refund', async ({
  phone,
  server,
}) => {
  const { page, open, context } = await customer(phone, REFUNDER)
  await open('/order/D00320006/refund')
  await page.getByLabel('资金安排有变').check()
  await button(page, '下一步：核对退款协议').click()
  const sign = button(page, '去签署')
  await sign.waitFor()
  await context.setOffline(true)
  await sign.click()
  await expect(main(page).getByText('离线状态下无法操作')).toBeVisible()
  await context.setOffline(false)
  expect(await refundPosts(server)).toHaveLength(0)

  await server.control('fault', { path: '/esign/order/refund', method: 'POST', kind: 'status', value: 503 })
  await sign.click()
  await expect(main(page).getByText(/经核对暂未生成退款申请，请再次提交/)).toBeVisible()
  await server.control('fault', { path: '/esign/order/refund', method: 'POST', kind: 'drop', when: 'after', times: 0 })
  await sign.click()
  await expect(main(page).getByText(/经核对申请已登记，请继续签署/)).toBeVisible()
  await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })

  // Killed here: the server knows, in any tab.
  const other = await context.newPage()
  await page.close()
  await other.goto('/order/D00320006/refund')
  await expect(main(other).getByText('退款原因：资金安排有变')).toBeVisible()
  const third = await context.newPage()
  await third.goto('/order/D00320006/refund')
  await button(third, '去签署').click()
  await decide(third, '通过')
  await expect(status(third, '审核中')).toBeVisible()
  await button(other, '去签署').click()
  await expect(other, 'led to the one that was signed elsewhere').toHaveURL(/\/refund\/F\w+/)
  expect(shown(other)).toBe(shown(third))
  await desk(server, 'AUDIT', shown(third), 'fail', '资料不全')
  await button(third, '刷新状态').click()
  await expect(main(third).getByText('资料不全', { exact: true }), 'E3').toBeVisible()
  await expect(third.getByRole('link', { name: '重新申请' })).toBeVisible()
  await main(third).getByRole('link', { name: /^投诉/ }).first().click()
  await expect(third).toHaveURL(/\/complaint\?orderNumber=D00320006&type=REFUND$/)
})

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('e1, E5: a split order lists each part; the account is the customer’s own, and its number is not stored', async ({
    phone,
    server,
  }) => {
    const { page, open, context, origin } = await customer(phone, REFUNDER)
    await open('/order/D00320007/refund')
    await expect(main(page).getByText('签约后5个工作日内可书面解除')).toBeVisible()
    await page.getByLabel('其他原因').check()
    await button(page, '下一步：核对退款协议').click()
    const channels = page.getByRole('region', { name: '退回渠道' }).getByRole('listitem')
    await expect(channels).toHaveText([
      /第三笔 对公转账.*¥1,200\.00/,
      /第二笔 微信支付.*¥1,200\.00/,
      /第一笔 微信支付.*¥1,200\.00/,
    ])

    await open('/refund/FD00320003')
    await expect(status(page, '待填写收款账户')).toBeVisible()
    await page.getByRole('link', { name: '填写收款账户' }).click()
    await expect(page).toHaveURL(`${origin}/order/D00320003/refund`)
    const submit = button(page, '提交收款账户')
    await submit.click()
    await expect(page.getByLabel('户名')).toBeFocused()
    await page.getByLabel('户名').fill('别示例')
    await page.getByLabel('开户银行').fill('示例银行')
    await page.getByLabel('开户支行').fill('示例支行')
    await page.getByLabel('银行卡号').fill(CARD.replace(/0$/, '1'))
    await expect(main(page).getByText('银行卡号有误')).toBeVisible()
    await page.getByLabel('银行卡号').fill(CARD)
    await page.getByRole('checkbox').check()
    await submit.click()
    await expect(main(page).getByText('户名须与实名认证姓名一致')).toBeVisible()
    await page.getByLabel('户名').fill('退示例')
    await context.setOffline(true)
    await submit.click()
    await expect(main(page).getByText('离线状态下无法操作')).toBeVisible()
    await expect(page.getByLabel('银行卡号'), 'the form is kept').toHaveValue(CARD)
    await context.setOffline(false)
    const path = '/orders/refund-bank-info/create'
    await server.control('fault', { path, method: 'POST', kind: 'status', value: 503 })
    await submit.click()
    await expect(main(page).getByText(/经核对账户尚未登记，请再次提交/)).toBeVisible()
    await server.control('fault', { path, method: 'POST', kind: 'cut' })
    await submit.click()
    await expect(page).toHaveURL(`${origin}/refund/FD00320003`)
    await expect(status(page, '退款中')).toBeVisible()
    await expect(main(page).getByText('示例银行（尾号0000）')).toBeVisible()
    await saved(page, '/refund/FD00320003')
    const { session } = await everything(page)
    expect((await kept(page)) + JSON.stringify(session)).not.toContain(CARD)
    expect(JSON.stringify(await server.journal('/upload/enven'))).not.toContain(CARD)
    await desk(server, 'PAYOUT', 'FD00320003')
    await button(page, '刷新状态').click()
    await expect(status(page, '已退款')).toBeVisible()

    // Offline it is readable again, with its date.
    await open('/refund/FD00320003')
    await workerHasAll(page)
    await context.setOffline(true)
    await page.reload()
    await expect(status(page, '已退款')).toBeVisible()
    await expect(page.getByText(/当前离线，以下为/)).toBeVisible()
  })
})
