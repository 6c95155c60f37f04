import { afterEach, describe, expect, it } from 'vitest'
import { seedUsers } from './seed/users.ts'
import { start, type TestService } from './testing.ts'

let service: TestService
afterEach(() => service.close())

describe('the envelope', () => {
  it('wraps a public answer and includes a trace id', async () => {
    service = await start()
    const { response, body } = await service.get('/public/current-time')
    expect(body).toEqual({ code: 0, data: { now: service.now() }, message: '' })
    expect(response.headers.get('x-trace-id')).toMatch(/^\w{32}$/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })
  it('answers 404 to an unknown call', async () => {
    service = await start()
    const { response, body } = await service.get('/public/nothing')
    expect([response.status, body.code]).toEqual([404, 40400])
  })
  it.each([
    ['/public/articleInfo', 40002],
    ['/public/article-course/list?pageNo=x', 40003],
    ['/public/article-course/list?pageNo=0', 40003],
    ['/public/article-course/list?pageSize=51', 40003],
    [`/public/articleInfo?id=${'x'.repeat(8193)}`, 40013],
  ])('rejects %.40s with a user-facing message and a trace id', async (path, code) => {
    service = await start()
    const { response, body } = await service.get(path)
    expect([response.status, body.code, response.headers.has('x-trace-id')]).toEqual([400, code, true])
    expect(body.message).toMatch(/[\u4e00-\u9fa5]/)
  })
  it.each([
    ['{"mobile":', 40001, 400],
    ['[]', 40001, 400],
    ['{}', 40002, 400],
    [JSON.stringify({ mobile: 'x'.repeat(70_000), scene: 'LOGIN' }), 40013, 413],
  ])('rejects the body %.20s', async (text, code, status) => {
    service = await start()
    const response = await service.request('/api/sms/v2/ic-verification-code', {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json' },
    })
    expect([response.status, await response.json()]).toMatchObject([status, { code }])
  })
})

describe('authorization', () => {
  it('requires a token outside the public families', async () => {
    service = await start()
    for (const path of [
      '/users/me',
      '/article/info?id=A101',
      '/orders/unsigned',
      '/wx/me',
      '/vod/video/auth?videoId=v',
    ]) {
      const { response, body } = await service.get(path)
      expect([path, response.status, body.code]).toEqual([path, 401, 401])
    }
    for (const path of ['/app/config/navbar', '/sms/generate_code', '/public/advert?position=COURSE_TOP']) {
      expect((await service.get(path)).body.code).toBe(0)
    }
  })
  it('accepts a token for two hours, and never a forged one', async () => {
    service = await start()
    const { accessToken } = await service.login('13800000001')
    expect((await service.get('/users/me', accessToken)).response.headers.get('cache-control')).toBe('no-store')
    const [head, payload, signature] = accessToken.split('.')
    const claims = JSON.parse(Buffer.from(String(payload), 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'U000002' })).toString('base64url')
    expect((await service.get('/users/me', `${head}.${forged}.${signature}`)).response.status).toBe(401)
    service.wait(7200_001)
    expect((await service.get('/users/me', accessToken)).response.status).toBe(401)
  })
  it('treats an invalid token on a public call as a guest', async () => {
    service = await start()
    expect((await service.get('/public/articleInfo?id=A201', 'dead')).body.code).toBe(0)
  })
  it('isolates customers and decides access by purchases and evaluation', async () => {
    service = await start()
    const reason = async (mobile: string | null, number: string) => {
      const token = mobile === null ? undefined : (await service.login(mobile)).accessToken
      const path = mobile === null ? '/public/article-course/detail?number=' : '/article/course/number/'
      const { data } = (await service.get(path + number, token)).body
      return data.access.allowed ? 'allowed' : data.access.reason
    }
    expect(await reason(null, 'C101')).toBe('NEED_LOGIN')
    expect(await reason(null, 'C102')).toBe('allowed')
    expect(await reason('13800000001', 'C101')).toBe('NEED_EVAL')
    expect(await reason('13800000002', 'C101')).toBe('allowed')
    expect(await reason('13800000002', 'C106')).toBe('EXPIRED')
    expect(await reason('13800000003', 'C101')).toBe('LEVEL_MISMATCH')
    expect(await reason('13800000004', 'C101')).toBe('NOT_PURCHASED')
    expect(await reason('13800000004', 'C110')).toBe('LEVEL_MISMATCH')
    expect(await reason('13800000004', 'C112')).toBe('SOLD_OUT')
    expect(await reason('13800000006', 'C101')).toBe('EVAL_EXPIRED')
    expect(await reason('13800000007', 'C115')).toBe('LEVEL_MISMATCH')
  })
  it('signs in every seeded login', async () => {
    service = await start()
    for (const { mobile, user } of seedUsers(service.now())) {
      const { accessToken } = await service.login(mobile)
      expect((await service.get('/users/me', accessToken)).body.data.nickName).toBe(user.nickName)
    }
  })
  it('notifies the customer of unsigned contracts and unread refunds', async () => {
    service = await start()
    const { accessToken } = await service.login('13800000005')
    expect((await service.get('/orders/unsigned', accessToken)).body.data).toHaveLength(1)
    expect((await service.get('/orders/refund/my', accessToken)).body.data).toMatchObject({ unread: 1 })
    expect((await service.get('/users/me', accessToken)).body.data.mobileMasked).toBe('138****0005')
  })
})

