import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { putFile } from '#test/service/files/put-file.ts'

let service: TestService
afterEach(() => service.close())

const FRESH = '13800000001'
const BUYER = '13800000002'
const PLAIN = '13800000004'
const SIGNING = '13800000005'
const MEMBER = '13800000007'
const tokenOf = async (mobile: string) => (await service.login(mobile)).accessToken

it('opens columns, rooms and services by membership', async () => {
  service = await start()
  const member = await tokenOf(MEMBER)
  const fresh = await tokenOf(FRESH)
  const ids = async (path: string, token: string) =>
    (await service.get(path, token)).body.data.map((each: { id?: string; chatId?: string }) => each.id ?? each.chatId)
  expect((await ids('/users/free/subscriptions/columns', fresh)).length).toBeGreaterThan(0)
  expect(await ids('/users/vip/subscriptions/columns', fresh)).toEqual([])
  expect((await ids('/users/vip/subscriptions/columns', member)).length).toBeGreaterThan(0)
  expect(await ids('/users/vip/packages/service/chat-room/list', member)).toEqual(['CR01', 'CR03', 'CR05'])
  expect(await ids('/users/vip/packages/service/chat-room/list', fresh)).toEqual([])
  const services = async (token: string) => (await service.get('/users/vip/packages/VP02/services', token)).body.data
  expect((await services(member))[0].expireAt).toBeGreaterThan(service.now())
  expect((await services(fresh))[0].expireAt).toBeUndefined()
  const running = async (mobile: string) =>
    (await service.get('/users/vip/subscriptions', await tokenOf(mobile))).body.data.map(
      ({ kind }: { kind: string }) => kind,
    )
  expect([await running(MEMBER), await running(BUYER), await running(FRESH)]).toEqual([
    ['VIP', 'COURSE'],
    ['COURSE', 'COURSE'],
    [],
  ])
})

it('lists usable coupons for their owner only', async () => {
  service = await start()
  const usable = async (mobile: string, query = '') =>
    (await service.get(`/users/coupons${query}`, await tokenOf(mobile))).body.data.map(
      ({ couponId }: { couponId: string }) => couponId,
    )
  expect(await usable(BUYER)).toEqual(['Q0002001'])
  expect(await usable(BUYER, '?skuId=K110')).toEqual([])
  expect(await usable(SIGNING)).toEqual([])
})

it('opens restricted features to customers on the list', async () => {
  service = await start()
  const isIn = async (mobile: string) =>
    (await service.get('/users/check-whitelist?feature=PROMOTION', await tokenOf(mobile))).body.data.in
  expect([await isIn('13800000008'), await isIn(PLAIN)]).toEqual([true, false])
})

it('reads an identity card from the customer’s own files only', async () => {
  service = await start()
  const mine = await tokenOf(FRESH)
  const [front, back] = [await putFile(service, mine, 'ID'), await putFile(service, mine, 'ID')]
  const submit = async (token: string, frontKey = front, backKey = back) =>
    (await service.post(`/users/id_card?frontKey=${frontKey}&backKey=${backKey}`, null, token)).body
  expect((await submit(await tokenOf(PLAIN))).message).toBe('文件不存在或未上传完成，请重新上传')
  expect((await submit(mine, front, front)).code).toBe(40065)
  expect((await service.get('/users/certification2', mine)).body.data).toEqual({ status: 'NONE' })
  const { data } = await submit(mine)
  expect(data.ocrIdMasked).toMatch(/^110\*{11}\d{4}$/)
  expect((await submit(mine)).data).toEqual(data)
  expect((await service.get('/users/certification2', mine)).body.data).toMatchObject({
    status: 'ID_OK',
    idCardMasked: data.ocrIdMasked,
  })
  expect((await service.get('/users/idCard', mine)).body.data).toEqual({
    frontUploaded: true,
    backUploaded: true,
    expireAt: data.validTo,
  })
  const other = (key: string, kind: string) => service.post(`/users/other?kind=${kind}&fileKey=${key}`, null, mine)
  expect((await other(front, 'PASSPORT')).body.code).toBe(0)
  expect((await other('none', 'PASSPORT')).body.code).toBe(40063)
  expect((await other(front, 'LICENCE')).body.code).toBe(40066)
})

it('moves an account to a free number with a code to each', async () => {
  service = await start()
  const token = await tokenOf(PLAIN)
  const change = async (body: object, by = token) => (await service.post('/users/v2/changeMobile', body, by)).body
  const codes = { oldCode: await service.code(PLAIN), newCode: await service.code('13900000077') }
  expect((await change({ ...codes, newMobile: PLAIN })).message).toBe('新手机号不能与原手机号相同')
  expect((await change({ ...codes, newMobile: '13900000077', oldCode: '000000' })).code).toBe(40080)
  const taken = { oldCode: codes.oldCode, newCode: await service.code(BUYER), newMobile: BUYER }
  expect((await change(taken)).message).toBe('该手机号已被其他账号使用')
  expect((await change({ ...codes, newMobile: '13900000077' })).code).toBe(0)
  expect((await service.get('/users/me', token)).body.data.mobileMasked).toBe('139****0077')
  expect((await change({ ...codes, newMobile: '13900000078' })).code).toBe(40080)
  const signing = await tokenOf(SIGNING)
  const check = (await service.get('/users/change-mobile-check', signing)).body.data
  expect(check).toEqual({ allowed: false, reason: '存在待签署合同，暂不能更换手机号' })
  const query = new URLSearchParams({ ...codes, newMobile: '13900000079' })
  expect((await service.post(`/users/changeMobile?${query}`, null, signing)).body.code).toBe(40939)
})

it('starts a questionnaire three times a day at most, with a reason from the second on', async () => {
  service = await start()
  const token = await tokenOf(PLAIN)
  const redo = async (query = '') => (await service.post(`/users/evaluationId/redo${query}`, null, token)).body
  const first = await redo()
  expect(first.data.evaluationId).toMatch(/^E/)
  expect((await redo()).message).toBe('同一天再次测评，请填写原因')
  expect((await redo('?reason=income')).data.evaluationId).not.toBe(first.data.evaluationId)
  await redo('?reason=income')
  expect((await redo('?reason=income')).message).toBe('今日测评次数已用完，请明天再试')
})
