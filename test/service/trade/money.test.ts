import { afterEach, describe, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { signatureOf } from '#test/service/vendors/signature.ts'
import { decide, pathOf, wish } from './test-kit.ts'

let service: TestService
afterEach(() => service.close())

const HOUR = 3600_000
const DAY = 24 * HOUR
const SECRET = 'a secret of the test'
const C3 = '13800000004'
const BUYER = '13800000002'
const TRADER = '13800000031'
const REFUNDER = '13800000032'
const PUZZLED = '13800000033'
const tokenOf = async (mobile: string) => (await service.login(mobile)).accessToken
const orderOf = async (orderNumber: string, token: string) =>
  (await service.post('/orders/detail/v2', { orderNumber }, token)).body.data

/** An order for a course, which waits only for its payment. */
async function course(token: string): Promise<string> {
  const made = await service.post('/orders', { ...wish, skuId: 'K105', payableFen: 99900 }, token)
  return made.body.data.orderNumber
}

async function notify(answer: object, more: { secret?: string; at?: number; noticeId?: string } = {}) {
  const { secret = SECRET, at = service.now(), noticeId = 'notice-1' } = more
  const body = JSON.stringify({ noticeId, number: 'T1', ...answer })
  const headers = { 'x-vendor-timestamp': String(at), 'x-vendor-signature': signatureOf(body, at, secret) }
  const response = await service.request('/notify/vendor', { method: 'POST', body, headers })
  return response.status
}

describe('a payment', () => {
  it('is accepted with a fresh signature of the vendor, once', async () => {
    service = await start({ vendorSecret: SECRET })
    const token = await tokenOf(C3)
    const orderNumber = await course(token)
    await service.post('/payment/order/main', { orderNumber }, token)
    const paid = { kind: 'PAY', reference: `P${orderNumber}`, outcome: 'DONE', amountFen: 99900 }
    expect(await notify(paid, { secret: 'guessed' })).toBe(401)
    expect(await notify(paid, { at: service.now() - 6 * 60_000 })).toBe(401)
    expect(await notify({ ...paid, amountFen: 1 })).toBe(400)
    expect((await orderOf(orderNumber, token)).status).toBe('WAIT_PAY')
    expect(await notify(paid)).toBe(200)
    expect(await notify(paid)).toBe(409)
    expect(await notify(paid, { noticeId: 'notice-2' })).toBe(200)
    expect(await orderOf(orderNumber, token)).toMatchObject({ status: 'IN_SERVICE', paidFen: 99900 })
    expect((await service.get('/orders/my-refund-list', token)).body.data.total).toBe(0)
  })
  it('counts once of two at a time, and a second one by another channel is returned', async () => {
    service = await start({ vendorSecret: SECRET })
    const token = await tokenOf(C3)
    const orderNumber = await course(token)
    await Promise.all([1, 2].map(() => service.post('/payment/order/main', { orderNumber }, token)))
    const paid = { kind: 'PAY', reference: `P${orderNumber}`, outcome: 'DONE', amountFen: 99900 }
    await Promise.all(['a', 'b', 'c'].map((noticeId) => notify(paid, { noticeId })))
    expect(await orderOf(orderNumber, token)).toMatchObject({ status: 'IN_SERVICE', paidFen: 99900 })
    const again = { ...paid, kind: 'TRANSFER', number: 'T2' }
    await Promise.all(['d', 'e'].map((noticeId) => notify(again, { noticeId })))
    expect((await orderOf(orderNumber, token)).paidFen).toBe(99900)
    const { list } = (await service.get('/orders/my-refund-list', token)).body.data
    expect(list).toMatchObject([{ applyFen: 99900, status: 'PAYING', reason: '重复付款，自动原路退回' }])
    expect(list[0].parts).toEqual([{ channel: '原支付渠道', amountFen: 99900, toAccount: false }])
    await decide(service, `/__vendor/desk/${encodeURIComponent(`PAYOUT ${list[0].refundNumber}`)}`, 'pass')
    // A single payment stays paid: it can be invoiced in full, and refunded in full.
    expect(await orderOf(orderNumber, token)).toMatchObject({
      paidFen: 99900,
      invoice: { status: 'NONE', amountFen: 99900 },
      refund: { canApply: true, maxFen: 99900 },
    })
    expect((await service.get(`/orders/refund-bank-info?orderNumber=${orderNumber}`, token)).body.data).toBeNull()
  })
  it('that arrives after the order closed is returned', async () => {
    service = await start()
    const token = await tokenOf(C3)
    const orderNumber = await course(token)
    const { h5Url } = (await service.post('/payment/order/main', { orderNumber }, token)).body.data
    service.wait(DAY - 10 * 60_000)
    const renewed = (await service.login(C3)).accessToken
    const again = (await service.post('/payment/order/main', { orderNumber }, renewed)).body.data.h5Url
    expect((await decide(service, pathOf(h5Url), 'pass')).status).toBe(404)
    service.wait(20 * 60_000)
    expect((await service.post('/payment/order/main', { orderNumber }, renewed)).body.message).toBe('订单已关闭')
    await decide(service, pathOf(again), 'pass')
    expect(await orderOf(orderNumber, renewed)).toMatchObject({ status: 'CLOSED', paidFen: 0, nextStep: null })
    const refund = (await service.get('/orders/refund/my', renewed)).body.data
    expect(refund).toMatchObject({ unread: 1, list: [{ status: 'PAYING', applyFen: 99900 }] })
    const { refundNumber } = refund.list[0]
    await decide(service, `/__vendor/desk/${encodeURIComponent(`PAYOUT ${refundNumber}`)}`, 'pass')
    expect(await orderOf(orderNumber, renewed)).toMatchObject({ status: 'CLOSED' })
  })
  it('that failed or was abandoned can be retried; one reported late is found by polling', async () => {
    service = await start()
    const token = await tokenOf(C3)
    const orderNumber = await course(token)
    const finish = async (number = orderNumber, by = token) =>
      (await service.get(`/orders/finish?orderNumber=${number}`, by)).body.data
    for (const what of ['fail', 'abandon', 'late']) {
      const { h5Url } = (await service.post('/payment/order/main', { orderNumber }, token)).body.data
      await decide(service, pathOf(h5Url), what)
      expect(await finish()).toEqual({ finished: false, status: 'WAIT_PAY' })
    }
    await finish()
    await finish()
    expect(await finish()).toEqual({ finished: true, status: 'IN_SERVICE' })
    const puzzled = await tokenOf(PUZZLED)
    const asked = []
    for (let n = 0; n < 4; n++) asked.push((await finish('D00330003', puzzled)).finished)
    expect(asked).toEqual([false, false, false, true])
  })
  it('inside WeChat has WeChat’s result', async () => {
    service = await start()
    const token = await tokenOf(C3)
    const orderNumber = await course(token)
    const sheet = (await service.post('/payment/order/main', { orderNumber, openId: 'o-1' }, token)).body.data
    expect(sheet).toMatchObject({ appId: 'wx-test', package: `P${orderNumber}`, signType: 'RSA' })
    expect((await service.get(`/orders/finish?orderNumber=${orderNumber}`, token)).body.data.finished).toBe(true)
  })
  it('by transfer shows the company’s account and waits for the money', async () => {
    service = await start()
    const token = await tokenOf(C3)
    const orderNumber = await course(token)
    const { transfer } = (await service.post('/payment/order/main', { orderNumber, payType: 'TRANSFER' }, token)).body
      .data
    expect(transfer.account.name).toBe('示例证券投资咨询有限公司')
    const list = async () =>
      (await service.get(`/payment/transfer-order-list?orderNumber=${orderNumber}`, token)).body.data
    expect(await list()).toMatchObject([{ transferNo: transfer.transferNo, status: 'WAIT', amountFen: 99900 }])
    const desk = await (await service.request('/__vendor')).text()
    expect(desk).toContain('对公转账到账')
    await decide(service, `/__vendor/desk/${encodeURIComponent(`TRANSFER ${transfer.transferNo}`)}`, 'pass')
    expect(await list()).toMatchObject([{ status: 'RECEIVED' }])
    expect((await orderOf(orderNumber, token)).status).toBe('IN_SERVICE')
    // What the customer decides through a link cannot be decided by staff.
    expect((await decide(service, '/__vendor/desk/PAY%20PD00330003', 'pass')).status).toBe(404)
  })
})

describe('a payment in parts', () => {
  it('adds up to the whole, can be paid by anyone with the link, and opens the service with the last part', async () => {
    service = await start()
    const token = await tokenOf(C3)
    const orderNumber = await course(token)
    const split = async (parts: number[], by = token) =>
      (await service.post('/orders/sub', { orderNumber, parts }, by)).body
    expect((await split([99900])).code).toBe(40048)
    expect((await split([99850, 50])).message).toBe('每笔金额不能少于1元')
    expect((await split([50000, 50000])).message).toBe('各笔金额之和须等于应付金额')
    expect((await split([50000, 49900], await tokenOf(BUYER))).code).toBe(40401)
    const parts = (await split([50000, 49900])).data
    expect((await split([50000, 49900])).data).toEqual(parts)
    expect((await service.post('/payment/order/main', { orderNumber }, token)).body.message).toBe(
      '该订单已拆分，请逐笔支付',
    )
    const [a, b] = parts
    const seen = (await service.get(`/public/orders/sub/serialNumber?serialNumber=${a.serialNumber}`)).body.data
    expect(seen).toMatchObject({ amountFen: 50000, orderParts: 2, companyName: '示例证券投资咨询有限公司' })
    expect(JSON.stringify(seen)).not.toContain(orderNumber)
    const pay = async (subOrderNumber: string) => {
      const { data } = (await service.post('/payment/order/sub', { subOrderNumber })).body
      await decide(service, pathOf(data.h5Url), 'twice')
    }
    const status = async (subOrderNumber: string) =>
      (await service.get(`/public/orders/sub/status?subOrderNumber=${subOrderNumber}`)).body.data.status
    await pay(a.subOrderNumber)
    expect(await status(a.subOrderNumber)).toBe('PAID')
    expect(await orderOf(orderNumber, token)).toMatchObject({ status: 'PART_PAID', paidFen: 50000, nextStep: 'PAY' })
    expect((await service.post('/payment/order/sub', { subOrderNumber: a.subOrderNumber })).body.message).toBe(
      '该笔已支付',
    )
    expect((await split([40000, 59900])).message).toBe('订单当前状态不能拆分支付')
    await pay(b.subOrderNumber)
    expect(await orderOf(orderNumber, token)).toMatchObject({ status: 'IN_SERVICE', paidFen: 99900 })
  })
  it('is never split into more than the whole', async () => {
    service = await start()
    const cut = async (amountFen: number) =>
      (await service.post('/public/orders/sub', { orderNumber: 'D00310003', amountFen })).body
    const both = await Promise.all([cut(60000), cut(60001)])
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 40926])
    const again = await cut(both[0]?.code === 0 ? 60000 : 60001)
    expect(again.code).toBe(0)
    expect((await cut(50000)).code).toBe(40926)
    expect((await cut(1.5)).code).toBe(40049)
    expect((await service.post('/public/orders/sub', { orderNumber: 'D00070001', amountFen: 100 })).body.code).toBe(
      40925,
    )
    const main = await service.post('/payment/order/main', { orderNumber: 'D00310005' }, await tokenOf(TRADER))
    expect(main.body.message).toBe('该订单已支付')
  })
  it('never leaves a rest below the smallest part', async () => {
    service = await start()
    const cut = async (amountFen: number) =>
      (await service.post('/public/orders/sub', { orderNumber: 'D00310003', amountFen })).body
    expect((await cut(99_850)).message).toBe('余下金额不能少于1元')
    const both = await Promise.all([cut(50_000), cut(49_850)])
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1)
  })
  it('cannot begin once the payment of the whole has', async () => {
    service = await start()
    await service.post('/payment/order/main', { orderNumber: 'D00310003' }, await tokenOf(TRADER))
    const { message } = (await service.post('/public/orders/sub', { orderNumber: 'D00310003', amountFen: 20_000 })).body
    expect(message).toBe('该订单已发起整笔支付，不能再分笔')
  })
})