describe('refreshing', () => {
  it('issues a new access token and keeps the refresh token and the old access token valid', async () => {
    service = await start()
    const { accessToken, refreshToken } = await service.login('13800000001')
    const { body } = await service.post('/auth/token/refresh', { refreshToken, accessToken })
    expect(Object.keys(body.data)).toEqual(['value'])
    expect(body.data.value).not.toBe(accessToken)
    for (const token of [accessToken, body.data.value]) {
      expect((await service.get('/users/me', token)).response.status).toBe(200)
    }
    expect((await service.post('/auth/token/refresh', { refreshToken, accessToken })).body.code).toBe(0)
  })
  it('ends the session by code: unknown, mismatched, or older than 30 days', async () => {
    service = await start()
    const mine = await service.login('13800000001')
    const other = await service.login('13800000004')
    const refresh = async (refreshToken: string, accessToken: string) =>
      (await service.post('/auth/token/refresh', { refreshToken, accessToken })).body.code
    expect(await refresh('nobody', mine.accessToken)).toBe(81000008)
    expect(await refresh(mine.refreshToken, other.accessToken)).toBe(81030002)
    service.wait(31 * 86_400_000)
    expect(await refresh(mine.refreshToken, mine.accessToken)).toBe(81030010)
  })
})

describe('articles', () => {
  it('likes once, however often it is requested', async () => {
    service = await start()
    const { accessToken } = await service.login('13800000001')
    const like = async (on: boolean) =>
      (await service.post(`/article/like?id=A201&on=${on}`, null, accessToken)).body.data
    expect(await like(true)).toEqual({ likeCount: 87, isLiked: true })
    expect(await like(true)).toEqual({ likeCount: 87, isLiked: true })
    expect((await service.get('/article/info?id=A201', accessToken)).body.data.isLiked).toBe(true)
    expect(await like(false)).toEqual({ likeCount: 86, isLiked: false })
    expect(await like(false)).toEqual({ likeCount: 86, isLiked: false })
  })
  it('shows a comment under review to its author only', async () => {
    service = await start()
    const author = await service.login('13800000001')
    const reader = await service.login('13800000004')
    const { data } = (
      await service.post('/article/comment', { articleId: 'A201', content: ' 写得清楚 ' }, author.accessToken)
    ).body
    expect(data).toMatchObject({ content: '写得清楚', status: 'AUDITING', isMine: true })
    const seen = async (token: string) =>
      (await service.get('/article/info?id=A201', token)).body.data.comments.map((each: { id: string }) => each.id)
    expect(await seen(author.accessToken)).toContain(data.id)
    expect(await seen(reader.accessToken)).not.toContain(data.id)
  })
  it.each([
    ['', '请填写评论'],
    ['长'.repeat(301), '内容不能超过300字'],
    ['加我微信看代码', '请勿发布联系方式'],
    ['电话13912345678', '请勿发布联系方式'],
  ])('rejects the comment %.10s', async (content, message) => {
    service = await start()
    const { accessToken } = await service.login('13800000001')
    expect((await service.post('/article/comment', { articleId: 'A201', content }, accessToken)).body.message).toBe(
      message,
    )
  })
  it('returns only the beginning of a lesson that was not bought', async () => {
    service = await start()
    const locked = (await service.get('/public/articleInfo?id=A102')).body.data
    expect(locked.access).toMatchObject({ allowed: false, skuId: 'K101' })
    expect(locked.contentHtml).not.toContain('<table>')
    const open = (await service.get('/public/articleInfo?id=A101')).body.data
    expect(open.contentHtml).toContain('<table>')
  })
})

describe('recordings', () => {
  it('end early for guests on trial lessons and play in full for buyers', async () => {
    service = await start()
    const guest = (await service.get('/public/video/play?videoId=v-C101-01')).body.data
    expect(guest).toMatchObject({ trialSec: 10, durationSec: 15 })
    expect((await service.get('/public/video/play?videoId=v-C101-04')).body.code).toBe(40301)
    const { accessToken } = await service.login('13800000002')
    const bought = (await service.get('/vod/video/auth?videoId=v-C101-04', accessToken)).body.data
    expect(bought.trialSec).toBeUndefined()
    const playlist = await service.request(bought.url)
    expect(await playlist.text()).toContain('lesson-0.m4s')
    const part = await service.request('/files/media/lesson-0.m4s', { headers: { range: 'bytes=0-9' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
  })
})
