import { afterEach, describe, expect, it } from 'vitest'
import { start, type TestService } from './testing.ts'

let service: TestService
afterEach(() => service.close())

const NEW = '13900000000'
const loginBody = (mobile: string, code: string) => ({ mobile, code, accountType: '1099' })

describe('SMS codes', () => {
  it('have six digits, are logged, and work for one login', async () => {
    service = await start()
    const code = await service.code(NEW)
    expect(code).toMatch(/^\d{6}$/)
    expect(service.lines.join()).toContain(code)
    const first = await service.post('/auth/v2/mobile-login', loginBody(NEW, code))
    expect(first.body.data).toMatchObject({ isNew: true })
    const second = await service.post('/auth/v2/mobile-login', loginBody(NEW, code))
    expect(second.body.message).toBe('验证码已使用，请重新获取')
    // A retry after a lost answer may be repeated at will: that is no guessing.
    for (let n = 0; n < 6; n++) {
      expect((await service.post('/auth/v2/mobile-login', loginBody(NEW, code))).body.code).toBe(40022)
    }
    service.wait(60_000)
    const fresh = await service.code(NEW)
    expect((await service.post('/auth/v2/mobile-login', loginBody(NEW, fresh))).body.code).toBe(0)
  })
  it('can be requested again after 60 seconds', async () => {
    service = await start()
    await service.code(NEW)
    const again = () => service.post('/sms/v2/ic-verification-code', { mobile: NEW, scene: 'LOGIN' })
    expect((await again()).body.message).toBe('获取验证码过于频繁，请60秒后再试')
    service.wait(60_000)
    expect((await again()).body.data).toEqual({ expireSec: 300, resendSec: 60 })
  })
  it('expire after five minutes', async () => {
    service = await start()
    const code = await service.code(NEW)
    service.wait(300_000)
    expect((await service.post('/auth/v2/mobile-login', loginBody(NEW, code))).body.code).toBe(40022)
  })
  it('lock the number for ten minutes after five wrong ones', async () => {
    service = await start()
    const code = await service.code(NEW)
    const wrong = code === '000000' ? '000001' : '000000'
    const messages = []
    for (let n = 0; n < 6; n++) {
      messages.push((await service.post('/auth/v2/mobile-login', loginBody(NEW, wrong))).body.message)
    }
    expect(messages.slice(0, 4)).toEqual(Array(4).fill('验证码错误或已失效'))
    expect(messages.slice(4)).toEqual(Array(2).fill('尝试次数过多，请10分钟后再试'))
    expect((await service.post('/auth/v2/mobile-login', loginBody(NEW, code))).body.code).toBe(42903)
    service.wait(600_000)
    const fresh = await service.code(NEW)
    expect((await service.post('/auth/v2/mobile-login', loginBody(NEW, fresh))).body.code).toBe(0)
  })
  it('are limited to ten a day', async () => {
    service = await start()
    for (let n = 0; n < 10; n++) {
      await service.code(NEW)
      service.wait(60_000)
    }
    const last = await service.post('/sms/v2/ic-verification-code', { mobile: NEW, scene: 'LOGIN' })
    expect(last.body.message).toBe('获取次数过多，请明天再试')
  })
  it('are limited to sixty in ten minutes per address', async () => {
    service = await start()
    const ask = async (n: number, remoteAddress: string) => {
      const body = JSON.stringify({ mobile: `139${String(n).padStart(8, '0')}`, scene: 'LOGIN' })
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
      const request = new Request('http://localhost/api/sms/v2/ic-verification-code', init)
      const answer = await service.fetch(request, { incoming: { socket: { remoteAddress } } })
      return Object(await answer.json()).code
    }
    const codes = []
    for (let n = 0; n < 62; n++) codes.push(await ask(n, '10.0.0.1'))
    expect(codes).toEqual([...Array(60).fill(0), 42904, 42904])
    expect(await ask(70, '10.0.0.2')).toBe(0)
    service.wait(600_000)
    expect(await ask(80, '10.0.0.1')).toBe(0)
  })
  it('require the captcha when it is on', async () => {
    service = await start()
    await service.control('/captcha', { enabled: true })
    expect((await service.get('/public/verify-intelligent/captcha/config')).body.data.enabled).toBe(true)
    const asked = await service.post('/sms/v2/ic-verification-code', { mobile: NEW, scene: 'LOGIN' })
    expect(asked.body.message).toBe('请先完成图形验证')
    const { key, imageBase64 } = (await service.get('/sms/generate_code')).body.data
    expect(imageBase64).toMatch(/^data:image\/png;base64,/)
    const wrong = { mobile: NEW, scene: 'LOGIN', ticket: key, randstr: 'xxxx' }
    expect((await service.post('/sms/v2/ic-verification-code', wrong)).body.message).toBe('图形验证未通过，请重试')
  })
})