describe('a refund', () => {
  const apply = async (orderNumber: string, amountFen: number, token: string) =>
    (
      await service.post(
        `/esign/order/refund?orderNumber=${orderNumber}&reason=没有时间&amountFen=${amountFen}`,
        null,
        token,
      )
    ).body
  const desk = (kind: string, refundNumber: string, what = 'pass') =>
    decide(service, `/__vendor/desk/${encodeURIComponent(`${kind} ${refundNumber}`)}`, what)
  const refundOf = async (refundNumber: string, token: string) =>
    (await service.get(`/orders/detail/refund-number?refundNumber=${refundNumber}`, token)).body.data

  it('is itemised, signed, reviewed and paid out once', async () => {
    service = await start()
    const token = await tokenOf(BUYER)
    const invoice = { orderNumber: 'D00020001', titleType: 'PERSON', title: '示例客户', email: 'a@example.com' }
    expect((await service.post('/invoice', invoice, token)).body.code).toBe(0)
    const points = { orderNumber: 'D00020001', activityNumber: 'PA01' }
    expect((await service.post('/order_point/send', points, token)).body.code).toBe(0)
    service.wait(60_000)
    // 30 days and ten hours of 365 are served: 31 of them count.
    const { refund } = await orderOf('D00020001', token)
    expect(refund.lines).toEqual([
      { name: '已付金额', amountFen: 129900 },
      { name: '已服务 31 天（共 365 天）', amountFen: -11033 },
      { name: '应退金额', amountFen: 118867 },
    ])
    expect((await apply('D00020001', 118868, token)).message).toBe('退款金额不能超过可退金额')
    expect((await apply('D00020001', 0, token)).code).toBe(40053)
    const paper = '/public/refund/pdf/fill?orderNumber=D00020001&reason=x&amountFen=118867'
    expect((await service.get(paper, token)).body.data).toMatchObject({ maxFen: 118867 })
    for (const stranger of [undefined, await tokenOf(C3)])
      expect((await service.get(paper, stranger)).body.code).not.toBe(0)
    const first = (await apply('D00020001', 118867, token)).data
    const { refundNumber, signUrl } = (await apply('D00020001', 118867, token)).data
    expect(refundNumber).toBe(first.refundNumber)
    expect((await orderOf('D00020001', token)).status).toBe('IN_SERVICE')
    await decide(service, pathOf(signUrl), 'twice')
    expect((await orderOf('D00020001', token)).status).toBe('REFUNDING')
    expect((await apply('D00020001', 100, token)).message).toBe('该订单已有退款申请在处理中')
    expect((await refundOf(refundNumber, token)).status).toBe('AUDITING')
    expect((await desk('PAYOUT', refundNumber)).status).toBe(404)
    await desk('AUDIT', refundNumber, 'twice')
    expect((await refundOf(refundNumber, token)).status).toBe('PAYING')
    await desk('PAYOUT', refundNumber, 'fail')
    await desk('PAYOUT', refundNumber, 'twice')
    const done = await refundOf(refundNumber, token)
    expect(done).toMatchObject({ status: 'DONE', actualFen: 118867, isRead: false, order: { status: 'REFUNDED' } })
    expect((await apply('D00020001', 100, token)).message).toBe('该订单当前不可申请退款')
    const month = (await service.get('/users/reward/month?month=2026-09', token)).body.data.list
    expect(month.map(({ amount }: { amount: number }) => amount)).toEqual([-100, 100])
    expect((await service.get('/users/reward/summary', token)).body.data.total).toBe(0)
    expect((await service.get('/weimob/order-point/list', token)).body.data).toContainEqual(
      expect.objectContaining({ orderNumber: 'D00020001', status: 'WITHDRAWN' }),
    )
    const { note } = (await service.get('/invoice/D00020001', token)).body.data
    expect(note, 'the invoice that was issued before says what becomes of it').toMatch(
      /红字发票冲销，剩余金额重新开具$/,
    )
    await service.post(`/orders/refund/read?refundNumber=${refundNumber}`, null, token)
    expect((await service.get('/orders/refund/my', token)).body.data.unread).toBe(0)
    expect((await refundOf(refundNumber, await tokenOf(C3))) ?? null).toBeNull()
  })
  it('that is declined restores the order; during cooling-off it is the full price', async () => {
    service = await start()
    const token = await tokenOf(C3)
    const orderNumber = await course(token)
    const { h5Url } = (await service.post('/payment/order/main', { orderNumber }, token)).body.data
    await decide(service, pathOf(h5Url), 'pass')
    service.wait(6 * DAY)
    const later = (await service.login(C3)).accessToken
    // Bought on a Tuesday: the fifth working day after it is the next Tuesday.
    expect((await orderOf(orderNumber, later)).refund.maxFen).toBe(99900)
    const both = await Promise.all([apply(orderNumber, 99900, later), apply(orderNumber, 99900, later)])
    expect(new Set(both.map(({ data }) => data?.refundNumber)).size).toBe(1)
    const { refundNumber, signUrl } = (await apply(orderNumber, 99900, later)).data
    await decide(service, pathOf(signUrl), 'pass')
    await desk('AUDIT', refundNumber, 'fail')
    expect(await refundOf(refundNumber, later)).toMatchObject({
      status: 'REJECTED',
      rejectReason: '经审核不符合退款条件',
      parts: [{ channel: '微信支付', amountFen: 99900 }],
      order: { status: 'IN_SERVICE' },
    })
    const invoice = { orderNumber, titleType: 'PERSON', title: '示例客户', email: 'a@example.com' }
    expect((await service.post('/invoice', invoice, later)).body.code).toBe(0)
    const again = (await apply(orderNumber, 99900, later)).data
    await decide(service, pathOf(again.signUrl), 'pass')
    await desk('AUDIT', again.refundNumber)
    service.wait(60_000)
    await desk('PAYOUT', again.refundNumber)
    expect((await orderOf(orderNumber, later)).status).toBe('REFUNDED')
    const { note } = (await service.get(`/invoice/${orderNumber}`, later)).body.data
    expect(note, 'nothing is left to be invoiced').toMatch(/红字发票冲销，已全额退款，不再重新开具$/)
  })
  it('of one part does not count what arrives for a closed one, whose number is free again', async () => {
    service = await start()
    const token = await tokenOf(TRADER)
    const cut = async (amountFen: number) =>
      (await service.post('/public/orders/sub', { orderNumber: 'D00310003', amountFen })).body.data
    const begin = async ({ subOrderNumber }: { subOrderNumber: string }) =>
      pathOf((await service.post('/payment/order/sub', { subOrderNumber })).body.data.h5Url)
    const [closed, paid] = [await cut(50_000), await cut(49_900)]
    const late = await begin(closed)
    await decide(service, await begin(paid), 'pass')
    const { refundNumber, signUrl } = (await apply('D00310003', 49_900, token)).data
    await decide(service, pathOf(signUrl), 'pass')
    service.wait(1_000)
    await decide(service, late, 'pass')
    expect((await refundOf(refundNumber, token)).parts).toEqual([
      { channel: '微信支付', amountFen: 49_900, toAccount: false, seq: 2 },
    ])
    await desk('AUDIT', refundNumber, 'fail')
    await cut(50_000)
    const { subOrders } = await orderOf('D00310003', token)
    expect(subOrders.map(({ seq }: { seq: number }) => seq).toSorted()).toEqual([1, 2])
  })
  it('of a transfer waits for the customer’s own account', async () => {
    service = await start()
    const token = await tokenOf(REFUNDER)
    const account = {
      refundNumber: 'FD00320003',
      accountName: '退示例',
      bankName: '示例银行',
      branch: '示例支行',
      cardNo: '6222020000000000000',
    }
    const save = async (more: object = {}) =>
      (await service.post('/orders/refund-bank-info/create', { ...account, ...more }, token)).body
    expect((await save({ cardNo: '6222020000000000001' })).message).toBe('银行卡号有误')
    expect((await save({ accountName: '别示例' })).message).toBe('户名须与实名认证姓名一致')
    expect((await save({ refundNumber: 'FD00320002' })).message).toBe('当前状态不能填写收款账户')
    expect([(await save()).code, (await save()).code]).toEqual([0, 0])
    const kept = (await service.get('/orders/refund-bank-info?orderNumber=D00320003', token)).body.data
    expect(kept).toMatchObject({ accountName: '退示例', cardNoTail4: '0000' })
    expect((await refundOf('FD00320003', token)).status).toBe('PAYING')
  })
})

it('shows every seeded state to its owner', async () => {
  service = await start()
  const orders = (await service.post('/orders/my/v2', { pageSize: 50 }, await tokenOf(TRADER))).body.data.list
  expect(orders.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'CLOSED',
    'FINISHED',
    'IN_SERVICE',
    'PAID',
    'PART_PAID',
    'REFUNDED',
    'REFUNDED',
    'REFUNDING',
    'WAIT_FACE',
    'WAIT_PAY',
    'WAIT_SIGN',
  ])
  const refunds = (await service.get('/orders/my-refund-list', await tokenOf(REFUNDER))).body.data.list
  expect(refunds.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'AUDITING',
    'DONE',
    'PAYING',
    'REJECTED',
    'WAIT_BANK',
    'WAIT_SIGN',
  ])
})
