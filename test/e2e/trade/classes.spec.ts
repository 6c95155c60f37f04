import { expect, savedRoutes, test, workerHasAll } from '#test/e2e/kit/device.ts'
import { pages } from '#test/e2e/kit/routes.ts'
import { navigate, installControls } from '#test/e2e/kit/controls.ts'
import { storedIn } from '#test/e2e/kit/traces.ts'

test.setTimeout(240_000)
test.afterEach(({ server }) => server.control('network', { down: false }))

/** Has orders at every step. */
const TRADER = '13800000031'
const ORDER = '/order/D00310006'

/** Pages that store nothing (class D). product §0.8, product §1.2 */
const unkept = [
  '/me/security',
  '/me/mobile',
  '/me/cancel',
  '/me/certification',
  '/suitability/profile',
  '/suitability/survey',
  '/suitability/verify',
  '/suitability/face',
  '/checkout/K301',
  '/checkout/K301/disclosure',
  '/checkout/K301/agreement/service',
  '/strategy-link/OL0004A',
  '/order/D00310001/sign',
  '/order/D00310002/face',
  '/order/D00310003/pay',
  '/order/D00310005/result',
  '/order/D00310006/feedback',
  '/order/D00310006/refund',
  '/chat/CR02/ask',
  '/delay-coupon/Q0002004',
  '/strategy-apply/AP0703',
  '/trade-auth',
]
/** Their offline text; a successful payment is never called failed. */
const saysOffline = (path: string) => (path.endsWith('/result') ? '支付结果确认中' : '网络开小差了，请稍后重试')

/** Pages of a customer that are stored with personal data masked (class C). */
const masked = [
  '/me/course',
  '/me/profile',
  '/me/address',
  '/me/address/edit',
  '/me/order',
  '/invoice',
  ORDER,
  `${ORDER}/contract`,
  '/order/D00310003/transfer',
  '/me/refund',
  '/me/goods',
  '/me/reply',
  '/me/prize',
  '/refund/FD00310009',
  '/suitability',
  '/suitability/result',
  '/chat',
  '/chat/CR01',
  '/chat/CR02/qa/QA01',
  '/score',
  '/stock-qa',
  '/stock-alert',
  '/score/SH600901',
  '/diagnose/SH600901',
  '/pool/RC01/SH600901',
  '/strategy/ST01/trade',
  '/selection/SEL01',
  '/chain',
  '/chain/CH01',
  '/me/adviser',
  '/checkin',
  '/me/reward',
  '/me/points',
  '/me/coupon',
  '/me/strategy',
  '/me/strategy/CS0703',
  '/me/strategy/CS0703/revenue',
  '/me/strategy/CS0703/today',
  '/me/strategy/CS0703/record',
  '/me/strategy/CS0703/channel',
  '/me/strategy-apply',
  '/strategy-coupon',
  '/me/notice',
  '/broker/equity',
  '/promotion',
  '/promotion-service',
  '/simulate',
  '/sim-backtest',
  '/sim-backtest/new',
  '/sim-backtest/BT0701',
]

const TO = { province: '上海市', city: '上海市', district: '浦东新区', detail: '示例路一号' }

/** The texts of an answer, and its amounts: what is specific to this customer. */
function personalIn(value: unknown): string[] {
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(personalIn)
  if (typeof value === 'number') return value >= 10_000 ? [String(value)] : []
  return typeof value === 'string' && (value.length > 4 || value.includes('*')) ? [value] : []
}

test('C3, C6: no answer of a never-stored page is on the device, stored data names nobody, and offline each page says why', async ({
  device,
  server,
}) => {
  const phone = await device('browser', { consent: true, signedInAs: TRADER })
  const { page, context } = phone
  const guarded = pages.flatMap(({ path, auth }) => (auth === 'L' ? path : []))
  expect(guarded.filter((path) => ![...unkept, ...masked].includes(path))).toEqual([])
  await installControls(context, { worker: true })
  await phone.open('/offline')
  const answers: Promise<string[]>[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/')) answers.push(answer.json().then(personalIn, () => []))
  })
  // From then on its answers belong to somebody, and could be stored.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account'))).not.toBeNull()
  for (const path of unkept) await navigate(page, path)
  const answered = [...new Set((await Promise.all(answers)).flat())]
  expect(answered).toEqual(expect.arrayContaining(['易*', '298000', '498000', '99900']))
  await workerHasAll(page)
  expect(await storedIn(page, answered)).toEqual([])

  await page.evaluate(
    (address) =>
      fetch('/api/user/address/v2', {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'content-type': 'application/json' },
        body: JSON.stringify(address),
      }),
    { ...TO, name: '易示例', mobile: '13912345678', isDefault: true },
  )
  for (const path of masked) await navigate(page, path)
  await expect
    .poll(() => savedRoutes(page))
    .toEqual(
      expect.arrayContaining(['/me/address', '/me/order', ORDER, '/invoice', '/me/goods', '/me/reply', '/me/prize']),
    )
  expect(await storedIn(page, ['139****5678'])).not.toEqual([])
  expect(await storedIn(page, [TRADER, '13912345678'])).toEqual([])

  await server.control('network', { down: true })
  await phone.open('/offline')
  const unsaid: string[] = []
  for (const path of unkept) {
    await navigate(page, path)
    const text = await page.locator('#root main').innerText()
    if (!text.includes(saysOffline(path))) unsaid.push(`${path}: ${text}`)
  }
  expect(unsaid).toEqual([])
})
