import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const as = async (mobile: string) => (await service.login(mobile)).accessToken
const put = async (path: string, body: object, token: string) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await service.request(`/api${path}`, { method: 'PUT', headers, body: JSON.stringify(body) })
  return (await response.json()) as { code: number; data: unknown }
}

it('has channels with none, one, 20 and 21 items', async () => {
  service = await start()
  const token = await as('13800000001')
  const totals = ['N6', 'N5', 'N3', 'N2'].map(
    async (id) => (await service.get(`/news/getNewsList?channelId=${id}`, token)).body.data.total,
  )
  expect(await Promise.all(totals)).toEqual([0, 1, 20, 21])
  expect((await service.get('/news/getNewsList?channelId=N9', token)).body.code).toBe(40401)
})

it('likes once per customer', async () => {
  service = await start()
  const [mine, other] = [await as('13800000001'), await as('13800000004')]
  const likes = async (token: string) => {
    const { likeCount, isLiked } = (await service.get('/news/getNewsInfo?id=N1-002', token)).body.data
    return { likeCount, isLiked }
  }
  const { likeCount } = await likes(mine)
  await put('/news/like', { id: 'N1-002', on: true }, mine)
  const twice = await put('/news/like', { id: 'N1-002', on: true }, mine)
  expect(twice.data).toEqual({ likeCount: likeCount + 1, isLiked: true })
  expect(await likes(other)).toEqual({ likeCount: likeCount + 1, isLiked: false })
  await put('/news/like', { id: 'N1-002', on: false }, other)
  expect(await likes(mine)).toEqual({ likeCount: likeCount + 1, isLiked: true })
})

it('gives an announcement as a PDF', async () => {
  service = await start()
  const { data } = (await service.get('/cls/stock/announce-info?id=A-SH600901-02', await as('13800000001'))).body
  const file = await service.request(data.pdfUrl)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(await file.text()).toMatch(/^%PDF/)
  expect((await service.request('/files/docs/A-SH600901-99.pdf')).status).toBe(404)
})
