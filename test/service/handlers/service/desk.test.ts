import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { putFile } from '#test/service/files/put-file.ts'

let service: TestService
afterEach(() => service.close())

const FRESH = '13800000001'
const BUYER = '13800000002'
const SIGNING = '13800000005'
const MEMBER = '13800000007'
const tokenOf = async (mobile: string) => (await service.login(mobile)).accessToken
const person = { titleType: 'PERSON', title: '示例客户', email: 'a@example.com' }

it('numbers a complaint once per draft, and accepts only the customer’s own references', async () => {
  service = await start()
  const token = await tokenOf(BUYER)
  const words = { type: 'CONDUCT', content: '有人自称工作人员要求向个人账户付款', mobile: '13900000001', fileKeys: [] }
  const send = async (more: object) => (await service.post('/customer/complaint', { ...words, ...more }, token)).body
  const { data } = await send({ clientNo: 'draft-1', orderNumber: 'D00020001' })
  expect(data.complaintNo).toMatch(/^TS20260915\d{10}$/)
  expect(data.replyBefore).toBe(service.now() + 15 * 86_400_000)
  expect((await send({ clientNo: 'draft-1', orderNumber: 'D00020001' })).data).toEqual(data)
  for (const more of [{}, { orderNumber: 'D00020001', content: '另外，对方还要求我提供短信验证码。' }]) {
    expect((await send({ clientNo: 'draft-1', ...more })).message).toBe('该投诉已提交，如需补充请重新填写')
  }
  expect((await send({ fileKeys: [await putFile(service, token, 'COMPLAINT')] })).data.complaintNo).not.toBe(
    data.complaintNo,
  )
  const theirs = await putFile(service, await tokenOf(MEMBER), 'COMPLAINT')
  expect((await send({ fileKeys: [theirs] })).code).toBe(40063)
  expect((await send({ orderNumber: 'D00070001' })).code).toBe(40401)
  expect((await send({ fileKeys: Array.from({ length: 10 }, String) })).message).toBe('最多上传9个文件')
  expect((await send({ content: '太短' })).message).toBe('请填写至少10字的内容')
  expect((await send({ content: '长'.repeat(1001) })).message).toBe('内容不能超过1000字')
  expect((await send({ mobile: '1' })).code).toBe(40021)
  expect((await send({ type: 'ANY' })).code).toBe(40036)
})

it('shows a practitioner with their works', async () => {
  service = await start()
  const { data } = (await service.get('/analyst?number=T002', await tokenOf(FRESH))).body
  expect(data).toMatchObject({ certNo: '示例S0000000002', introHtml: expect.stringContaining('<p>') })
  expect([data.courses.length > 0, data.articles.length > 0]).toEqual([true, true])
  const list = (await service.get('/analyst/list?pageSize=2&pageNo=3', await tokenOf(FRESH))).body.data
  expect([list.total, list.list.length]).toEqual([5, 1])
  expect((await service.get('/analyst?number=T999', await tokenOf(FRESH))).body.code).toBe(40401)
})

it('invoices the amount paid, once: the same application returns the same invoice, another is rejected', async () => {
  service = await start()
  const token = await tokenOf(BUYER)
  const apply = async (body: object, by = token) => (await service.post('/invoice', { ...person, ...body }, by)).body
  const batch = async (orderNumbers: string[]) =>
    (await service.post('/invoice/batch', { ...person, orderNumbers }, token)).body
  const of = async (orderNumber: string) => (await service.get(`/invoice/${orderNumber}`, token)).body
  expect((await of('D00020001')).data).toEqual({ status: 'NONE' })
  expect((await apply({ orderNumber: 'D00020001', titleType: 'COMPANY' })).message).toBe('税号格式不正确')
  expect((await apply({ orderNumber: 'D00020001', email: 'x' })).message).toBe('请输入正确的邮箱')
  expect((await apply({ orderNumber: 'D00070001' })).code).toBe(40401)
  expect((await apply({ orderNumber: 'D00050001' }, await tokenOf(SIGNING))).message).toBe('订单完成付款后可开发票')
  const company = { orderNumber: 'D00020001', titleType: 'COMPANY', taxNo: '91330000000000000X' }
  const { data } = await apply(company)
  expect(data.status).toBe('APPLIED')
  expect((await apply({ ...company, title: ` ${person.title}` })).data).toEqual(data)
  const others = [
    { orderNumber: 'D00020001' },
    { ...company, title: '另一家公司' },
    { ...company, taxNo: '91330000000000001X' },
    { ...company, email: 'b@example.com' },
  ]
  for (const other of others) expect([other, (await apply(other)).code]).toEqual([other, 40956])
  expect((await batch(['D00020001', 'D00020002'])).message).toBe('所选订单中有已开票的订单')
  expect((await batch([])).code).toBe(40039)
  const both = (await batch(['D00020002', 'D00020003'])).data
  expect((await batch(['D00020003', 'D00020002'])).data).toEqual(both)
  expect((await apply({ orderNumber: 'D00020003' })).code, 'one of two orders').toBe(40956)
  service.wait(60_000)
  const { status, title, url } = (await of('D00020001')).data
  expect([status, title, (await service.request(url)).status]).toEqual(['ISSUED', '示例客户', 200])
  expect((await of('D00070001')).code).toBe(40401)
})

