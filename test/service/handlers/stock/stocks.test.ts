import { afterEach, describe, expect, it } from 'vitest'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const as = async (mobile: string) => (await service.login(mobile)).accessToken
const FRESH = '13800000001'
const OTHER = '13800000004'

describe('stocks', () => {
  it('are stored in order, per customer, 200 at most', async () => {
    service = await start()
    const [mine, other] = [await as(FRESH), await as(OTHER)]
    const list = async (token: string) =>
      (await service.get('/stock/my/list', token)).body.data.map(({ symbol }: { symbol: string }) => symbol)
    const change = async (what: string, body: object, token = mine) =>
      (await service.post(`/stock/my/${what}`, body, token)).body
    expect((await change('add', { symbol: '600901' })).data).toEqual({ count: 1 })
    expect((await change('add', { symbol: 'SH600901' })).data).toEqual({ count: 1 })
    expect((await change('add-list', { symbols: ['SZ000901', 'nothing', 'SH600902'] })).data).toEqual({ count: 3 })
    expect((await change('sort', { symbols: ['SH600902'] })).data).toEqual({ count: 3 })
    expect(await list(mine)).toEqual(['SH600902', 'SH600901', 'SZ000901'])
    expect((await change('reduce', { symbols: ['SH600901'] }, other)).data).toEqual({ count: 0 })
    expect((await change('reduce', { symbols: ['SH600901'] })).data).toEqual({ count: 2 })
    const many = createMarket(today(service.now())).stocks.map(({ symbol }) => symbol)
    expect((await change('add-list', { symbols: many.slice(50, 249) })).code).toBe(40361)
    expect((await change('add-list', { symbols: many })).code).toBe(40003)
    expect(await list(mine)).toHaveLength(2)
    const notices = (await service.get('/stock/notice/list', mine)).body.data
    expect(new Set(notices.map(({ symbol }: { symbol: string }) => symbol))).toEqual(new Set(['SH600902', 'SZ000901']))
  })

  it('follow the market clock, as the quotes service does', async () => {
    service = await start()
    // A trading day outlasts a token.
    const status = async (symbol = 'SH600901') =>
      (await service.get(`/stock/check-trade-status?symbol=${symbol}`, await as(FRESH))).body.data
    const at = (clock: string) => service.wait(Date.parse(`2026-09-15T${clock}+08:00`) - service.now())
    const seen: string[] = []
    for (const clock of ['08:30', '09:05', '09:20', '09:27', '09:30', '12:00', '14:58', '15:02', '15:10', '16:00']) {
      at(`${clock}:00`)
      const { state } = (await service.get('/quotes/v1/market')).body.data
      seen.push(`${state} ${(await status()).status}`)
      // Suspended, and not listed yet.
      expect([(await status('SZ300901')).status, (await status('SZ002901')).status]).toEqual(['HALT', 'HALT'])
    }
    expect(seen).toEqual([
      'CLOSED CLOSED',
      'PRE PRE',
      'AUCTION PRE',
      'PRE_OPEN PRE',
      'OPEN OPEN',
      'NOON NOON',
      'CLOSE_AUCTION OPEN',
      'CLOSED CLOSED',
      'POST CLOSED',
      'CLOSED CLOSED',
    ])
    at('10:15:00')
    const halted = await Promise.all(['SZ309901', 'SH609903', 'SH609904'].map(status))
    expect(halted.filter(({ status: each }) => each === 'HALT')).toHaveLength(2)
    at('12:00:00')
    expect((await status()).nextOpenAt).toBe(Date.parse('2026-09-15T13:00:00+08:00'))
    at('08:30:00')
    expect((await status()).nextOpenAt).toBe(Date.parse('2026-09-15T09:30:00+08:00'))
    service.market.play(true)
    expect((await status()).status).toBe('OPEN')
    service.market.play(false)
  })

  it('are found by code, name and initials, and ranked from either end', async () => {
    service = await start()
    const token = await as(FRESH)
    const find = async (body: object) => (await service.post('/stock-score/stock-list', body, token)).body
    for (const keyword of ['600901', '江岸', 'jasp']) {
      expect((await find({ keyword })).data.list.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['SH600901'])
    }
    const best = (await find({ pageSize: 1 })).data
    const worst = (await find({ pageSize: 1, sort: 'SCORE_ASC' })).data
    expect([best.list[0].rank, worst.list[0].rank]).toEqual([1, best.total])
    expect([(await find({ factorIds: ['F9'] })).code, (await find({ sort: 'x' })).code]).toEqual([40003, 40003])
    const info = await service.post('/stock-score/stock-info', { symbol: best.list[0].symbol }, token)
    expect(info.body.data).toMatchObject({ rank: 1, score: best.list[0].score })
    const none = await service.post('/stock-score/stock-info', { symbol: 'SZ002901' }, token)
    expect(none.body.message).toBe('该股票暂无评分')
  })
})

describe('a diagnosis', () => {
  it('is started once a day per stock, five times in all, and visible to its owner only', async () => {
    service = await start()
    const [mine, other] = [await as(FRESH), await as(OTHER)]
    const begin = async (symbol: string) => (await service.get(`/stock-ai-diagnose/start?symbol=${symbol}`, mine)).body
    const detail = async (id: string, token = mine) =>
      (await service.get(`/stock-ai-diagnose/detail?taskId=${id}`, token)).body
    const { taskId } = (await begin('SH609001')).data
    expect((await begin('SH609001')).data).toEqual({ taskId, remainToday: 4 })
    const failing = (await begin('SZ002901')).data.taskId
    expect((await detail(taskId)).data.status).toBe('RUNNING')
    service.wait(4000)
    expect((await detail(taskId)).data).toMatchObject({ status: 'DONE', scores: { length: 5 } })
    expect((await detail(failing)).data.status).toBe('FAILED')
    expect((await detail(taskId, other)).code).toBe(40401)
    for (const symbol of ['SH609002', 'SH609003', 'SH609004']) expect((await begin(symbol)).code).toBe(0)
    expect((await begin('SH609005')).message).toBe('今日诊断次数已用完')
  })
})