describe('an access token', () => {
  it('is invalid with an extra part, or another encoding of its signature', async () => {
    service = await start()
    const { accessToken } = await service.login('13800000002')
    const status = async (token: string) => (await service.get('/users/me', token)).response.status
    const other = accessToken.replace(/.$/, (last) =>
      last === 'A' ? 'B' : String.fromCharCode(last.charCodeAt(0) + 1),
    )
    expect(await status(accessToken)).toBe(200)
    for (const token of [`${accessToken}.x`, `${accessToken}.`, `${accessToken}=`, other]) {
      expect([token.slice(-3), await status(token)]).toEqual([token.slice(-3), 401])
    }
  })
})

describe('WeChat', () => {
  const enter = async (code: string) =>
    (await service.get(`/auth/wx-oa-login?code=${code}&state=s&accountType=1099&salesNumber=S100`)).body

  it('creates the link for our own origins and rejects /redirect', async () => {
    service = await start({ origins: ['http://localhost', 'http://localhost:4174'] })
    const link = async (path: string, origin = 'http://localhost:4174', productType = 177) => {
      const query = new URLSearchParams({
        companyType: '45',
        productType: `${productType}`,
        scope: 'snsapi_base',
        path,
      })
      const response = await service.request(`/api/auth/wx-oa-redirect?${query}`, { headers: { origin } })
      return (await response.json()) as { message: string; data: { url: string } | null }
    }
    const { data } = await link('/authorization?path=%2Fcourse')
    const back = new URL(data?.url ?? '').searchParams
    expect(back.get('redirect_uri')).toBe('http://localhost:4174/authorization?path=%2Fcourse')
    expect(back.get('state')).toMatch(/^\w{32}$/)
    expect((await link('/redirect/x')).message).toBe('授权错误')
    expect((await link('/course', 'https://evil.test')).message).toBe('未知错误')
    expect((await link('//evil.test/course')).message).toBe('未知错误')
    expect((await link('/course', 'http://localhost', 1)).message).toBe('未知错误')
  })
  it('accepts a code once and recognises the same person again', async () => {
    service = await start()
    const first = await enter('code-ann-1')
    expect(first.data).toMatchObject({ openId: 'o-ann', registered: false })
    const payload = JSON.parse(Buffer.from(first.data.accessToken.split('.')[1], 'base64url').toString())
    expect(payload.wxId).toBe(first.data.wxId)
    expect((await enter('code-ann-1')).code).toBe(40163)
    expect((await enter('code-ann-2')).data.wxId).toBe(first.data.wxId)
    expect((await service.get('/users/me', first.data.accessToken)).body.data).toMatchObject({
      mobileMasked: '',
      wxBound: true,
      salesNumber: 'S100',
    })
  })
  it('binds a new number to the visitor, who keeps the account', async () => {
    service = await start()
    const { accessToken } = (await enter('code-ann-1')).data
    const before = (await service.get('/users/me', accessToken)).body.data.userId
    const { certificate } = (await service.get('/wx/certificate', accessToken)).body.data
    const code = await service.code(NEW)
    const { data } = (await service.post('/auth/wx-register', { certificate, mobile: NEW, code })).body
    const after = (await service.get('/users/me', data.accessToken)).body.data
    expect([after.userId, after.mobileMasked]).toEqual([before, '139****0000'])
    expect((await enter('code-ann-2')).data.registered).toBe(true)
    expect((await service.post('/auth/wx-register', { certificate, mobile: NEW, code })).body.code).toBe(40335)
  })
  it('asks before it moves a number from another WeChat account, then moves it with the same code', async () => {
    service = await start()
    const bind = async (accessToken: string, mobile: string, code: string, rebind?: boolean) => {
      const { certificate } = (await service.get('/wx/certificate', accessToken)).body.data
      return (await service.post('/auth/wx-register', { certificate, mobile, code, ...(rebind && { rebind }) })).body
    }
    const ann = (await enter('code-ann-1')).data
    const bob = (await enter('code-bob-1')).data
    const annCode = await service.code('13800000002')
    const bound = await bind(ann.accessToken, '13800000002', annCode)
    expect((await service.get('/users/me', bound.data.accessToken)).body.data.userId).toBe('U000002')
    service.wait(60_000)
    const code = await service.code('13800000002')
    const asked = await bind(bob.accessToken, '13800000002', code)
    expect([asked.code, asked.message]).toEqual([40910, '该手机号已绑定其他微信，是否换绑到当前微信？'])
    const moved = await bind(bob.accessToken, '13800000002', code, true)
    expect(moved.data.openId).toBe('o-bob')
    expect((await service.get('/users/me', bound.data.accessToken)).response.status).toBe(401)
    expect((await enter('code-ann-3')).data.registered).toBe(false)
  })
  it('signs addresses exactly as spelt', async () => {
    service = await start()
    const sign = async (url: string) => (await service.get(`/wx/jsapi/signature?url=${encodeURIComponent(url)}`)).body
    const url = 'http://localhost/course?a=%E4%BD%A0&b=1'
    expect((await sign(url)).data).toMatchObject({ signature: url, timestamp: 1 })
    expect((await sign('https://evil.test/course')).code).toBe(40331)
    expect((await sign('http://localhost/course#x')).code).toBe(40005)
  })
})
