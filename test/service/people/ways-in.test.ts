import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const PLAIN = '13800000004'
const NEW = '13900000066'
const meOf = async (token: string) => (await service.get('/users/me', token)).body.data
const proof = async (kind: string, subject: string) => {
  // The control endpoint answers a ticket.
  const { ticket } = (await service.control('/proof', { kind, subject })) as { ticket: string }
  return ticket
}
const visitor = async (who: string) => {
  const { data } = (await service.get(`/auth/wx-oa-login?code=code-${who}&state=s&accountType=1099`)).body
  const { certificate } = (await service.get('/wx/certificate', data.accessToken)).body.data
  return { token: data.accessToken as string, certificate: certificate as string }
}

it('signs in a mobile number by the older call and by the app', async () => {
  service = await start()
  const login = async (path: string) => {
    const { body } = await service.post(path, { mobile: PLAIN, code: await service.code(PLAIN), accountType: '1099' })
    service.wait(60_000)
    return (await meOf(body.data.accessToken)).nickName
  }
  expect([await login('/auth/mobile/login'), await login('/app/auth/login')]).toEqual(['阿远', '阿远'])
})

it('accepts a number verified by the phone, once', async () => {
  service = await start()
  const phoneCode = await proof('PHONE', NEW)
  const first = (await service.post('/app/auth/oneKeyLogin', { phoneCode })).body
  expect([first.data.isNew, (await meOf(first.data.accessToken)).mobileMasked]).toEqual([true, '139****0066'])
  expect((await service.post('/app/auth/oneKeyLogin', { phoneCode })).body.code).toBe(40336)
})

it('binds a visitor by every kind of registration', async () => {
  service = await start()
  const register = async (who: string, mobile: string, path: string, how: 'sms' | 'phone', inQuery = false) => {
    const { certificate } = await visitor(who)
    const proven =
      how === 'sms' ? { mobile, code: await service.code(mobile) } : { phoneCode: await proof('PHONE', mobile) }
    const query = new URLSearchParams({ certificate, ...proven } as Record<string, string>) // all are texts
    const { body } = inQuery
      ? await service.post(`${path}?${query}`, null)
      : await service.post(path, { certificate, ...proven })
    return (await meOf(body.data.accessToken)).mobileMasked
  }
  expect(await register('a', '13900000011', '/wx/wxRegister', 'sms', true)).toBe('139****0011')
  expect(await register('b', '13900000012', '/wx/oneKeyRegister', 'phone')).toBe('139****0012')
  expect(await register('c', '13900000013', '/wx/ma/register', 'phone', true)).toBe('139****0013')
  expect(await register('d', '13900000014', '/app/auth/wxRegister', 'sms')).toBe('139****0014')
  expect(await register('e', '13900000015', '/app/auth/wx/oneKeyRegister', 'phone')).toBe('139****0015')
})

it('signs in by the codes of the mini-program and the app, and knows who is registered', async () => {
  service = await start()
  const first = (await service.post('/wx/ma/login', { code: 'code-m' })).body.data
  expect(first.registered).toBe(false)
  const second = (await service.post('/app/auth/wxLogin', { code: 'code-n' })).body.data
  expect((await meOf(second.accessToken)).wxBound).toBe(true)
  expect((await service.post('/wx/ma/login', { code: 'code-m' })).body.code).toBe(40163)
})

it('passes a session once and refreshes it, for the app too', async () => {
  service = await start()
  // The control endpoint answers a ticket.
  const { ticket } = (await service.control('/ticket', { mobile: PLAIN })) as { ticket: string }
  const tokens = (await service.post('/app/auth/session-login', { ticket })).body.data
  expect((await service.post('/app/auth/session-login', { ticket })).body.code).toBe(40332)
  const { refreshToken, accessToken } = tokens
  const { value } = (await service.post('/app/auth/token/refresh', { refreshToken, accessToken })).body.data
  expect((await meOf(value)).nickName).toBe('阿远')
})

