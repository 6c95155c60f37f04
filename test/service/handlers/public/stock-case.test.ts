import { afterEach, beforeEach, expect, it } from 'vitest'
import type { StockCase } from '#api/shapes/stock-case.ts'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
beforeEach(async () => {
  service = await start()
})
afterEach(() => service.close())

const DAY = 86_400_000
const read = async (path: string) => (await service.get(`/public/stock-case/${path}`)).body.data

it('a guest sees neither names nor prices of open cases, and of closed ones only those a month old', async () => {
  for (const { l1Id } of await read('l1/list/pool')) {
    for (const each of await read(`pool/list?l1Id=${l1Id}`)) {
      expect(each.symbol).toMatch(/^(SH|SZ|BJ)\d{2}\*{4}$/)
      expect([each.name, each.inPrice, each.profitRate]).toEqual([undefined, undefined, undefined])
    }
  }
  const before = new Date(service.now() - 29 * DAY).toISOString().slice(0, 10)
  const closed: StockCase[] = (await read('rank/pool?period=ALL')).list
  for (const { outDate } of closed) expect((outDate ?? '9') < before).toBe(true)
  const [first] = closed
  const ofStock: StockCase[] = await read(`stock/pool?symbol=${first?.symbol}`)
  expect(ofStock).toContainEqual(first)
  for (const { status } of ofStock) expect(status).toBe('CLOSED')
})

it('the summary covers the ranked cases, losses included, and the kinds add up to it', async () => {
  const whole = await read('pool/summary')
  const { list } = await read('rank/pool?period=ALL')
  const rates: number[] = list.map(({ profitRate }: StockCase) => profitRate ?? 0)
  expect([whole.closed, whole.winCount]).toEqual([rates.length, rates.filter((rate) => rate > 0).length])
  expect(whole.winCount).toBeLessThan(whole.closed)
  expect(whole.avgRate).toBeCloseTo(rates.reduce((sum, rate) => sum + rate, 0) / rates.length, 4)
  expect(whole.worst.profitRate).toBe(Math.min(...rates))
  const kinds: { count: number; closed: number }[] = await read('l1/list/summary')
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(whole.count)
  expect(kinds.reduce((sum, { closed }) => sum + closed, 0)).toBe(whole.closed)
  expect((await service.get('/public/stock-case/pool/summary?l1Id=L9')).body.code).toBe(40401)
})

it('past pool records are the same for guests and customers, at least a month old', async () => {
  const { data } = (await service.get('/public/promotion-stock/list')).body
  const { accessToken } = await service.login('13800000004')
  expect((await service.get('/promotion-stock/list', accessToken)).body.data).toEqual(data)
  expect(data.list.length).toBeGreaterThan(0)
  for (const { delayedDays } of data.list) expect(delayedDays).toBeGreaterThanOrEqual(30)
})

it('a guest finds channels by their ids, without their notices', async () => {
  const { data } = (await service.post('/public/case-channel/info-list', { channelIds: ['CC02', 'CC99'] })).body
  expect(data).toMatchObject([{ channelId: 'CC02', access: { reason: 'NEED_LOGIN' } }])
  expect(data[0].noticeOn).toBeUndefined()
})
