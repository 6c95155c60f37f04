import type { Page } from '@playwright/test'
import { questionnaires } from '#test/service/seed/questionnaire.ts'
import { agree, fillAddress, readDisclosure } from '#test/e2e/kit/checkout.ts'
import { button, main } from '#test/e2e/kit/parts.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { expect, test } from '#test/e2e/kit/controls.ts'
import { asked, keptText } from '#test/e2e/kit/watch.ts'

test.setTimeout(90_000)

const C3 = '13800000004'
/** C2, from an expired evaluation. */
const LATE = '13800000006'

const due = (page: Page) => page.getByRole('region', { name: '操作' })

/** The page of K701's order is available, as before the order. */
const BUYABLE = JSON.stringify({
  code: 0,
  message: '',
  data: { canBuy: true, gates: [{ gate: 'MOBILE', state: 'PASSED' }] },
})

/** Calls the service as this customer. */
async function asking(server: Server, mobile: string) {
  const { accessToken } = await server.tokens(mobile)
  return async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
    const { code, data } = await (await fetch(`${server.plain}/api${path}`, sent)).json()
    expect(code, path).toBe(0)
    return data
  }
}

/** Selects in the sheet of a row. */
async function choose(page: Page, row: string, choice: string | RegExp): Promise<void> {
  await main(page)
    .getByRole('button', { name: new RegExp(`^${row}`) })
    .click()
  await page.getByRole('dialog').getByLabel(choice).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The sheet's own entry leaves the history a moment later: continuing earlier would be undone with it.
  await expect.poll(() => page.evaluate(() => 'modal' in Object(history.state))).toBe(false)
}

test('B4: two tabs, pressed at once and one after the other: one order, which both continue', async ({
  phone,
  server,
}) => {
  const { page, open, context } = await phone('browser', { consent: true, signedInAs: C3 })
  const other = await context.newPage()
  await open('/checkout/K701')
  await other.goto('/checkout/K701')
  for (const tab of [page, other]) await agree(tab)
  await Promise.all([page, other].map((tab) => button(tab, '提交订单').click()))
  // The second tab is shown the first one's order, or gets it as the answer.
  for (const tab of [page, other]) {
    await expect(button(tab, '继续办理').or(main(tab).getByText(/^收款方：/))).toBeVisible()
    if (await button(tab, '继续办理').isVisible()) await button(tab, '继续办理').click()
    await expect(tab).toHaveURL(/\/order\/\w+\/pay$/)
  }
  expect(other.url()).toBe(page.url())

  // A third one was open all the time, and is pressed when the order is known.
  const third = await context.newPage()
  await server.control('fault', { path: '/orders/checkBySku', kind: 'body', text: BUYABLE, times: 0 })
  await third.goto('/checkout/K701')
  await agree(third)
  await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })
  await button(third, '提交订单').click()
  await expect(main(third).getByText('您有一笔待付款订单').first()).toBeVisible()
  await button(third, '继续办理').click()
  await expect(third).toHaveURL(page.url())
  const ask = await asking(server, C3)
  expect((await ask('/orders/my/v2', { pageNo: 1 })).total).toBe(1)
})

test('b4: an expired evaluation is renewed on the way, and the order keeps its choices', async ({ phone, server }) => {
  const { page, open, origin } = await phone('browser', { consent: true, signedInAs: LATE })
  await open('/checkout/K103')
  await choose(page, '付款方式', /^分 2 笔/)
  // All but the last question, on another device.
  const ask = await asking(server, LATE)
  const { evaluationId } = await ask('/new-evaluation/evaluation/start', {})
  const { topics } = questionnaires.V2
  for (const { id, options } of topics.slice(0, -1)) {
    await ask('/survey/submit-answer', { evaluationId, topicId: id, optionIds: [options[1]?.id] })
  }
  await page.getByRole('link', { name: '去完成风险测评' }).click()
  await page.getByRole('link', { name: '去测评' }).click()
  await page.getByLabel(topics.at(-1)?.options[1]?.text ?? '', { exact: true }).check()
  await button(page, '检查答案').click()
  await server.control('clock', { offset: 60_000 })
  await button(page, '提交测评').click()
  const confirmed = page.getByRole('checkbox', { name: '本人确认以上结果' })
  await expect(confirmed.or(button(page, '确认无误，继续提交'))).toBeVisible()
  if (await button(page, '确认无误，继续提交').isVisible()) await button(page, '确认无误，继续提交').click()
  await confirmed.check()
  await button(page, '确认').click()
  await page.getByRole('link', { name: '返回继续办理' }).click()
  await expect(page).toHaveURL(`${origin}/checkout/K103`)
  await expect(main(page).getByText('分 2 笔')).toBeVisible()
  await expect(page.getByRole('link', { name: '阅读风险揭示书' })).toBeVisible()
})

