import { afterEach, describe, expect, it } from 'vitest'
import { start, type TestService } from './testing.ts'

let service: TestService
afterEach(() => service.close())

const TIME = '/public/current-time'

describe('fault switches', () => {
  it('exist only if the service was started for tests', async () => {
    service = await start({ faults: false })
    expect((await service.request('/__test/journal')).status).toBe(404)
    const response = await service.request(`/api${TIME}`, { headers: { 'x-test-fault': 'status:503' } })
    expect(response.status).toBe(200)
  })
  it('apply to the given number of requests, then stop', async () => {
    service = await start()
    await service.control('/fault', { path: '/public/*', kind: 'status', value: 503, times: 2, skip: 1 })
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await service.request(`/api${TIME}`)).status)
    expect(statuses).toEqual([200, 503, 503, 200])
  })
  it.each([
    ['code:81000008:%E5%A4%B1%E6%95%88', 200, '{"code":81000008,"data":null,"message":"失效"}'],
    ['malformed', 200, '{"code":0,"data":{"list":['],
    ['empty', 200, ''],
    ['expired', 401, '{"code":401,"data":null,"message":"登录已过期"}'],
    ['forbidden', 403, '{"code":403,"data":null,"message":"没有权限"}'],
    ['{"kind":"body","text":"<x>","value":502,"type":"text/html"}', 502, '<x>'],
  ])('corrupt an answer: %s', async (fault, status, text) => {
    service = await start()
    const response = await service.request(`/api${TIME}`, { headers: { 'x-test-fault': fault } })
    expect([response.status, await response.text()]).toEqual([status, text])
  })
  it('alter the data and truncate the body', async () => {
    service = await start()
    const bent = await service.request(`/api${TIME}`, { headers: { 'x-test-fault': 'shape' } })
    expect(await bent.json()).toMatchObject({ code: 0, data: { list: 'many' } })
    const cut = await service.request(`/api${TIME}`, { headers: { 'x-test-fault': 'cut' } })
    expect(await cut.text()).toMatch(/^\{"code":0,"dat/)
  })
  it('apply before or after the effect', async () => {
    service = await start()
    const { accessToken } = await service.login('13800000001')
    const like = async (fault: string) =>
      service.request('/api/article/like?id=A201&on=true', {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'x-test-fault': fault },
      })
    const liked = async () => (await service.get('/article/info?id=A201', accessToken)).body.data.isLiked
    expect((await like('status:503')).status).toBe(503)
    expect(await liked()).toBe(false)
    expect((await like('status:503@after')).status).toBe(503)
    expect(await liked()).toBe(true)
  })
  it('reject an unknown rule', async () => {
    service = await start()
    expect(await service.control('/fault', { path: '/x', kind: 'earthquake' })).toHaveProperty('error')
  })
})

describe('the journal', () => {
  it('shows equal tokens alike and reveals none', async () => {
    service = await start()
    const { accessToken, refreshToken } = await service.login('13800000001')
    await service.get('/users/me', accessToken)
    await service.post('/auth/token/refresh', { accessToken, refreshToken })
    const text = JSON.stringify(await service.control('/journal'))
    expect(text).not.toContain(accessToken)
    expect(text).not.toContain(refreshToken)
    const [me, refresh] = JSON.parse(text)
    expect(me).toMatchObject({ method: 'GET', path: '/api/users/me', status: 200, body: null })
    expect(refresh.body.accessToken).toBe(me.token)
  })
})

describe('the control endpoint', () => {
  it('expires access tokens but not refresh tokens, and schedules refresh codes', async () => {
    service = await start()
    const tokens = await service.login('13800000001')
    await service.control('/expire-tokens', {})
    expect((await service.get('/users/me', tokens.accessToken)).response.status).toBe(401)
    await service.control('/refresh-code', { code: 81030010 })
    expect((await service.post('/auth/token/refresh', tokens)).body.code).toBe(81030010)
    const { value } = (await service.post('/auth/token/refresh', tokens)).body.data
    expect((await service.get('/users/me', value)).response.status).toBe(200)
  })
  it('issues a session ticket that works once', async () => {
    service = await start()
    const ticket = await service.control('/ticket', { mobile: '13800000004' })
    expect((await service.post('/auth/session-login', ticket)).body.code).toBe(0)
    expect((await service.post('/auth/session-login', ticket)).body.code).toBe(40332)
  })
  it('resets', async () => {
    service = await start()
    const { accessToken } = await service.login('13800000001')
    await service.post('/article/like?id=A201&on=true', null, accessToken)
    await service.control('/fault', { path: '*', kind: 'status', times: 0 })
    await service.control('/reset', {})
    expect((await service.get('/users/me', accessToken)).response.status).toBe(401)
    expect((await service.get('/public/articleInfo?id=A201')).body.data.likeCount).toBe(86)
  })
})