it('invoices the unrefunded amount, ten orders at most', async () => {
  service = await start()
  const token = await tokenOf('13800000031')
  const batch = async (orderNumbers: string[]) =>
    (await service.post('/invoice/batch', { ...person, orderNumbers }, token)).body
  const of = async (orderNumber: string) => (await service.get(`/invoice/${orderNumber}`, token)).body.data
  const listed = (await service.get('/orders/finishedOrder?pageSize=50', token)).body.data.list
  const amounts = listed.map((each: { orderNumber: string; invoice: { amountFen: number } }) => [
    each.orderNumber,
    each.invoice.amountFen,
  ])
  expect(Object.fromEntries(amounts)).toEqual({
    D00310005: 1_280_000,
    D00310006: 199_900,
    D00310007: 59_900,
    D00310011: 29_900,
  })
  expect((await batch(['D00310009'])).message, 'a refund under way').toBe('订单完成付款后可开发票')
  expect((await batch(['D00310010'])).message, 'given back in full').toBe('订单完成付款后可开发票')
  expect((await batch(Array.from({ length: 11 }, (_, at) => `D003100${at + 10}`))).code).toBe(40039)
  expect((await batch(['D00310007', 'D00310011'])).code).toBe(0)
  expect(await of('D00310011')).toEqual({ status: 'APPLIED', title: person.title, amountFen: 89_800 })
})

it('treats a double tap as one', async () => {
  service = await start()
  const token = await tokenOf(BUYER)
  const twice = async (path: string, body: object) => {
    const answers = await Promise.all([service.post(path, body, token), service.post(path, body, token)])
    return answers.map(({ body: { code, data } }) => [code, data?.invoiceId ?? data?.complaintNo])
  }
  const [first, second] = await twice('/invoice', { ...person, orderNumber: 'D00020001' })
  expect([first?.[0], second]).toEqual([0, first])
  const content = '页面上的退款规则与协议写得不一样，请核对。'
  const draft = { type: 'REFUND', content, mobile: '13900000001', fileKeys: [], clientNo: 'draft-2' }
  const [one, other] = await twice('/customer/complaint', draft)
  expect([one?.[0], other]).toEqual([0, one])
})

it('grants the membership trial once', async () => {
  service = await start()
  const left = async () => (await service.get('/vip-coupon/template/info', await tokenOf(FRESH))).body.data.left
  const apply = async (templateId = 'VT01') =>
    (await service.post('/vip-coupon/apply', { templateId }, await tokenOf(FRESH))).body
  const before = await left()
  const { data } = await apply()
  expect((await apply()).data).toEqual(data)
  expect(await left()).toBe(before - 1)
  const [mine] = (await service.get('/coupons/coupons/me?status=UNUSED', await tokenOf(FRESH))).body.data
  expect(mine).toMatchObject({ couponId: data.couponId, kind: 'VIP' })
  expect((await apply('VT99')).code).toBe(40401)
})

