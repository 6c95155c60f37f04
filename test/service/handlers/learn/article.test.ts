import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const VIP = '13800000007'
const batch = async (numbers: string[]) =>
  (await service.post('/article/course/batch', { numbers }, (await service.login(VIP)).accessToken)).body

it('lists articles by column, author and topic, newest first', async () => {
  service = await start()
  const { accessToken } = await service.login(VIP)
  const ids = async (query: string) =>
    (await service.post(`/article/list?${query}`, null, accessToken)).body.data.list.map(({ id }: { id: string }) => id)
  expect(await ids('columnId=CL6')).toEqual(['A401', 'A402', 'A403'])
  expect(await ids('columnId=CL2')).not.toContain('A401')
  expect(await ids(`topic=${encodeURIComponent('成交额')}`)).toEqual(['A201'])
  expect(await ids('pageSize=3&analystNumber=T003')).toEqual(['A238', 'A239', 'A240'])
  const refused = (await service.post('/article/list?columnId=CL9', null, accessToken)).body
  expect([refused.code, refused.message]).toEqual([40401, '专栏不存在或已下线'])
})

it('opens the members’ column to members only', async () => {
  service = await start()
  const member = (await service.login(VIP)).accessToken
  const other = (await service.login('13800000001')).accessToken
  const article = async (token: string) => (await service.get('/article/info?id=A401', token)).body.data
  expect((await article(other)).access).toEqual({ allowed: false, reason: 'NOT_PURCHASED' })
  expect((await article(other)).contentHtml).not.toContain('<ol>')
  expect((await article(member)).contentHtml).toContain('<ol>')
  const columns = (await service.get('/article/course/columns', other)).body.data
  expect(columns.at(-1)).toMatchObject({ id: 'CL6', kind: 'VIP', access: { allowed: false } })
})

it('returns courses of a stock and of a batch, without unknown numbers', async () => {
  service = await start()
  expect(
    (await batch(['C105', 'nothing', 'C101', 'C105'])).data.map(({ number }: { number: string }) => number),
  ).toEqual(['C105', 'C101'])
  expect((await batch(Array.from({ length: 51 }, () => 'C101'))).code).toBe(40003)
  const { accessToken } = await service.login(VIP)
  const ofStock = (symbol: string) => service.get(`/article/course/stock?symbol=${symbol}`, accessToken)
  expect((await ofStock('600901.SH')).body.data.length).toBeGreaterThan(0)
  expect((await ofStock('SH000000')).body.code).toBe(40401)
})
