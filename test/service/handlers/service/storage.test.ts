import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

it('accepts a file once at its address, and serves it to anyone who knows the address', async () => {
  service = await start()
  const { accessToken } = await service.login('13800000002')
  const ask = `/oss/generate-presign-url?ext=png&purpose=ID`
  const { putUrl, url } = (await service.get(ask, accessToken)).body.data
  const put = (text: string) => service.request(putUrl, { method: 'PUT', body: text })
  expect((await service.request(url)).status).toBe(404)
  expect((await put('bytes')).status).toBe(200)
  expect((await put('others')).status).toBe(403)
  const read = await service.request(url)
  expect([read.headers.get('content-type'), await read.text()]).toEqual(['image/png', 'bytes'])
  expect((await service.request(url.replace(/k=.*/, 'k=guess'))).status).toBe(404)
  service.wait(600_001)
  expect((await service.request(url)).status).toBe(404)
})

it('rejects unsupported file types', async () => {
  service = await start()
  const { accessToken } = await service.login('13800000002')
  const ask = async (query: string) => (await service.get(`/oss/generate-presign-url?${query}`, accessToken)).body
  expect((await ask('ext=exe&purpose=ID')).message).toBe('仅支持 JPG/PNG/PDF')
  expect((await ask('ext=jpg&purpose=ANY')).code).toBe(40062)
  const late = (await ask('ext=jpg&purpose=OTHER')).data.putUrl
  service.wait(600_001)
  expect((await service.request(late, { method: 'PUT', body: 'x' })).status).toBe(403)
})