test('coupon, gift and parts are chosen, priced by the service, and become the order', async ({ phone, server }) => {
  const ask = await asking(server, C3)
  const { couponId } = await ask('/coupons/gain?planNumber=CP101')
  const { page, open } = await phone('browser', { consent: true, signedInAs: C3 })
  // The coupons fail to load at first: this is reported, and no discount is lost silently.
  await server.control('fault', { path: '/users/coupons', kind: 'status', value: 503 })
  await open('/checkout/K105')
  await expect(main(page).getByText('以下金额未使用优惠券。')).toBeVisible()
  await expect(due(page)).toContainText('¥999.00')
  await button(page, '重试').click()
  await expect(due(page)).toContainText('¥899.00')
  await choose(page, '优惠券', '不使用优惠券')
  await expect(due(page)).toContainText('¥999.00')
  await choose(page, '优惠券', /课程立减券/)
  await expect(due(page)).toContainText('¥899.00')
  await choose(page, '礼品', /公司年报怎么读/)
  await choose(page, '付款方式', /^分 2 笔/)
  await readDisclosure(page)
  await agree(page)
  await button(page, '提交订单').click()
  await expect(page).toHaveURL(/\/order\/\w+\/pay$/)
  await expect(main(page).getByRole('link', { name: /^第[一二]笔，共.{1,2}笔.*¥449\.50/ })).toHaveCount(2)
  const [order] = (await asked(server, '/orders')).map(({ body }) => Object(body))
  expect(order).toMatchObject({ couponId, giftNumber: 'G101', payableFen: 89_900 })
  const [cut] = (await asked(server, '/orders/sub')).map(({ body }) => Object(body))
  expect(cut.parts).toEqual([44_950, 44_950])
})

test('B4: an order with postal delivery whose split is rejected: the reason is shown, and the customer decides', async ({
  phone,
  server,
}) => {
  const { page, open, origin } = await phone('browser', { consent: true, signedInAs: C3 })
  await open('/checkout/K601')
  await agree(page)
  await button(page, '提交订单').click()
  await expect(main(page).getByText('请选择收货地址')).toBeVisible()
  await button(page, '请添加收货地址').click()
  await fillAddress(page)
  await expect(main(page).getByText('周示例 139****0001')).toBeVisible()
  await choose(page, '礼品', /公司年报怎么读/)
  await choose(page, '付款方式', /^分 3 笔/)
  const refused = { path: '/orders/sub', kind: 'code', value: 40_927, text: '今日拆分次数已用完', times: 3 }
  await server.control('fault', refused)
  await button(page, '提交订单').click()
  const why = main(page).getByText('订单已生成，分 3 笔付款没有办成：今日拆分次数已用完')
  await expect(why).toBeVisible()
  await button(page, '再试一次分 3 笔').click()
  await expect.poll(async () => (await asked(server, '/orders/sub')).length).toBe(2)
  await expect(why).toBeVisible()

  // Killed here: the order is found among the others, and leads back to the choice.
  await open('/me/order')
  await page.getByRole('link', { name: '去付款' }).first().click()
  await expect(page).toHaveURL(`${origin}/checkout/K601`)
  await expect(why).toBeVisible()
  await button(page, '改为一次付清 ¥368.00').click()
  await expect(page).toHaveURL(/\/order\/\w+\/pay$/)
  await expect(main(page).getByText('¥368.00').first()).toBeVisible()
  await expect(main(page).getByText(/^第\d笔/)).toHaveCount(0)
  expect(await keptText(page)).not.toContain('order:K601')
  const sent = (await asked(server, '/orders')).map(({ body }) => Object(body))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ giftNumber: 'G101', addressId: expect.any(String), payableFen: 36_800 })
})
