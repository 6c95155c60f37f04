import { afterEach, beforeEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { putFile } from '#test/service/files/put-file.ts'

const FRESH = '13800000001'
const RETURN = 'http://localhost/suitability/face'

let service: TestService
let token: string
beforeEach(async () => {
  service = await start()
  token = await as(FRESH)
})
afterEach(() => service.close())

const as = async (mobile: string) => (await service.login(mobile)).accessToken
const read = async (path: string, by = token) => (await service.get(path, by)).body
const status = async (by = token) => (await read('/verify/info', by)).data
const begin = (by = token) => read('/verify/start?consentVersion=1', by)
const face = async (returnUrl = RETURN, by = token) =>
  (await service.post('/verify/submit-esign-face', { returnUrl, consentVersion: '1' }, by)).body
const result = (flowId: string, by = token) => read(`/verify/face-verify/result?flowId=${flowId}`, by)

async function picture(words: string, by = token): Promise<string> {
  const { data } = await read('/oss/generate-presign-url?ext=jpg&purpose=ID', by)
  await service.request(data.putUrl, { method: 'PUT', body: words })
  return data.fileKey
}

async function submit(words: string, by = token) {
  const query = new URLSearchParams({ frontKey: await picture(words, by), backKey: await picture('picture', by) })
  return (await service.post(`/verify/submit-id?${query}`, null, by)).body
}

const press = (url: string, what: string) =>
  service.request(new URL(url).pathname, { method: 'POST', body: new URLSearchParams({ do: what }) })

it('goes from consent through the card to the face check, step by step', async () => {
  expect((await status()).step).toBe('START')
  expect((await submit('picture')).code).toBe(40980)
  expect((await read('/verify/start?consentVersion=no')).code).toBe(40089)
  const { verifyId } = (await begin()).data
  expect((await begin()).data.verifyId).toBe(verifyId)
  expect((await face()).code).toBe(40984)
  expect((await submit('blurry')).data).toMatchObject({ pass: false, reason: '照片模糊，请重新拍摄' })
  expect(await status()).toMatchObject({ step: 'ID', status: 'NONE' })
  expect((await submit('picture')).data).toMatchObject({ pass: true, ocrName: '示*' })
  expect(await status()).toMatchObject({ step: 'FACE', status: 'ID_OK', nameMasked: '示*' })
  const query = new URLSearchParams({ kind: 'PERMIT', fileKey: await putFile(service, token, 'ID') })
  expect((await service.post(`/verify/submit-other?${query}`, null, token)).body.code).toBe(0)
  expect((await face('https://elsewhere.example/back')).code).toBe(40052)
  const first = (await face()).data
  const { url, flowId } = (await face()).data
  expect(flowId).toBe(first.flowId)
  expect((await press(first.url, 'pass')).status).toBe(404)
  expect((await result(flowId)).data).toEqual({ status: 'PENDING', remain: 3 })
  expect((await result(flowId, await as('13800000004'))).code).toBe(40401)
  const pressed = await press(url, 'pass')
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, RETURN])
  await press(url, 'fail')
  expect((await result(flowId)).data.status).toBe('PASS')
  expect(await status()).toMatchObject({ step: 'DONE', status: 'FACE_OK' })
  expect((await read('/users/me')).data.certified).toBe(true)
  expect([(await face()).code, (await submit('picture')).code]).toEqual([40982, 40982])
  expect((await service.post('/verify/redo', null, token)).body.code).toBe(40983)
})

it('restarts after a rejection, and when the card has expired', async () => {
  await begin()
  expect((await submit('expired')).data).toMatchObject({ pass: false, reason: '证件已过期' })
  expect(await status()).toMatchObject({ step: 'REDO', status: 'REJECTED', rejectReason: '证件已过期' })
  expect((await submit('picture')).code).toBe(40981)
  const query = new URLSearchParams({ frontKey: await picture('a'), backKey: await picture('b') })
  expect((await service.post(`/users/id_card?${query}`, null, token)).body.code).toBe(40981)
  expect((await service.post('/verify/redo', null, token)).body.code).toBe(0)
  expect((await submit('picture')).data.pass).toBe(true)

  const late = await as('13800000013')
  expect(await status(late)).toMatchObject({ step: 'REDO', status: 'FACE_OK', rejectReason: '证件已过期' })
  expect((await service.post('/verify/redo', null, late)).body.code).toBe(0)
  expect((await read('/users/me', late)).data.certified).toBe(false)
  expect((await submit('picture', late)).data.pass).toBe(true)
  expect((await status(late)).step).toBe('FACE')
})

it('polls a slow vendor, and trusts no address', async () => {
  await begin()
  await submit('picture')
  const { url, flowId } = (await face()).data
  await press(url, 'late')
  const seen: string[] = []
  for (let n = 0; n < 5; n++) seen.push((await result(flowId)).data.status)
  expect([seen.at(0), seen.at(-1)]).toEqual(['PENDING', 'PASS'])
  expect((await read('/users/me')).data.certified).toBe(true)
})

it('allows three failed face checks a day, then refers to customer service', async () => {
  await begin()
  await submit('picture')
  for (const remain of [2, 1, 0]) {
    const { url, flowId } = (await face()).data
    await press(url, 'fail')
    expect((await result(flowId)).data).toEqual({ status: 'FAIL', reason: '人脸比对未通过', remain })
  }
  expect((await face()).message).toBe('今日核身次数已用完，请联系人工客服办理')
  service.wait(86_400_000)
  token = await as(FRESH)
  const { url, flowId } = (await face()).data
  service.wait(40 * 60_000)
  expect((await result(flowId)).data).toMatchObject({ status: 'FAIL', reason: '核身已超时，请重新发起' })
  await press(url, 'pass')
  expect((await result(flowId)).data.status).toBe('FAIL')
  expect((await read('/users/me')).data.certified).toBe(false)
})
