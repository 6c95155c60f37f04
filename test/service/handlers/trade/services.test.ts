import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { putFile } from '#test/service/files/put-file.ts'

const FRESH = '13800000001'
const C3 = '13800000004'
const OVER = '13800000006'
const MEMBER = '13800000007'
const PROMOTER = '13800000008'
const MINUTE = 60_000

let service: TestService
beforeEach(async () => {
  service = await start()
})
afterEach(() => service.close())

const as = async (mobile: string) => (await service.login(mobile)).accessToken
const read = async (path: string, mobile: string) => (await service.get(path, await as(mobile))).body
const send = async (path: string, input: object | null, mobile: string) =>
  (await service.post(path, input, await as(mobile))).body

describe('the entitlement of a broker account', () => {
  const path = '/broker-open-equity'
  const info = async (mobile = C3) => (await read(`${path}/apply/info`, mobile)).data
  const proof = async (words: string, mobile = C3) => {
    const token = await as(mobile)
    const { data } = (await service.get('/oss/generate-presign-url?ext=jpg&purpose=VOUCHER', token)).body
    await service.request(data.putUrl, { method: 'PUT', body: words })
    return data.fileKey
  }
  const submit = (proofKey: string, more: object = {}, mobile = C3) =>
    send(`${path}/submit`, { brokerId: 'B01', accountTail4: '1234', proofKey, ...more }, mobile)
  const sign = (id: string, mobile = C3) => send(`${path}/sign`, { id }, mobile)
  const press = (url: string, result: string) =>
    service.request(new URL(url).pathname, { method: 'POST', body: new URLSearchParams({ do: result }) })

  it('goes from the proof through the signature to its end, step by step', async () => {
    expect((await info()).status).toBe('NONE')
    const key = await proof('picture')
    expect((await submit(key, { accountTail4: '12345' })).code).toBe(40096)
    expect((await submit(key, { brokerId: 'B09' })).code).toBe(40401)
    expect((await submit(await putFile(service, await as(MEMBER), 'VOUCHER'))).code).toBe(40063)
    expect((await submit(await proof('picture', FRESH), {}, FRESH)).message).toBe('请先完成实名认证')
    const [one, two] = await Promise.all([submit(key), submit(key)])
    expect(one.data).toEqual({ id: expect.stringMatching(/^EQ/), status: 'SUBMITTED' })
    expect(two.data).toEqual(one.data)
    const { id } = one.data
    const feedback = { id, answers: [{ questionId: 'Q1', answer: '清楚' }] }
    expect([(await sign(id)).code, (await send(`${path}/feedback/submit`, feedback, C3)).code]).toEqual([40994, 40995])
    service.wait(11 * MINUTE)
    expect((await read(`${path}/sign/status?id=${id}`, C3)).data).toEqual({ status: 'WAIT_SIGN' })
    expect([(await sign(id, MEMBER)).code, (await read(`${path}/sign/status?id=${id}`, MEMBER)).code]).toEqual([
      40401, 40401,
    ])
    const { url } = (await sign(id)).data
    expect((await service.request(new URL(url).pathname)).status).toBe(200)
    await press(url, 'fail')
    expect((await info()).status).toBe('WAIT_SIGN')
    expect((await press((await sign(id)).data.url, 'pass')).headers.get('location')).toBe(
      'http://localhost/broker/equity',
    )
    expect(await info()).toMatchObject({ status: 'APPROVED', accountTail4: '1234', brokerId: 'B01' })
    expect([(await sign(id)).code, (await submit(key)).code]).toEqual([40994, 40993])
    expect((await send(`${path}/feedback/submit`, { id, answers: [] }, C3)).code).toBe(40097)
    expect((await send(`${path}/feedback/submit`, feedback, C3)).code).toBe(0)
  })

  it('can be resubmitted after a rejection', async () => {
    const { id } = (await submit(await proof('blurry'))).data
    expect((await info()).rejectReason).toBeUndefined()
    service.wait(11 * MINUTE)
    expect(await info()).toMatchObject({ status: 'REJECTED', rejectReason: '开户凭证不清晰，请重新上传' })
    expect((await sign(id)).code).toBe(40994)
    const next = (await submit(await proof('picture'))).data
    expect(next.id).not.toBe(id)
    expect((await info()).status).toBe('SUBMITTED')
  })

  it('has a separate code for each broker', async () => {
    const code = async (brokerId: string, mobile: string) =>
      (await read(`/broker-open/invite-code?brokerId=${brokerId}`, mobile)).data?.code
    const codes = [await code('B01', C3), await code('B02', C3), await code('B01', MEMBER)]
    expect(new Set(codes).size).toBe(3)
    expect(await code('B01', C3)).toBe(codes[0])
    expect((await read('/broker-open/invite-code?brokerId=B09', C3)).code).toBe(40401)
  })
})

describe('the adviser’s record', () => {
  it('is opened once by a verified, evaluated customer, and lists the advice given', async () => {
    expect((await read('/ra-customer/get', C3)).data).toMatchObject({ status: 'NONE', list: [], months: [] })
    expect((await send('/ra-customer/create', null, FRESH)).message).toBe('请先完成实名认证')
    expect((await send('/ra-customer/create', null, OVER)).message).toBe('您的风险测评已过期，请重新测评')
    const made = await Promise.all([1, 2].map(() => send('/ra-customer/create', null, C3)))
    expect(made.map(({ data }) => data)).toEqual([{ recordNo: 'RA000004' }, { recordNo: 'RA000004' }])
    expect((await read('/ra-customer/get', C3)).data).toMatchObject({
      status: 'OPEN',
      recordNo: 'RA000004',
      openAt: service.now(),
      adviser: { number: 'T003' },
    })
    expect((await read('/ra-customer/cd-info', C3)).data).toMatchObject({ line: 'CD', recordNo: 'RA000004' })
  })
})

describe('the trade authorisation', () => {
  it('is granted once by a customer on the list, and leaves one record', async () => {
    const open = (mobile: string) => send('/trade-auth/open', null, mobile)
    expect((await open(C3)).message).toBe('该功能暂未对您开放')
    expect((await open(MEMBER)).message).toBe('授权已关闭，如需重新开通请联系人工客服')
    expect((await read('/trade-auth/my-info', PROMOTER)).data.status).toBe('NONE')
    const [one, two] = await Promise.all([open(PROMOTER), open(PROMOTER)])
    expect(one.data).toMatchObject({ status: 'OPEN', openAt: service.now() })
    expect(two.data).toEqual(one.data)
    service.wait(MINUTE)
    expect((await open(PROMOTER)).data).toEqual(one.data)
    expect((await read('/trade-auth/my-record-list', PROMOTER)).data).toEqual([
      { at: one.data.openAt, action: 'OPEN', result: '已开通', channel: 'H5' },
    ])
    const actions = (await read('/trade-auth/my-record-list', MEMBER)).data
    expect(actions.map(({ action }: { action: string }) => action)).toEqual(['CLOSE', 'OPEN'])
    expect(one.data.scope.join()).toContain('不包含代客理财')
  })
})
