import { afterEach, describe, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { decide, pathOf } from '#test/service/trade/test-kit.ts'

let service: TestService
afterEach(() => service.close())

const DAY = 86_400_000
const FRESH = '13800000001'
const BUYER = '13800000002'
const PLAIN = '13800000004'
const SIGNING = '13800000005'
const MEMBER = '13800000007'
const tokenOf = async (mobile: string) => (await service.login(mobile)).accessToken
const address = {
  name: '示例客户',
  mobile: '13900000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '示例路 1 号 2 单元',
}
const addressOf = async (token: string) => (await service.post('/user/address/create', address, token)).body.data.id

it('checks in once a day, rewards the seventh day in a row, and restarts after a gap', async () => {
  service = await start()
  const checkIn = async () => (await service.post('/checkIn', null, await tokenOf(FRESH))).body.data
  const status = async () => (await service.get('/checkIn/status', await tokenOf(FRESH))).body.data
  expect(await status()).toMatchObject({ checkedToday: false, streak: 0, points: 0 })
  expect([await checkIn(), await checkIn()]).toEqual(Array(2).fill({ points: 5, streak: 1 }))
  for (let n = 2; n <= 7; n++) {
    service.wait(DAY)
    expect(await checkIn()).toEqual({ points: n === 7 ? 15 : 5, streak: n })
  }
  expect(await status()).toMatchObject({ checkedToday: true, streak: 7, points: 45 })
  service.wait(2 * DAY)
  expect(await status()).toMatchObject({ checkedToday: false, streak: 0 })
  expect(await checkIn()).toEqual({ points: 5, streak: 1 })
  const record = await service.get('/checkIn/record?month=2026-09', await tokenOf(FRESH))
  expect([record.body.data.length, record.body.data[0]]).toEqual([8, '2026-09-15'])
  expect((await service.get('/checkIn/record?month=2026-9', await tokenOf(FRESH))).body.code).toBe(40003)
})

it('sums rewards by month and page, for their owner only', async () => {
  service = await start()
  const token = await tokenOf(MEMBER)
  const get = async (path: string, by = token) => (await service.get(`/users/reward/${path}`, by)).body.data
  expect(await get('summary')).toEqual({ total: 210, thisMonth: 140, unit: 'POINT' })
  expect(await get('month/summary?month=2026-08')).toEqual({ month: '2026-08', amount: 70, count: 7 })
  const page = await get('month?month=2026-09&pageNo=2&pageSize=10')
  expect([page.total, page.list.length, page.list[0].title]).toEqual([14, 4, '完成一节课'])
  expect(await get('summary', await tokenOf(PLAIN))).toMatchObject({ total: 0 })
})

it('sends the points of the customer’s own paid order, once', async () => {
  service = await start()
  const token = await tokenOf(BUYER)
  const send = async (orderNumber: string, activityNumber = 'PA01', by = token) =>
    (await service.post('/order_point/send', { orderNumber, activityNumber }, by)).body
  const result = async () => (await service.get('/order_point/send/result/get?orderNumber=D00020001', token)).body.data
  expect(await result()).toEqual({ status: 'NONE' })
  expect((await send('D00020001', 'PA02')).message).toBe('积分活动未开始或已结束')
  expect((await send('D00070001')).message).toBe('订单不存在或已下线')
  expect((await send('D00050001', 'PA01', await tokenOf(SIGNING))).message).toBe('订单完成付款后可发放积分')
  expect((await send('D00020001')).data).toEqual({ status: 'SENDING' })
  service.wait(3000)
  expect([(await send('D00020001')).data, await result()]).toEqual(Array(2).fill({ status: 'SENT' }))
  expect((await service.get('/users/reward/summary', token)).body.data.total).toBe(100)
})

it('stores notification preferences, with marketing off by default', async () => {
  service = await start()
  const token = await tokenOf(PLAIN)
  const on = async (by: string) =>
    (await service.get('/notice-sub/me', by)).body.data
      .filter((each: { on: boolean }) => each.on)
      .map((each: { kind: string; targetId: string }) => each.kind + each.targetId)
  expect(await on(token)).toEqual(['LIVE', 'ORDER', 'REFUND', 'NOTICE'])
  await service.post('/notice-sub/set?kind=LIVE&on=false', null, token)
  await service.post('/notice-sub/set?kind=POOL&targetId=P1&on=true', null, token)
  expect(await on(token)).toEqual(['ORDER', 'REFUND', 'NOTICE', 'POOLP1'])
  expect(await on(await tokenOf(BUYER))).toHaveLength(4)
  expect((await service.post('/notice-sub/set?kind=ANY&on=true', null, token)).body.code).toBe(40034)
})

describe('coupons', () => {
  const gain = async (planNumber: string, mobile: string) =>
    (await service.get(`/coupons/gain?planNumber=${planNumber}`, await tokenOf(mobile))).body

  it('are claimed once, while the campaign runs and some are left', async () => {
    service = await start()
    const left = async () =>
      (await service.get('/coupons/plan/number/CP101', await tokenOf(FRESH))).body.data.left as number
    const before = await left()
    expect((await service.get('/coupons/my/CP101', await tokenOf(FRESH))).body.data).toBeNull()
    const first = (await gain('CP101', FRESH)).data
    expect((await gain('CP101', FRESH)).data).toEqual(first)
    expect(await left()).toBe(before - 1)
    expect((await service.get('/coupons/my/CP101', await tokenOf(FRESH))).body.data).toEqual(first)
    // Its last day is used whole, whatever the hour it was taken at.
    expect((first.endAt + 1) % DAY).toBe(16 * 3600_000)
    expect(Math.floor((first.endAt - first.startAt) / DAY)).toBe(30)
    expect((await gain('CP103', FRESH)).message).toBe('已抢光')
    expect((await gain('CP104', FRESH)).message).toBe('领取尚未开始')
    expect((await gain('CP105', FRESH)).message).toBe('活动已结束')
    expect((await gain('DP101', FRESH)).message).toBe('该优惠券不能自行领取')
    expect((await gain('CP999', FRESH)).code).toBe(40401)
  })
  it('are listed in every state to their owner only', async () => {
    service = await start()
    const ids = async (mobile: string, status: string) =>
      (await service.get(`/coupons/coupons/me?status=${status}`, await tokenOf(mobile))).body.data.map(
        ({ couponId }: { couponId: string }) => couponId,
      )
    expect(await ids(BUYER, 'USED')).toEqual(['Q0002002', 'Q0002006'])
    expect(await ids(BUYER, 'EXPIRED')).toEqual(['Q0002003'])
    expect(await ids(SIGNING, 'LOCKED')).toEqual(['Q0005001'])
    expect(await ids(FRESH, 'UNUSED')).toEqual([])
    service.wait(31 * DAY)
    expect(await ids(BUYER, 'UNUSED')).toEqual([])
  })
  it('of an order are activated once, by its owner', async () => {
    service = await start()
    const activate = async (mobile: string) =>
      (await service.post('/dd-order/coupon/activate?id=Q0002005', null, await tokenOf(mobile))).body
    expect((await activate(MEMBER)).code).toBe(40401)
    const { data } = await activate(BUYER)
    expect(data).toMatchObject({ status: 'USED', orderNumber: 'D00020002' })
    expect((await activate(BUYER)).data).toEqual(data)
    expect((await service.get('/dd-order/coupon/info?id=Q0002001', await tokenOf(BUYER))).body.code).toBe(40401)
  })
  it('extend a service once, after it is signed', async () => {
    service = await start()
    const token = await tokenOf(BUYER)
    const info = async () => (await service.get('/delay_coupon/info?id=Q0002004', token)).body.data
    const { order, days } = await info()
    const delay = async (by = token) => (await service.post('/sign/delay_coupon?id=Q0002004', null, by)).body
    expect((await delay(await tokenOf(MEMBER))).code).toBe(40401)
    expect((await delay()).message).toBe('请先签署服务延期确认书')
    const pdf = await service.post('/sign/generateSignPdf?bizType=DELAY&id=Q0002004', null, token)
    expect((await service.request(pdf.body.data.pdfUrl)).headers.get('content-type')).toBe('application/pdf')
    const { url } = (await service.post('/sign/signUrl?id=Q0002004&returnUrl=/delay-coupon/1', null, token)).body.data
    await decide(service, pathOf(url), 'twice')
    expect((await delay()).data).toEqual({ newServiceEndAt: order.serviceEndAt + days * DAY })
    expect((await delay()).data).toEqual({ newServiceEndAt: order.serviceEndAt + days * DAY })
    expect((await info()).order.serviceEndAt).toBe(order.serviceEndAt + days * DAY)
  })
})

describe('gifts', () => {
  const post = async (path: string, token: string) => (await service.post(path, null, token)).body

  it('are for buyers, one each, and are sent to an address of the customer', async () => {
    service = await start()
    const token = await tokenOf(BUYER)
    expect((await post('/gift/coupon/apply?number=G101', await tokenOf(FRESH))).message).toBe('购买对应课程后可领取')
    expect((await post('/gift/coupon/apply?number=G103', token)).message).toBe('已抢光')
    const { couponId, status } = (await post('/gift/coupon/apply?number=G101', token)).data
    expect((await post('/gift/coupon/apply?number=G101', token)).data).toEqual({ couponId, status })
    expect((await service.get('/gift/good/findByNumber?number=G101', token)).body.data.stock).toBe(199)
    const receive = (by: string, more = '') => post(`/gift/coupon/receive?couponId=${couponId}${more}`, by)
    const stranger = await tokenOf(MEMBER)
    expect((await receive(stranger)).code).toBe(40401)
    expect((await receive(token)).message).toBe('请选择收货地址')
    expect((await receive(token, `&addressId=${await addressOf(stranger)}`)).code).toBe(40401)
    const addressId = await addressOf(token)
    expect((await receive(token, `&addressId=${addressId}`)).data).toEqual({ couponId, status: 'USED' })
    expect((await receive(token)).data).toEqual({ couponId, status: 'USED' })
    const detail = (await service.get(`/gift/coupon/receive/detail?couponId=${couponId}`, token)).body.data
    expect(detail).toEqual({ status: 'WAIT_SEND' })
    const info = (await service.get(`/goods-apply/info?id=${couponId}`, token)).body.data
    expect(info).toMatchObject({ status: 'WAIT_SEND', address: { id: addressId, mobileMasked: '139****0001' } })
  })
  it('unlock at once if nothing is sent', async () => {
    service = await start()
    const token = await tokenOf(FRESH)
    const { couponId } = (await post('/gift/coupon/apply?number=G102', token)).data
    await post(`/gift/coupon/receive?couponId=${couponId}`, token)
    const detail = (await service.get(`/gift/coupon/receive/detail?couponId=${couponId}`, token)).body.data
    expect(detail).toEqual({ status: 'DONE' })
    expect((await service.get('/goods-apply/list', token)).body.data.list).toEqual([])
    const [mine] = (await service.get('/gift/coupon/list', token)).body.data
    expect(mine).toMatchObject({ couponId, kind: 'GIFT', status: 'USED', gift: { number: 'G102' } })
  })
  it('can change their address until they are sent', async () => {
    service = await start()
    const buyer = await tokenOf(BUYER)
    const member = await tokenOf(MEMBER)
    const move = async (id: string, addressId: string, token: string) =>
      (await service.post('/goods-apply/modify-address', { id, addressId }, token)).body
    expect((await move('GA0002', await addressOf(buyer), buyer)).message).toBe('已发货，不能修改地址')
    expect((await move('GA0002', await addressOf(member), member)).code).toBe(40401)
    const { couponId } = (await post('/gift/coupon/apply?number=G101', member)).data
    await post(`/gift/coupon/receive?couponId=${couponId}&addressId=${await addressOf(member)}`, member)
    const other = await addressOf(member)
    expect((await move(couponId, other, member)).data).toMatchObject({ address: { id: other } })
    expect((await move(couponId, await addressOf(buyer), member)).code).toBe(40401)
  })
})
