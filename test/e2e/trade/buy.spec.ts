import { agree, readDisclosure } from '#test/e2e/kit/checkout.ts'
import { button, main } from '#test/e2e/kit/parts.ts'
import { asked, keptText } from '#test/e2e/kit/watch.ts'
import type { Phone } from '#test/e2e/kit/fixtures.ts'
import { expect, test } from '#test/e2e/kit/controls.ts'
import type { Server } from '#test/e2e/kit/server.ts'

// Each of these is a whole purchase.
test.use({ serviceWorkers: 'allow' })
test.setTimeout(90_000)

const C3 = '13800000004'

const orders = (server: Server) => asked(server, '/orders')

/** Everything tracked about the customer, as one text. */
const tracked = async (server: Server): Promise<string> =>
  JSON.stringify((await server.journal('/upload/enven')).map(({ body }) => body))

/** How many orders the customer has. */
async function orderCount(server: Server, mobile: string): Promise<number> {
  const { accessToken } = await server.tokens(mobile)
  const answer = await fetch(`${server.plain}/api/orders/my/v2`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: '{"pageNo":1}',
  })
  return Number((await answer.json()).data.total)
}

/** A customer whose clock the test sets. */
async function customer(
  phone: (place: 'browser', options: { consent: boolean; signedInAs: string }) => Promise<Phone>,
  mobile = C3,
): Promise<Phone> {
  return phone('browser', { consent: true, signedInAs: mobile })
}

test('b3, b5, b6: from a course to its order: attribution, disclosure, documents, one order for ten taps', async ({
  phone,
  server,
}) => {
  const { page, open } = await customer(phone)
  await open('/course/C101?salesNumber=S100')
  await page.getByRole('link', { name: '立即报名' }).click()
  await expect(page).toHaveURL(/\/sku\/K101$/)
  await expect(main(page).getByText('与您的等级 C3 匹配')).toBeVisible()
  await expect(main(page).getByText(/^退款规则/)).toBeInViewport()
  await expect(
    main(page)
      .getByText(/登记编号/)
      .first(),
  ).toBeVisible()
  await page.getByRole('link', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/\/checkout\/K101$/)

  await readDisclosure(page)
  await expect(main(page).getByText('已确认')).toBeVisible()
  await button(page, '提交订单').click()
  await expect(main(page).getByText('请先阅读并同意《用户协议》')).toBeVisible()
  await agree(page)
  await page.reload()
  await expect(page.getByLabel('本人已阅读并同意以上文件'), 'choices outlive a reload').toBeChecked()

  // Ten taps within a tenth of a second, and the key as well.
  await expect(button(page, '提交订单')).toBeEnabled()
  await button(page, '提交订单').focus()
  await button(page, '提交订单').evaluate((element: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) setTimeout(() => element.click(), tap * 10)
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order\/\w+/)
  const sent = await orders(server)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    skuId: 'K101',
    salesNumber: 'S100',
    payableFen: 129_900,
    clientNo: expect.stringMatching(/^[0-9a-f]{32}$/),
    riskAck: { docVersion: 'v1' },
  })
  expect(Object(Object(sent[0]?.body).riskAck).readSec).toBeGreaterThanOrEqual(15)
  for (const action of ['sku_view', 'buy_click', 'gate_block', 'disclosure_read', 'order_create']) {
    await expect.poll(() => tracked(server)).toContain(action)
  }
  await page.goto('/checkout/K101')
  await expect(main(page).getByText('您有一笔待付款订单')).toBeVisible()
  await expect(button(page, '提交订单')).toHaveCount(0)
  await button(page, '继续办理').click()
  await expect(page).toHaveURL(/\/order\/\w+/)
  expect(await orders(server)).toHaveLength(1)
})

