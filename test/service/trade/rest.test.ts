import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { decide, pathOf } from './test-kit.ts'

let service: TestService
afterEach(() => service.close())

const FRESH = '13800000001'
const BUYER = '13800000002'
const C3 = '13800000004'
const MEMBER = '13800000007'
const tokenOf = async (mobile: string) => (await service.login(mobile)).accessToken
const visit = (alert: boolean) =>
  ['V1', 'V2', 'V3', 'V4'].map((questionId) => ({ questionId, optionId: optionOf(questionId, alert) }))

function optionOf(questionId: string, alert: boolean): string {
  if (questionId === 'V1') return alert ? 'Y' : 'N'
  return questionId === 'V3' ? 'N' : 'Y'
}

it('follows up a customer’s service once, and records promises of returns', async () => {
  service = await start()
  const token = await tokenOf(MEMBER)
  const send = async (answers: object[], by = token, orderNumber = 'D00070001') =>
    (await service.post('/orders/feedback/create', { orderNumber, answers }, by)).body
  const next = async () =>
    (await service.post('/orders/detail/v2', { orderNumber: 'D00070001' }, token)).body.data.nextStep
  expect(await next()).toBe('FEEDBACK')
  expect((await send(visit(false).slice(1))).code).toBe(40057)
  expect((await send([...visit(false).slice(1), { questionId: 'V1', optionId: 'X' }])).code).toBe(40057)
  expect((await send(visit(false), await tokenOf(C3))).code).toBe(40401)
  const first = (await send(visit(true))).data
  expect(first.alert).toBe(true)
  expect((await send(visit(false))).data).toEqual(first)
  expect(await next()).toBeNull()
  const list = (await service.get('/orders/strategy-feedback-list?orderNumber=D00070001', token)).body.data
  expect(list).toMatchObject([{ id: first.feedbackId, status: 'DONE' }])
  const { url } = (await service.get(`/public/generateFeedbackPdf?feedbackId=${first.feedbackId}`)).body.data
  expect((await service.request(url)).headers.get('content-type')).toBe('application/pdf')
})

it('sells a campaign once per customer, while it runs, at the regular price', async () => {
  service = await start()
  const token = await tokenOf(FRESH)
  const join = async (code: string, path = '/orders/promotion') =>
    (await service.post(path, { code, salesNumber: 'S200', adClickId: 'click-9' }, token)).body
  expect((await service.get('/sku/promotion/info?code=PM101', token)).body.data.priceFen).toBe(990)
  expect((await join('PM103')).code).toBe(40401)
  expect((await join('PM102')).message).toBe('请先完善基本信息')
  const both = await Promise.all([join('PM101'), join('PM101', '/orders/promotion/h5')])
  const [{ orderNumber, nextStep } = { orderNumber: '', nextStep: '' }, second] = both.map(({ data }) => data)
  expect([nextStep, second?.orderNumber]).toEqual(['PAY', orderNumber])
  const mine = (await service.get('/orders/user/promotion', token)).body.data.list
  expect(mine).toMatchObject([{ orderNumber, payableFen: 990, salesNumber: 'S200', campaignCode: 'PM101' }])
  const { h5Url } = (await service.post('/payment/promotion/h5', { orderNumber, openId: 'o-1' }, token)).body.data
  await decide(service, pathOf(h5Url), 'pass')
  expect((await service.get(`/orders/finish?orderNumber=${orderNumber}`, token)).body.data.finished).toBe(true)
  const list = (await service.post('/sku/promotion/list', { codes: ['PM101', 'PM103', 'none'] }, token)).body.data
  expect(list).toMatchObject([{ campaign: { code: 'PM101' } }])
})

