import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const MINE = '13800000004'
const OTHER = '13800000002'
const tokenOf = async (mobile: string) => (await service.login(mobile)).accessToken
const place = { name: '周示例', province: '浙江省', city: '杭州市', district: '西湖区', detail: '示例路 1 号 2 单元' }

it('returns masked addresses with one default, editable by their owner only', async () => {
  service = await start()
  const mine = await tokenOf(MINE)
  const first = (await service.post('/user/address/create', { ...place, mobile: '13900000001' }, mine)).body.data
  expect(first).toMatchObject({ mobileMasked: '139****0001', isDefault: true })
  const second = { ...place, mobile: '13900000002', isDefault: true }
  const { id } = (await service.post('/user/address/v2', second, mine)).body.data
  const list = async (token: string) => (await service.get('/user/address', token)).body.data
  expect((await list(mine)).map((each: { id: string; isDefault: boolean }) => [each.id, each.isDefault])).toEqual([
    [id, true],
    [first.id, false],
  ])
  const stranger = await tokenOf(OTHER)
  expect(await list(stranger)).toEqual([])
  const theft = await service.post('/user/address/v2', { ...second, id }, stranger)
  expect([theft.body.code, theft.body.message]).toEqual([40401, '收货地址不存在或已下线'])
  const edited = await service.post('/user/address/v2', { ...place, id, detail: '示例路 9 号楼' }, mine)
  expect(edited.body.data).toMatchObject({ id, mobileMasked: '139****0002', detail: '示例路 9 号楼', isDefault: true })
  expect(await list(mine)).toHaveLength(2)
})

it.each([
  [{ detail: '路' }, '请填写完整地址'],
  [{ name: '周' }, '请填写完整地址'],
  [{ city: ' ' }, '请填写完整地址'],
  [{ mobile: '123' }, '请输入正确的手机号'],
])('rejects the address with %j', async (wrong, message) => {
  service = await start()
  const body = { ...place, mobile: '13900000001', ...wrong }
  expect((await service.post('/user/address/v2', body, await tokenOf(MINE))).body.message).toBe(message)
})

it('changes a nickname once in thirty days', async () => {
  service = await start()
  const token = await tokenOf(MINE)
  const rename = async (nickName: string) =>
    (await service.post('/app/user/updateUserNickNameOrAvatar', { nickName }, token)).body
  expect((await rename('学')).message).toBe('昵称须为2–12个字')
  expect((await rename('加微信聊')).message).toBe('昵称含有不允许的内容')
  expect((await rename('号12345')).message).toBe('昵称含有不允许的内容')
  expect((await rename('山高水长')).data.nickName).toBe('山高水长')
  expect((await rename('山高水长')).code).toBe(0)
  expect((await rename('又一个名')).message).toBe('30天后可再次修改')
  const conf = (await service.get('/app/user/getNickNameConf', token)).body.data
  expect(conf).toEqual({ min: 2, max: 12, nextChangeAt: service.now() + 30 * 86_400_000 })
  service.wait(30 * 86_400_000)
  const again = await service.login(MINE)
  const { body } = await service.post(
    '/app/user/updateUserNickNameOrAvatar',
    { nickName: '又一个名' },
    again.accessToken,
  )
  expect(body.data.nickName).toBe('又一个名')
})

it('binds WeChat by a certificate, and unbinds it with a code to the customer’s number', async () => {
  service = await start()
  const visitor = (await service.get('/auth/wx-oa-login?code=code-ann&state=s&accountType=1099')).body.data.accessToken
  const certificateOf = async (token: string) => (await service.get('/wx/certificate', token)).body.data.certificate
  const certificate = await certificateOf(visitor)
  const mine = await tokenOf(MINE)
  expect((await service.get('/users/me', mine)).body.data.wxBound).toBe(false)
  expect((await service.post('/app/user/bindWx', { certificate }, mine)).body.code).toBe(0)
  expect((await service.get('/users/me', mine)).body.data.wxBound).toBe(true)
  expect((await service.post('/app/user/bindWx', { certificate }, mine)).body.code).toBe(40335)
  const stranger = await tokenOf(OTHER)
  const taken = await service.post('/app/user/bindWx', { certificate: await certificateOf(mine) }, stranger)
  expect(taken.body.message).toBe('该微信已绑定其他账号')
  const picture = encodeURIComponent('https://thirdwx.qlogo.cn/mmopen/a/132')
  const named = `/app/user/updateWxInfo?nickName=${encodeURIComponent('云淡风轻')}&avatarUrl=${picture}`
  expect((await service.post(named, null, mine)).body.data).toMatchObject({ nickName: '云淡风轻' })
  expect((await service.post(named, null, stranger)).body.code).toBe(40330)
  expect((await service.post('/app/user/unbindWx?code=000000', null, mine)).body.code).toBe(40022)
  const code = await service.code(MINE)
  expect((await service.post(`/app/user/unbindWx?code=${code}`, null, mine)).body.code).toBe(0)
  expect((await service.get('/users/me', mine)).body.data.wxBound).toBe(false)
  expect((await service.post(`/app/user/unbindWx?code=${code}`, null, mine)).body.code).toBe(40936)
})
