import { afterEach, describe, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { buy, decide, pathOf, wish } from './test-kit.ts'

let service: TestService
afterEach(() => service.close())

const HOUR = 3600_000
const FRESH = '13800000001'
const LOWEST = '13800000003'
const C3 = '13800000004'
const C4 = '13800000005'
const EXPIRED = '13800000006'
const OLD_CARD = '13800000013'
const C5 = '13800000007'
const ELDER = '13800000011'
const PUZZLED = '13800000033'
const tokenOf = async (mobile: string) => (await service.login(mobile)).accessToken
const code = async (mobile: string, more: object) =>
  (await service.post('/orders', { ...wish, ...more }, await tokenOf(mobile))).body.code

describe('an order', () => {
  it('is signed, verified and paid in this order', async () => {
    service = await start()
    const token = await tokenOf(C3)
    const made = (await service.post('/orders', wish, token)).body.data
    expect(made.nextStep).toBe('SIGN')
    const { orderNumber } = made
    const order = async () => (await service.post('/orders/detail/v2', { orderNumber }, token)).body.data
    const pay = async () => (await service.post('/payment/order/main', { orderNumber }, token)).body
    const face = async () =>
      (await service.post('/esign/face-auth/create', { orderNumber, returnUrl: '/order/x/face' }, token)).body
    expect((await pay()).message).toBe('合同签署完成后方可付款')
    expect((await face()).message).toBe('请先完成合同签署')

    const flow = (await service.post(`/esign/order?orderNumber=${orderNumber}`, null, token)).body.data
    expect([flow.status, flow.docs.length]).toEqual(['CREATED', 4])
    const pdf = await service.request(flow.docs[1].pdfUrl)
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-[^]*\/Count [34] /)
    const link = `/esign/signUrl?flowId=${flow.flowId}&returnUrl=${encodeURIComponent(`/order/${orderNumber}/sign?back=1`)}`
    const first = pathOf((await service.post(link, null, token)).body.data.url)
    const second = pathOf((await service.post(link, null, token)).body.data.url)
    // A new link invalidates the previous one, and each works once.
    expect((await decide(service, first, 'pass')).status).toBe(404)
    const back = await decide(service, second, 'pass')
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `http://localhost/order/${orderNumber}/sign?back=1`,
    ])
    expect((await decide(service, second, 'pass')).status).toBe(404)
    const { status, files } = (await service.get(`/esign/result?flowId=${flow.flowId}`, token)).body.data
    expect([status, files.length]).toEqual(['SIGNED', 4])
    expect(files[0].hash).toMatch(/^[0-9a-f]{64}$/)

    expect((await order()).nextStep).toBe('FACE')
    expect((await pay()).message).toBe('完成人脸核验后方可付款')
    await decide(service, pathOf((await face()).data.url), 'pass')
    expect((await order()).nextStep).toBe('PAY')
    await decide(service, pathOf((await pay()).data.h5Url), 'twice')
    const paid = await order()
    expect([paid.status, paid.paidFen, paid.nextStep]).toEqual(['PAID', 298000, null])
    expect((await pay()).message).toBe('该订单已支付')
    const later = async () => {
      // Access tokens are valid for two hours.
      const { accessToken } = await service.login(C3)
      return (await service.post('/orders/detail/v2', { orderNumber }, accessToken)).body.data
    }
    service.wait(48 * HOUR)
    expect(await later()).toMatchObject({ status: 'IN_SERVICE', contractReady: true, refund: { maxFen: 298000 } })
    service.wait(91 * 24 * HOUR)
    expect((await later()).status).toBe('FINISHED')
  })
  it('is created once, however often it is sent, and is the only one for its sku', async () => {
    service = await start()
    const token = await tokenOf(C3)
    const send = (more = {}) => service.post('/orders', { ...wish, ...more }, token)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(new Set(answers.map(({ body }) => body.data.orderNumber)).size).toBe(1)
    expect((await send({ clientNo: 'another' })).body.message).toBe('您有一笔待付款订单')
    const check = (await service.get('/orders/checkBySku?skuId=K301', token)).body.data
    expect([check.canBuy, check.pendingOrderNumber]).toEqual([false, answers[0]?.body.data.orderNumber])
    const tabs = await Promise.all(['t1', 't2'].map((clientNo) => send({ skuId: 'K105', payableFen: 99900, clientNo })))
    expect(tabs.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([0, 40921])
    expect((await service.post('/orders/my/v2', {}, token)).body.data.total).toBe(2)
  })
  it('passes every gate on the server, in order', async () => {
    service = await start()
    expect([await code(FRESH, {}), await code(OLD_CARD, {})]).toEqual([40302, 40302])
    expect(await code(FRESH, { skuId: 'K105', payableFen: 99900 })).toBe(40317)
    expect(await code(EXPIRED, {})).toBe(40305)
    expect(await code(LOWEST, {})).toBe(40307)
    expect(await code(C3, { skuId: 'K502' })).toBe(40306)
    expect(await code(C3, { riskAck: undefined })).toBe(40308)
    expect(await code(C3, { riskAck: { ...wish.riskAck, docVersion: 'v0' } })).toBe(40309)
    expect(await code(C3, { riskAck: { ...wish.riskAck, readSec: 3 } })).toBe(40310)
    expect(await code(C3, { skuId: 'K302', payableFen: 498000 })).toBe(40311)
    expect(await code(C3, { skuId: 'K112', payableFen: 79900 })).toBe(40918)
    expect(await code(C3, { skuId: 'K114', payableFen: 39900 })).toBe(40916)
    expect(await code(C3, { skuId: 'K111', payableFen: 29900 })).toBe(40917)
    expect(await code(C5, { skuId: 'K110', payableFen: 199900 })).toBe(40915)
    const { gates, reason } = (await service.get('/orders/checkBySku?skuId=K301', await tokenOf(LOWEST))).body.data
    expect([reason, gates.at(4)]).toEqual(['LEVEL_MISMATCH', { gate: 'MATCH', state: 'BLOCKED' }])
  })
  it('above the customer’s level requires the typed statement, and a day for the highest risk or an older customer', async () => {
    service = await start()
    const riskAck = { ...wish.riskAck, mismatchText: '本人已知悉该服务风险高于本人风险承受能力，自愿购买' }
    expect(await code(C3, { skuId: 'K302', payableFen: 498000, riskAck })).toBe(0)
    for (const [mobile, skuId, payableFen] of [
      [C4, 'K501', 1280000],
      [ELDER, 'K302', 498000],
    ] as const) {
      const more = { skuId, payableFen, riskAck }
      expect([await code(mobile, more), await code(mobile, more)]).toEqual([40312, 40312])
    }
    service.wait(24 * HOUR)
    expect(await code(C4, { skuId: 'K501', payableFen: 1280000, riskAck })).toBe(0)
  })
  it('has the server’s price', async () => {
    service = await start()
    const token = await tokenOf('13800000002')
    const pre = async (more: object) => (await service.post('/orders/pre', { skuId: 'K103', ...more }, token)).body
    expect((await pre({ couponId: 'Q0002001' })).data).toEqual({
      amountFen: 69900,
      discountFen: 6990,
      payableFen: 62910,
    })
    expect((await pre({ couponId: 'Q0002002' })).message).toBe('优惠券已使用')
    expect((await pre({ couponId: 'Q0002003' })).message).toBe('优惠券已过期')
    expect((await pre({ couponId: 'Q0007003' })).code).toBe(40401)
    expect((await pre({ giftNumber: 'G101' })).message).toBe('该礼品不随此服务赠送')
    const k103 = { ...wish, skuId: 'K103', couponId: 'Q0002001' }
    expect((await service.post('/orders', { ...k103, payableFen: 1 }, token)).body.message).toBe('价格已更新，请确认')
    await service.control('/sku-price', { skuId: 'K103', priceFen: 79900 })
    expect((await service.post('/orders', { ...k103, payableFen: 62910 }, token)).body.code).toBe(40919)
    expect((await service.post('/orders', { ...k103, payableFen: 71910 }, token)).body.code).toBe(0)
    const coupon = async () =>
      (await service.get('/coupons/coupons/me', token)).body.data.find(
        ({ couponId }: { couponId: string }) => couponId === 'Q0002001',
      ).status
    expect(await coupon()).toBe('LOCKED')
    service.wait(24 * HOUR)
    const later = (await service.login('13800000002')).accessToken
    await service.get('/orders/unsigned', later)
    expect((await service.get('/users/coupons?skuId=K103', later)).body.data[0].couponId).toBe('Q0002001')
  })
  it('has one set of options per client number: different ones under the same number are rejected', async () => {
    service = await start()
    const token = await tokenOf(C3)
    const small = { ...wish, skuId: 'K603', payableFen: 12000 }
    const order = async (more: object) => (await service.post('/orders', { ...small, ...more }, token)).body
    const first = await order({})
    expect((await order({ salesNumber: 'S200' })).data).toEqual(first.data)
    for (const more of [
      { skuId: 'K301', payableFen: 298000 },
      { couponId: 'Q1' },
      { giftNumber: 'G101' },
      { payableFen: 1 },
    ]) {
      expect((await order(more)).message).toBe('您已用其他选项提交过订单，请核对后重新提交')
    }
  })
  it('takes the last place once, and a reserved place is kept', async () => {
    service = await start()
    const small = { ...wish, skuId: 'K603', payableFen: 12000 }
    const [a, b] = [await tokenOf(C3), await tokenOf(C5)]
    const both = await Promise.all([a, b].map((token) => service.post('/orders', small, token)))
    expect(both.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([0, 40918])
    service.wait(24 * HOUR)
    const again = await Promise.all([C3, C5].map(tokenOf))
    const kept = await Promise.all(again.map((token) => service.post('/orders/pre-order', { skuId: 'K603' }, token)))
    expect(kept.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([0, 40918])
    const winner = kept[0]?.body.code === 0 ? 0 : 1
    const other = await service.post('/orders', { ...small, clientNo: 'n2' }, again[1 - winner])
    expect(other.body.message).toBe('已售罄')
    const { preOrderNumber } = kept[winner]?.body.data ?? {}
    const mine = await service.post('/orders', { ...small, clientNo: 'n3', preOrderNumber }, again[winner])
    expect(mine.body.code).toBe(0)
  })
  it('is inaccessible to others in every call', async () => {
    service = await start()
    const [mine, other] = [await tokenOf(C3), await tokenOf(C5)]
    const { orderNumber } = await buy(service, mine)
    for (const path of [`/orders/detail/${orderNumber}`, `/orders/finish?orderNumber=${orderNumber}`]) {
      expect((await service.get(path, other)).body.code).toBe(40401)
    }
    for (const path of ['/payment/order/main', '/orders/detail/v2']) {
      expect((await service.post(path, { orderNumber }, other)).body.code).toBe(40401)
    }
    for (const path of ['/esign/order', '/esign/order/start', '/esign/order/status']) {
      expect((await service.post(`${path}?orderNumber=${orderNumber}`, null, other)).body.code).toBe(40401)
    }
    expect((await service.get(`/public/orders/number/${orderNumber}`)).body.data).toEqual({ status: 'WAIT_SIGN' })
    const files = (await service.get('/public/orders/contract/D00070001', mine)).body.data.files
    expect(files.map(({ url, hash }: { url?: string; hash: string }) => [url, hash.length])).toEqual(
      Array(4).fill([undefined, 64]),
    )
  })
})

describe('signatures and face checks', () => {
  it('that were declined or have expired restart', async () => {
    service = await start()
    const token = await tokenOf(C3)
    const { orderNumber } = await buy(service, token)
    const flow = async () => (await service.post(`/esign/order?orderNumber=${orderNumber}`, null, token)).body.data
    const link = async (flowId: string, to = '/order/1/sign') =>
      (await service.post(`/esign/signUrl?flowId=${flowId}&returnUrl=${encodeURIComponent(to)}`, null, token)).body
    const first = await flow()
    for (const to of [
      'blob:http://localhost/x',
      'https://evil.test/',
      '//evil.test',
      'javascript:alert(1)',
      '/\\evil.test',
    ]) {
      expect((await link(first.flowId, to)).message).toBe('返回地址不正确')
    }
    await decide(service, pathOf((await link(first.flowId)).data.url), 'fail')
    const second = await flow()
    expect(second.flowId).not.toBe(first.flowId)
    expect((await link(first.flowId)).message).toBe('签署已失效，请重新发起')
    service.wait(3 * HOUR)
    const later = (await service.login(C3)).accessToken
    const status = await service.post(`/esign/order/status?orderNumber=${orderNumber}`, null, later)
    expect(status.body.data).toEqual({ status: 'EXPIRED' })
  })
  it('reported late are found by polling', async () => {
    service = await start()
    const token = await tokenOf(C3)
    const { orderNumber } = await buy(service, token)
    const { flowId } = (await service.post(`/esign/order?orderNumber=${orderNumber}`, null, token)).body.data
    const { url } = (await service.post(`/esign/signUrl?flowId=${flowId}&returnUrl=/order/1/sign`, null, token)).body
      .data
    await decide(service, pathOf(url), 'late')
    const asked = []
    for (let n = 0; n < 4; n++) {
      asked.push((await service.post(`/esign/order/status?orderNumber=${orderNumber}`, null, token)).body.data.status)
    }
    expect(asked).toEqual(['SIGNING', 'SIGNING', 'SIGNING', 'SIGNED'])
  })
  it('fail three times a day, then go to customer service', async () => {
    service = await start()
    const token = await tokenOf(PUZZLED)
    const create = async () =>
      (await service.post('/esign/face-auth/create', { orderNumber: 'D00330002', returnUrl: '/o' }, token)).body
    expect((await create()).message).toBe('今日核验次数已用完，请联系客服人工核验')
    service.wait(24 * HOUR)
    const later = (await service.login(PUZZLED)).accessToken
    const made = await service.post('/esign/face-auth/create', { orderNumber: 'D00330002', returnUrl: '/o' }, later)
    const { flowId, url } = made.body.data
    await decide(service, pathOf(url), 'fail')
    const result = (await service.get(`/esign/face-auth/result?flowId=${flowId}`, later)).body.data
    expect([result.status, result.remain]).toEqual(['FAIL', 2])
  })
})