test('B4: an answer lost after the order was made, a killed tab and another tab: one order', async ({
  phone,
  server,
}) => {
  const visitor = await customer(phone)
  const { page, open, context } = visitor
  const before = await orderCount(server, C3)
  await open('/checkout/K701')
  await agree(page)
  // Placed, but neither the answer nor the following check gets through.
  await server.control('fault', { path: '/orders', method: 'POST', kind: 'drop', when: 'after', times: 0 })
  await server.control('fault', { path: '/orders/checkBySku', kind: 'status', value: 503, times: 0 })
  await button(page, '提交订单').click()
  await expect(main(page).getByText(/没有收到提交结果。暂时无法核对/)).toBeVisible()
  expect(await keptText(page)).toContain('order:K701')

  await button(page, '核对订单').click()
  await expect(button(page, '核对订单')).toBeEnabled()
  await fetch(`${server.plain}/__test/fault`, { method: 'DELETE' })

  // Killed here; the order is found again automatically in a new tab.
  const other = await context.newPage()
  await page.close()
  await other.goto('/checkout/K701')
  await button(other, '继续办理').click()
  await expect(other).toHaveURL(/\/order\/\w+/)
  expect(await orderCount(server, C3)).toBe(before + 1)
  const numbers = new Set((await orders(server)).map(({ body }) => String(Object(body).clientNo)))
  expect(numbers.size).toBe(1)
  expect(await keptText(other)).not.toContain('order:K701')
})

test('B4: an answer lost before the order was made is reported, and the next press uses the same client number', async ({
  phone,
  server,
}) => {
  const { page, open } = await customer(phone)
  const before = await orderCount(server, C3)
  await open('/checkout/K701')
  await agree(page)
  await server.control('fault', { path: '/orders', method: 'POST', kind: 'status', value: 503 })
  await button(page, '提交订单').click()
  await expect(main(page).getByText(/没有收到提交结果。经核对暂未生成订单/)).toBeVisible()
  expect(await orderCount(server, C3)).toBe(before)
  // Lost after it was placed, and the check finds the order: the customer continues without another press.
  await server.control('fault', { path: '/orders', method: 'POST', kind: 'cut' })
  await button(page, '提交订单').click()
  await expect(page).toHaveURL(/\/order\/\w+/)
  expect(await orderCount(server, C3)).toBe(before + 1)
  const numbers = (await orders(server)).map(({ body }) => String(Object(body).clientNo))
  expect(new Set(numbers).size).toBe(1)
})

test('B6: a changed price is shown before payment, a coupon is chosen and removed, offline nothing is sent', async ({
  phone,
  server,
}) => {
  const { page, open, context } = await customer(phone, '13800000002')
  await open('/checkout/K701')
  await agree(page)
  // The valid price has loaded, not only the one beside the name.
  await expect(page.getByRole('region', { name: '操作' })).toContainText('¥9.90')
  await server.control('sku-price', { skuId: 'K701', priceFen: 1290 })
  await button(page, '提交订单').click()
  await expect(main(page).getByText('价格已更新，请确认')).toBeVisible()
  await expect(page.getByRole('region', { name: '操作' })).toContainText('¥12.90')
  expect(await orders(server)).toHaveLength(1)

  await context.setOffline(true)
  await expect(button(page, '提交订单')).toBeDisabled()
  await expect(main(page).getByText('离线状态下无法操作')).toBeVisible()
  await expect(page.getByLabel('本人已阅读并同意以上文件')).toBeChecked()
  await context.setOffline(false)
  await expect(button(page, '提交订单')).toBeEnabled()
  await expect(main(page).getByText('价格已更新，请确认')).toBeVisible()
  expect(await orders(server)).toHaveLength(1)
  await button(page, '提交订单').click()
  await expect(page).toHaveURL(/\/order\/\w+/)
  expect((await orders(server)).map(({ body }) => Number(Object(body).payableFen))).toEqual([990, 1290])
})

test('an order prepared by sales belongs to one customer, expires, and passes the same gates', async ({
  phone,
  server,
}) => {
  const { page, open } = await customer(phone)
  await open('/strategy-link/OL0004B')
  await expect(main(page).getByText(/该链接已过期/)).toBeVisible()
  await open('/strategy-link/OL0004A')
  await expect(main(page).getByText('¥2,980.00')).toBeVisible()
  await expect(main(page).getByText(/工号 S100/)).toBeVisible()
  await page.getByRole('link', { name: '去确认订单' }).click()
  await expect(page.getByRole('link', { name: '阅读风险揭示书' })).toBeVisible()
  await readDisclosure(page)
  await agree(page)
  await button(page, '提交订单').click()
  await expect(page).toHaveURL(/\/order\/\w+/)
  expect((await orders(server)).map(({ body }) => String(Object(body).salesNumber))).toEqual(['S100'])
  const other = await customer(phone, '13800000009')
  await other.open('/strategy-link/OL0004A')
  await expect(main(other.page).getByText('该链接不属于当前账号')).toBeVisible()
})
