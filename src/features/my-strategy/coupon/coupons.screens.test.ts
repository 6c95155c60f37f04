import { expect, it } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Customers: with a coupon, with one and an expired evaluation, with a used one, with none. */
const [HOLDER, OLD, USER, NONE] = ['13800000004', '13800000006', '13800000002', '13800000005']

const { environment, phone, words, open, go, press, until, ask, answer } = await openScreens(
  /strategy-coupon|^\/me\/strategy$|strategy-pool|suitability|login/,
  { at: TRADING },
)

it('lists coupons by state, used ones with the strategy they opened', async () => {
  await open('/strategy-coupon', { as: HOLDER })
  expect(words()).toMatch(/策略体验券可体验指定策略.+有效期至 \d{4}-\d\d-\d\d.*去使用/)
  expect(words()).toContain('到期停止，不会自动续费')
  await open('/strategy-coupon?tab=used', { as: USER })
  expect(words()).toMatch(/水务农业低波动 · \d{4}-\d\d-\d\d 使用已使用/)
  const [first] = (await ask(HOLDER, '/strategy-coupon/list')) as unknown as object[]
  await answer('/strategy-coupon/list', [{ ...first, endAt: TRADING - 1 }], 0)
  await open('/strategy-coupon', { as: HOLDER })
  expect(words()).toContain('您没有可用的策略体验券')
  await press('已过期')
  expect(words()).toMatch(/2026-11-23 10:19 到期.*已过期/)
  await environment.mend()
  await open('/strategy-coupon', { as: NONE })
  expect(words()).toMatch(/您没有可用的策略体验券看全部优惠券/)
})

it('g6: a coupon opens a strategy once its agreement is signed; it is listed in 我的策略, and its pool can send reminders', async () => {
  await open('/strategy-coupon?id=Q0004001', { as: HOLDER })
  expect(words()).toMatch(/体验7天.+不会自动续费.+消费均线趋势 · 风险等级R3.+投资顾问 登记编号/)
  await press('去签署体验协议')
  expect(words()).toContain('请选择要体验的策略')
  await press(/^水务农业低波动/)
  await press('去签署体验协议')
  expect(words()).toContain('请先阅读并同意')
  await press(/^我已阅读并同意/)
  await press('去签署体验协议')
  const back = new URL(await environment.decide(await until(() => phone.left()), 'pass'))
  await go(back.pathname + back.search)
  await until(() => /体验已开通.*体验服务于 \d{4}-\d\d-\d\d.* 到期，不会自动续费/.test(words()))
  expect((await ask(HOLDER, '/strategy/info?strategyId=ST02'))['access']).toMatchObject({ allowed: true })
  await press('看我的策略')
  expect([phone.path(), words()]).toEqual(['/me/strategy', expect.stringMatching(/水务农业低波动/)])
  await go('/strategy-pool/PO02')
  await press('变动通知')
  expect((await ask(HOLDER, '/strategy-stock/pool/info?poolId=PO02'))['noticeOn']).toBe(true)
})

it('who reads another page in between finds the strategy still chosen, and agrees anew', async () => {
  await open('/strategy-coupon?id=Q0004001', { as: HOLDER })
  await press(/^消费均线趋势/)
  await press(/^我已阅读并同意/)
  await go('/me/strategy')
  await go('/strategy-coupon?id=Q0004001')
  expect(document.querySelector('input:checked')?.closest('label')?.textContent).toContain('消费均线趋势')
  await press('去签署体验协议')
  expect(words()).toContain('请先阅读并同意')
  expect(words()).not.toContain('请选择要体验的策略')
})

it('a chosen strategy that the coupon no longer opens is not chosen', async () => {
  await open('/strategy-coupon?id=Q0004001', { as: HOLDER })
  await press(/^消费均线趋势/)
  const found = await ask(HOLDER, '/strategy-coupon/info?couponId=Q0004001')
  const strategies = found['strategies'] as { access: object }[]
  const closed = strategies.map((each) => ({ ...each, access: { allowed: false, reason: 'LEVEL_MISMATCH' } }))
  await answer('/strategy-coupon/info', { ...found, strategies: closed }, 0)
  await go('/me/strategy')
  await go('/strategy-coupon?id=Q0004001')
  await press('去签署体验协议')
  expect(words()).toContain('请选择要体验的策略')
})

it('a declined signature leaves the coupon unused, and a forged return opens nothing', async () => {
  const { flowId, signUrl } = await ask(HOLDER, '/esign/strategy-coupon?couponId=Q0004001&strategyId=ST02', {})
  await open(`/strategy-coupon?flowId=${String(flowId)}`, { as: HOLDER })
  expect(words()).toContain('正在确认签署结果')
  expect(words()).not.toContain('体验已开通')
  await environment.decide(String(signUrl), 'fail')
  await until(() => words().includes('签署未完成，体验券仍保留'))
  await open('/strategy-coupon?flowId=none', { as: HOLDER })
  expect(words()).not.toContain('体验已开通')
})

it('without a valid evaluation it links to the evaluation, and offers no signature', async () => {
  await open('/strategy-coupon?id=Q0006001', { as: OLD })
  expect(words()).toMatch(/您的风险测评已过期，请重新测评重新测评/)
  expect(words()).not.toContain('去签署体验协议')
})

it.each([
  [40952, '优惠券已使用', '每张只能用一次，已开通的策略见「我的策略」'],
  [40951, '优惠券已过期', '可查看其他可用的体验券'],
  [40969, '该体验券不适用于此策略', '请另选列出的策略，体验券仍保留'],
  [49999, '暂不可用', '体验券仍保留'],
])('a rejection (%s) is explained, with what remains possible', async (code, message, remains) => {
  await open('/strategy-coupon?id=Q0004001', { as: HOLDER })
  await environment.break({
    path: '/esign/strategy-coupon',
    kind: 'body',
    times: 1,
    text: JSON.stringify({ code, message, data: null }),
  })
  await press(/^水务农业低波动/)
  await press(/^我已阅读并同意/)
  await press('去签署体验协议')
  await until(() => words().includes(`${message}。${remains}`))
})

it.each([
  ['used', { status: 'USED' }, /这张体验券已使用看我的策略/],
  ['expired', { endAt: TRADING - 1 }, /这张体验券已于 2026-11-23 10:19 到期看全部体验券/],
])('a link to a coupon that is %s says so, and offers no signature', async (_, change, says) => {
  const found = await ask(HOLDER, '/strategy-coupon/info?couponId=Q0004001')
  await answer('/strategy-coupon/info', { ...found, ...change }, 0)
  await open('/strategy-coupon?id=Q0004001', { as: HOLDER })
  expect(words()).toMatch(says)
  expect(words()).not.toContain('去签署体验协议')
})

it('a coupon of another customer is not shown, and links to the customer’s own', async () => {
  await open('/strategy-coupon?id=Q0004001', { as: USER })
  expect(words()).toContain('看全部体验券')
})