it('shows a rule’s selection to evaluated members, and the reason to others', async () => {
  service = await start()
  const ask = async (mobile: string) =>
    (await service.get('/cd-adviser/strategy/selection-stock/info?code=SEL01', await tokenOf(mobile))).body.data
  const open = await ask(MEMBER)
  expect([open.access.allowed, open.stocks.length > 0]).toEqual([true, true])
  expect(await ask(FRESH)).toMatchObject({ stocks: [], access: { allowed: false, reason: 'NEED_EVAL' } })
  expect(await ask(BUYER)).toMatchObject({ stocks: [], access: { allowed: false, reason: 'NOT_PURCHASED' } })
  const chains: { id: string }[] = (await service.get('/chain/list', await tokenOf(FRESH))).body.data
  expect(chains.length).toBeGreaterThanOrEqual(6)
  for (const { id } of chains) {
    const { nodes } = (await service.get(`/chain/info?id=${id}`, await tokenOf(FRESH))).body.data
    expect(new Set(nodes.map(({ level }: { level: string }) => level))).toEqual(new Set(['UP', 'MID', 'DOWN']))
    for (const { stocks } of nodes) expect([id, stocks.length]).toEqual([id, Math.max(4, stocks.length)])
  }
  expect((await service.get('/kf/url')).body.data.url).toMatch(/^https:/)
})

it('returns shop points, WeCom contacts and packages', async () => {
  service = await start()
  const token = await tokenOf(BUYER)
  const get = async (path: string, by?: string) => (await service.get(path, by)).body
  expect((await get('/weimob/get-wid', token)).data).not.toEqual(
    (await get('/weimob/get-wid', await tokenOf(MEMBER))).data,
  )
  await service.post('/order_point/send', { orderNumber: 'D00020001', activityNumber: 'PA01' }, token)
  expect((await get('/weimob/order-point/list', token)).data).toMatchObject([
    { orderNumber: 'D00020002', points: 100, status: 'NONE', activityNumber: 'PA01' },
    { orderNumber: 'D00020001', points: 100, status: 'SENDING' },
    { orderNumber: 'D00020003', status: 'NONE' },
  ])
  expect((await get('/weimob/order-point/list', await tokenOf(MEMBER))).data).toMatchObject([
    { orderNumber: 'D00070001', points: 100, status: 'NONE' },
  ])
  expect((await get('/work_wx/contact_way_info?salesNumber=S200', token)).data.certNo).toBeUndefined()
  expect((await get('/wx-ma/subscribe?templateIds=TM01&templateIds=TM04', token)).data).toEqual({ ok: true })
  expect((await get('/wx-ma/subscribe?templateIds=TM99', token)).code).toBe(40044)
  const hasNew = async (ver: string) => (await get(`/software-package/check?ver=${ver}`)).data.hasNew
  expect([await hasNew('2.3.9'), await hasNew('2.4.0'), await hasNew('3.0.0')]).toEqual([true, false, false])
  expect((await get('/software-package/check?ver=new')).code).toBe(40045)
})

it('binds a partner’s code to one customer, with five wrong attempts a day', async () => {
  service = await start()
  const buyer = await tokenOf(BUYER)
  const fresh = await tokenOf(FRESH)
  const get = async (path: string, token: string) => (await service.get(`/convert/${path}`, token)).body
  const bind = (code: string, token: string) => get(`bind-union-convert?code=${code}`, token)
  const statusOf = async (token: string) => (await get('union_convert_info?code=UNION2026A', token)).data.status
  expect(await statusOf(buyer)).toBe('UNUSED')
  expect((await bind('union2026a', buyer)).data).toEqual({ bound: true })
  expect((await bind('UNION2026A', buyer)).data).toEqual({ bound: true })
  expect([await statusOf(buyer), await statusOf(fresh)]).toEqual(['MINE', 'USED'])
  expect((await bind('UNION2026C', buyer)).message).toBe('您已绑定其他合作方')
  expect((await get('bindUnionConvertInfo', buyer)).data).toEqual({ bound: true, partner: '示例商城' })
  expect((await get('bindUnionConvertInfo', fresh)).data).toEqual({ bound: false })
  expect((await bind('UNION2026A', fresh)).message).toBe('兑换码无效或已使用')
  for (let n = 0; n < 4; n++) await bind('guess', fresh)
  expect((await bind('UNION2026B', fresh)).message).toBe('今日尝试次数过多，请明天再试')
  service.wait(86_400_000)
  expect((await bind('UNION2026B', await tokenOf(FRESH))).data).toEqual({ bound: true })
  const later = await tokenOf(BUYER)
  const event = (name: string) => service.post(`/convert/web?code=UNION2026A&event=${name}`, null, later)
  expect([(await event('VIEW')).body.code, (await event('HACK')).body.code]).toEqual([0, 40046])
})