it('registers an Apple ID and recognises it afterwards', async () => {
  service = await start()
  const login = async () =>
    (await service.post('/app/auth/apple/login', { identityToken: await proof('APPLE', 'apple-1') })).body.data
  const { certificate, registered } = await login()
  expect(registered).toBe(false)
  const wrong = { certificate, mobile: NEW, code: '000000' }
  expect((await service.post('/app/auth/apple/register', wrong)).body.code).toBe(40022)
  const good = { certificate, mobile: NEW, code: await service.code(NEW) }
  expect((await service.post('/app/auth/apple/register', good)).body.data.isNew).toBe(true)
  const again = await login()
  expect([again.registered, (await meOf(again.tokens.accessToken)).mobileMasked]).toEqual([true, '139****0066'])
  const other = (await service.post('/app/auth/apple/login', { identityToken: await proof('APPLE', 'apple-2') })).body
  const oneKey = { certificate: other.data.certificate, phoneCode: await proof('PHONE', PLAIN) }
  expect((await service.post('/app/auth/apple/oneKeyRegister', oneKey)).body.data.isNew).toBe(false)
})

it('signs in a computer when the phone confirms, and returns its tokens once', async () => {
  service = await start()
  const { ticket, expireSec } = (await service.post('/wx/pc/login', { scene: 'web' })).body.data
  const status = async (of = ticket) => (await service.get(`/wx/pc/check-login-status?ticket=${of}`)).body.data
  expect([expireSec, await status()]).toEqual([120, { status: 'WAIT' }])
  await service.control('/scan', { ticket })
  expect(await status()).toEqual({ status: 'SCANNED' })
  await service.control('/scan', { ticket, mobile: PLAIN })
  const done = await status()
  expect([done.status, (await meOf(done.tokens.accessToken)).nickName]).toEqual(['OK', '阿远'])
  expect(await status()).toEqual({ status: 'EXPIRED' })
  const late = (await service.post('/wx/pc/login', { scene: 'web' })).body.data.ticket
  service.wait(120_000)
  expect(await status(late)).toEqual({ status: 'EXPIRED' })
  expect((await service.post('/app/auth/check-login-status', { ticket: late })).body.data).toEqual({
    status: 'EXPIRED',
  })
})

it('sends a step’s code to the current or the new number', async () => {
  service = await start()
  const { accessToken } = await service.login(PLAIN)
  const send = async (path: string, body: object, token?: string) =>
    (await service.post(path, { scene: 'CHANGE_MOBILE', ...body }, token)).body.code
  expect(await send('/sms/verification_code_new', { step: 1 })).toBe(401)
  expect(await send('/sms/verification_code_new', { step: 3 }, accessToken)).toBe(40003)
  expect(await send('/sms/verification_code_new', { step: 1 }, accessToken)).toBe(0)
  expect(await send('/sms/voice_code', { step: 2 }, accessToken)).toBe(40021)
  expect(await send('/sms/voice_code', { step: 2, mobile: NEW }, accessToken)).toBe(0)
  // The control endpoint answers what was sent.
  const sent = (await service.control('/sms')) as { mobile: string; kind: string }[]
  expect(sent.map(({ mobile, kind }) => [mobile, kind])).toEqual([
    [PLAIN, 'SMS'],
    [NEW, 'VOICE'],
  ])
})

it('closes an account when nothing is open, and the number starts over', async () => {
  service = await start()
  const cancel = async (mobile: string, more: object = {}, code = '000000') => {
    const { accessToken } = await service.login(mobile)
    return (await service.post('/app/auth/user/cancel', { code, ...more }, accessToken)).body
  }
  expect((await service.post('/app/auth/user/cancel', { code: '000000' })).body.code).toBe(401)
  expect((await cancel('13800000005')).message).toBe('有退款正在处理，完成后可注销')
  expect((await cancel('13800000002')).code).toBe(40943)
  const { accessToken } = await service.login('13800000002')
  const done = await cancel('13800000002', { giveUpServices: true }, await service.code('13800000002'))
  expect(done.data.finishBefore).toBeGreaterThan(service.now())
  expect((await service.get('/users/me', accessToken)).response.status).toBe(401)
  const anew = await service.login('13800000002')
  expect(await meOf(anew.accessToken)).toMatchObject({ nickName: '用户0002', vipLevel: 0 })
})
