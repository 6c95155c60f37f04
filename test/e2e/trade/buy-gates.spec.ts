import { agree, readDisclosure } from '#test/e2e/kit/checkout.ts'
import { button, main } from '#test/e2e/kit/parts.ts'
import { expect, test } from '#test/e2e/kit/controls.ts'
import type { Phone } from '#test/e2e/kit/fixtures.ts'
import type { Server } from '#test/e2e/kit/server.ts'
import { asked } from '#test/e2e/kit/watch.ts'

// Each of these is a whole purchase.
test.setTimeout(90_000)

const C3 = '13800000004'
const SENTENCE = '本人已知悉该服务风险高于本人风险承受能力，自愿购买'

const orders = (server: Server) => asked(server, '/orders')

/** Everything tracked about the customer, as one text. */
const tracked = async (server: Server): Promise<string> =>
  JSON.stringify((await server.journal('/upload/enven')).map(({ body }) => body))

/** A customer whose clock the test sets. */
async function customer(
  phone: (place: 'browser', options: { consent: boolean; signedInAs: string }) => Promise<Phone>,
  mobile = C3,
): Promise<Phone> {
  return phone('browser', { consent: true, signedInAs: mobile })
}

test('B5: a level above the customer’s: the notice, the typed statement, and a day to consider', async ({
  phone,
  server,
}) => {
  // 67 years old, C2.
  const { page, open } = await customer(phone, '13800000011')
  await open('/checkout/K110')
  await expect(main(page).getByRole('link', { name: /适当性匹配.*须确认/ })).toBeVisible()
  await page.getByRole('link', { name: '查看匹配意见' }).click()
  await expect(main(page).getByText(/您的等级 C2，服务等级 R4，不匹配/)).toBeVisible()
  await expect(main(page).getByRole('heading', { name: '风险不匹配警示书' })).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('heading', { name: '风险不匹配警示书' })).toHaveCount(0)
  await readDisclosure(page, SENTENCE)
  await expect(main(page).getByText('已确认')).toHaveCount(2)
  await agree(page)
  await button(page, '提交订单').click()
  await expect(main(page).getByText(/请在24小时后再次确认购买/)).toBeVisible()
  await page.reload()
  await expect(main(page).getByText(/请在 \d\d-\d\d \d\d:\d\d 后再次确认购买/)).toBeVisible()
  await expect(button(page, '提交订单')).toHaveCount(0)
  for (const action of ['mismatch_shown', 'mismatch_leave', 'mismatch_continue']) {
    await expect.poll(() => tracked(server)).toContain(action)
  }
  await server.control('clock', { offset: 25 * 3_600_000 })
  await page.reload()
  await button(page, '提交订单').click()
  await expect(page).toHaveURL(/\/order\/\w+/)
  const [first, second] = (await orders(server)).map(({ body }) => Object(body))
  expect(second).toMatchObject({ clientNo: first.clientNo, riskAck: { mismatchText: SENTENCE } })
})

test('B5: the lowest level, an expired evaluation, sold out and unknown levels are stopped where they must', async ({
  phone,
  server,
}) => {
  const lowest = await customer(phone, '13800000003')
  await lowest.open('/checkout/K301')
  await expect(main(lowest.page).getByText('该服务不适合您')).toBeVisible()
  await expect(button(lowest.page, /提交|支付|付款/)).toHaveCount(0)
  await lowest.open('/checkout/K301/disclosure')
  await expect(
    main(lowest.page)
      .getByText(/最低类别/)
      .first(),
  ).toBeVisible()
  await expect(button(lowest.page, '确认')).toHaveCount(0)

  const late = await customer(phone, '13800000006')
  await late.open('/checkout/K103')
  await expect(late.page.getByRole('link', { name: '去完成风险测评' })).toHaveAttribute(
    'href',
    '/suitability?redirect=%2Fcheckout%2FK103',
  )

  const able = await customer(phone)
  await able.open('/sku/K112')
  await expect(button(able.page, '已售罄')).toBeDisabled()
  await able.open('/checkout/K112')
  await expect(main(able.page).getByText('已售罄')).toBeVisible()
  await expect(button(able.page, '提交订单')).toHaveCount(0)
  await able.open('/checkout/K502')
  await expect(main(able.page).getByText('该服务的风险等级正在评定，暂不能购买')).toBeVisible()
  expect(await orders(server)).toEqual([])
})

test('a guest sees a service and logs in to order; the service rejects a forged order', async ({ phone, server }) => {
  const { page, open } = await phone('browser', { consent: false })
  await open('/sku/K301')
  await expect(main(page).getByText('¥2,980.00')).toBeVisible()
  await expect(main(page).getByText('风险等级 R3 · 适合C3及以上')).toBeVisible()
  await page.getByRole('link', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcheckout%2FK301/)
  await open('/sku/number/N301')
  await expect(page).toHaveURL(/\/sku\/K301$/)
  await expect(main(page).getByText('¥2,980.00')).toBeVisible()

  const forged = async (mobile: string, body: object) => {
    const { accessToken } = await server.tokens(mobile)
    const answer = await fetch(`${server.plain}/api/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ clientNo: `forged ${mobile}`, ...body }),
    })
    return (await answer.json()).code
  }
  const riskAck = { docVersion: 'v1', readSec: 15, at: 0 }
  expect(await forged(C3, { skuId: 'K701', payableFen: 1 })).toBe(40919)
  expect(await forged(C3, { skuId: 'K301', payableFen: 298_000 })).toBe(40308)
  expect(
    await forged('13800000003', { skuId: 'K301', payableFen: 298_000, riskAck, riskLevel: 'R1', level: 'C5' }),
  ).toBe(40307)
  expect(await forged('13800000009', { skuId: 'K301', payableFen: 298_000, riskAck, riskLevel: 'R1' })).toBe(40311)
})