it('redeems a code once, and stops guessing after five attempts', async () => {
  service = await start()
  const [a, b] = [await tokenOf(C3), await tokenOf(BUYER)]
  const redeem = async (code: string, token?: string, mobile?: string) =>
    (await service.post('/public/convert/exchange', { code, ...(mobile !== undefined && { mobile }) }, token)).body
  const both = await Promise.all([redeem('study2026a', a), redeem('STUDY2026A', a)])
  expect(both.map(({ data }) => data.result)).toContain('OK')
  expect((await redeem('STUDY2026A', a)).data.result).toBe('ALREADY')
  expect((await redeem('STUDY2026A', b)).message).toBe('兑换码无效或已使用')
  expect((await service.get('/coupons/my/CP101', a)).body.data.planNumber).toBe('CP101')
  expect((await redeem('STUDY2026B')).code).toBe(40021)
  for (let n = 0; n < 5; n++) expect((await redeem(`GUESS${n}`, undefined, '13900000009')).code).toBe(40958)
  expect((await redeem('STUDY2026B', undefined, '13900000009')).code).toBe(42906)
  expect((await redeem('STUDY2026B', undefined, '13800000006')).data.result).toBe('OK')
})

it('opens a trial membership with the signature, once', async () => {
  service = await start()
  const token = await tokenOf(C3)
  const { couponId } = (await service.post('/vip-coupon/apply', { templateId: 'VT01' }, token)).body.data
  const sign = async (by = token) => (await service.post(`/esign/vip-coupon?couponId=${couponId}`, null, by)).body
  expect((await sign(await tokenOf(BUYER))).code).toBe(40401)
  await decide(service, pathOf((await sign()).data.signUrl), 'twice')
  expect((await service.get('/users/vip/check-level', token)).body.data).toMatchObject({
    level: 1,
    expireAt: service.now() + 7 * 86_400_000,
  })
  expect((await sign()).message).toBe('优惠券已使用')
})

it('opens a strategy’s trial with the signature, for evaluated customers', async () => {
  service = await start()
  const token = await tokenOf(C3)
  const sign = async (couponId: string, strategyId = 'ST01', by = token) =>
    (await service.post(`/esign/strategy-coupon?couponId=${couponId}&strategyId=${strategyId}`, null, by)).body
  expect((await sign('Q0006001', 'ST01', await tokenOf('13800000006'))).code).toBe(40305)
  expect((await sign('Q0006001')).code).toBe(40401)
  expect((await sign('Q0004001', 'ST07')).code).toBe(40969)
  const first = (await sign('Q0004001', 'ST02')).data
  const { flowId, signUrl } = (await sign('Q0004001')).data
  expect(flowId).not.toBe(first.flowId)
  expect((await decide(service, pathOf(first.signUrl), 'pass')).status).toBe(303)
  const result = async () =>
    (await service.get(`/esign/strategy-coupon/result?flowId=${flowId}`, token)).body.data.status
  // Its signature is no longer valid.
  expect(await result()).toBe('SIGNING')
  await decide(service, pathOf(signUrl), 'twice')
  expect(await result()).toBe('SIGNED')
  const used = (await service.get('/strategy-coupon/used/list', token)).body.data.list
  expect(used).toMatchObject([{ couponId: 'Q0004001' }])
})

it('opens an offer of sales for its customer only, and sells every strategy', async () => {
  service = await start()
  const info = async (code: string, mobile: string) =>
    (await service.get(`/sku/strategy-order-link/info?code=${code}`, await tokenOf(mobile))).body
  expect((await info('OL0004A', C3)).data).toMatchObject({ skuId: 'K301', riskLevel: 'R3', priceFen: 298000 })
  expect((await info('OL0004A', BUYER)).message).toBe('该链接不属于当前账号')
  expect((await info('OL0004B', C3)).message).toBe('该链接已过期')
  for (const skuId of ['K303', 'K304', 'K305', 'K306', 'K307', 'K308', 'K310', 'K311', 'K501']) {
    expect((await service.get(`/public/sku/${skuId}/detail`)).body.data.skuId).toBe(skuId)
  }
})
