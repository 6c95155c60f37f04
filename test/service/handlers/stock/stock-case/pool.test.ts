import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StockCase } from '#api/shapes/stock-case.ts'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { createPools } from '#test/service/seed/pool/records.ts'
import { start, type TestService } from '#test/service/testing.ts'

const FRESH = '13800000001'
const LOWEST = '13800000003'
const C2 = '13800000009'
const C3 = '13800000004'
/** Has bought access to CC02, CC03 and RC02. */
const BUYER = '13800000007'
const OVER = '13800000006'
const DAY = 86_400_000

let service: TestService
beforeEach(async () => {
  service = await start()
})
afterEach(() => service.close())

const read = async (path: string, mobile: string) =>
  (await service.get(path, (await service.login(mobile)).accessToken)).body
const send = async (path: string, input: object | null, mobile: string) =>
  (await service.post(path, input, (await service.login(mobile)).accessToken)).body

it('records match their bars, losses included, and are unchanged the next day', () => {
  const day = today(service.now())
  const market = createMarket(day)
  const pools = createPools(market)
  expect([pools.of('CC01').length, pools.of('CC02').length, pools.of('RC03').length]).toEqual([24, 21, 0])
  for (const record of pools.cases) {
    const bars = market.bars(record.stock)
    const close = (d: string | undefined) => bars.find((bar) => bar.d === d)?.close
    expect(close(record.inDate)).toBe(record.inPrice)
    const last = record.outPrice ?? bars.at(-1)?.close ?? 0
    if (record.outDate !== undefined) expect(close(record.outDate)).toBe(record.outPrice)
    expect(record.profitRate).toBeCloseTo(last / record.inPrice - 1, 3)
    expect([record.maxRiseRate >= record.profitRate, record.maxFallRate <= record.profitRate]).toEqual([true, true])
    const curve = pools.curve(record)
    expect([curve[0]?.nav, curve[0]?.bench, curve.at(-1)?.nav]).toEqual([
      1,
      1,
      expect.closeTo(last / record.inPrice, 3),
    ])
  }
  expect(pools.cases.filter(({ profitRate }) => profitRate < 0).length).toBeGreaterThan(10)
  const later = createPools(createMarket(day + DAY))
  for (const record of pools.cases) {
    const then = later.record(record.id)
    if (!then) continue
    expect([then.stock.symbol, then.inDate, then.timeline[0]]).toEqual([
      record.stock.symbol,
      record.inDate,
      record.timeline[0],
    ])
    if (record.outDate !== undefined) expect(then).toEqual(record)
  }
  expect(pools.cases.filter(({ id }) => later.record(id)).length).toBeGreaterThan(60)
})

describe('cases', () => {
  const list = async (mobile: string, query = 'pageSize=50'): Promise<StockCase[]> =>
    (await read(`/stock/case/list?${query}`, mobile)).data.list

  it('hide advice from customers without access, and nothing else', async () => {
    const month = service.now() - 31 * DAY
    for (const mobile of [FRESH, LOWEST, C3, BUYER]) {
      for (const each of await list(mobile)) {
        const isLesson = each.outDate !== undefined && Date.parse(each.outDate) < month
        const isBought = mobile === BUYER && each.channelId !== 'CC01'
        if (isLesson || isBought)
          expect([each.access.allowed, each.symbol]).toEqual([true, expect.stringMatching(/\d{6}$/)])
        if (each.status === 'CURRENT' && !isBought) {
          expect(each.symbol).toMatch(/^(SH|SZ|BJ)\d\d\*{4}$/)
          expect(Object.keys(each)).not.toContain('name')
          expect(Object.keys(each)).not.toContain('inPrice')
          expect(Object.keys(each)).not.toContain('profitRate')
        }
      }
    }
    const reasons = async (mobile: string) =>
      (await read('/stock/case/channel/list', mobile)).data.map(({ access }: StockCase) => access.reason ?? 'ALLOWED')
    expect(await reasons(FRESH)).toEqual(['NEED_EVAL', 'NEED_EVAL', 'NEED_EVAL'])
    expect(await reasons(OVER)).toEqual(['EVAL_EXPIRED', 'EVAL_EXPIRED', 'EVAL_EXPIRED'])
    expect(await reasons(C3)).toEqual(['NOT_PURCHASED', 'LEVEL_MISMATCH', 'LEVEL_MISMATCH'])
    expect(await reasons(BUYER)).toEqual(['NOT_PURCHASED', 'ALLOWED', 'ALLOWED'])
  })

  it('lock again when the service or the evaluation ends', async () => {
    const current = (await list(BUYER, 'status=CURRENT')).find(({ channelId }) => channelId === 'CC02')
    const detail = () => read(`/stock/case/info?caseId=${current?.caseId}`, BUYER)
    expect((await detail()).data).toMatchObject({ status: 'CURRENT', symbol: current?.symbol })
    expect((await read(`/stock/case/info?caseId=${current?.caseId}`, C3)).code).toBe(40301)
    service.wait(141 * DAY)
    expect((await read('/stock/case/signal?channelId=CC02', BUYER)).message).toBe('服务已到期，请续期后查看')
    service.wait(400 * DAY)
    expect((await read('/stock/case/signal?channelId=CC02', BUYER)).message).toBe('您的风险测评已过期，请重新测评')
  })

  it('rank the whole sample, best and worst', async () => {
    for (const [name, measure] of [
      ['rank', 'profitRate'],
      ['maxRatio', 'maxRiseRate'],
    ] as const) {
      const { data } = await read(`/stock/case/${name}?period=ALL`, FRESH)
      const rows: StockCase[] = data.list
      const rates = rows.map(({ profitRate = 0 }) => profitRate)
      expect(data.sample).toMatchObject({
        count: rows.length,
        winCount: rates.filter((rate) => rate > 0).length,
        worstRate: Math.min(...rates),
      })
      const order = rows.map((row) => row[measure] ?? 0)
      expect(order).toEqual(order.toSorted((a, b) => b - a))
      expect(rows.every(({ status }) => status === 'CLOSED')).toBe(true)
    }
    const short = (await read('/stock/case/rank?period=3M', FRESH)).data.sample.count
    expect(short).toBeLessThan((await read('/stock/case/rank', FRESH)).data.sample.count)
  })

  it('return a case with its steps, and the stock only', async () => {
    const { data: last } = await read('/stock/case/lastCaseDeal', FRESH)
    const { data } = await read(`/stock/case/info?caseId=${last.caseId}`, FRESH)
    expect(data.timeline.map(({ kind }: { kind: string }) => kind).at(0)).toBe('IN')
    expect(data.timeline.map(({ kind }: { kind: string }) => kind).at(-1)).toBe('OUT')
    const stock = (symbol: string) => read(`/stock/case/stockDetail?caseId=${last.caseId}&symbol=${symbol}`, FRESH)
    expect((await stock(last.symbol)).data.quote.symbol).toBe(last.symbol)
    expect((await stock('SH600901')).code).toBe(40401)
    expect((await read('/stock/case/info?caseId=CC09-001', FRESH)).code).toBe(40401)
    expect((await read('/stock/case/pool/list?l1Id=L9', FRESH)).code).toBe(40401)
  })

  it('return signals with the adviser’s number, and a read-only talk', async () => {
    const { data } = await read('/stock/case/signal?channelId=CC02', BUYER)
    expect(data[0].certNo).toMatch(/^示例/)
    const { data: older } = await read(`/stock/case/signal?channelId=CC02&beforeId=${data[3].id}`, BUYER)
    expect(older[0]).toEqual(data[4])
    expect((await read('/stock/case/chat/info?channelId=CC02', BUYER)).data.chatId).toBe('CTCC02')
    expect((await read('/stock/case/chat/list?channelId=CC02', BUYER)).data[0].sender.certNo).toMatch(/^示例/)
    expect((await read('/stock/case/chat/send?channelId=CC02', BUYER)).code).toBe(40401)
    const symbols = async (mobile: string) =>
      (await read('/stock/case/notice?channelId=CC02', mobile)).data.slice(0, 1).map(({ symbol }: StockCase) => symbol)
    expect([await symbols(C3), await symbols(BUYER)]).toEqual([[undefined], [expect.stringMatching(/\d{6}/)]])
  })

  it('notify subscribers, of the chosen kinds and times', async () => {
    const sub = (channelId = 'CC02', mobile = BUYER) =>
      read(`/stock-case/get-notice-sub?channelId=${channelId}`, mobile)
    const set = (on: boolean, mobile = BUYER) => send(`/stock-case/sub-notice?channelId=CC02&on=${on}`, null, mobile)
    const edit = (input: object, mobile = BUYER) =>
      send('/stock/case/sub/editSubInfo', { channelId: 'CC02', kinds: ['SIGNAL'], ...input }, mobile)
    expect((await sub()).data).toEqual({ on: false, kinds: ['SIGNAL', 'ADJUST', 'NOTICE'] })
    expect((await edit({})).message).toBe('请先开启提醒')
    expect((await set(true, C3)).code).toBe(40301)
    expect((await set(true)).code).toBe(0)
    expect((await edit({ kinds: [] })).code).toBe(40091)
    expect((await edit({ quietHours: { from: '25:00', to: '08:00' } })).code).toBe(40092)
    const quietHours = { from: '22:00', to: '08:00' }
    expect((await edit({ kinds: ['NOTICE', 'SIGNAL'], quietHours })).code).toBe(0)
    expect((await sub()).data).toEqual({ on: true, kinds: ['SIGNAL', 'NOTICE'], quietHours })
    expect((await sub('CC03')).data.on).toBe(false)
    expect((await sub('CC02', C3)).data.on).toBe(false)
    expect((await read('/notice-sub/me', BUYER)).data).toContainEqual({
      kind: 'CASE',
      targetId: 'CC02',
      on: true,
      name: '行业轮动案例',
      path: '/case/channel/CC02',
    })
    await set(false)
    expect((await sub()).data.on).toBe(false)
  })
})

describe('columns of advised stocks', () => {
  it('open with a matching evaluation, or to buyers; never without a level', async () => {
    const counts = async (mobile: string) => {
      const all = ['RC01', 'RC02', 'RC03'].map((id) => read(`/recommend/stock/column/pool?columnId=${id}`, mobile))
      return (await Promise.all(all)).map(({ data }) => data.length > 0)
    }
    expect(await counts(FRESH)).toEqual([false, false, false])
    expect(await counts(C2)).toEqual([false, false, false])
    expect(await counts(C3)).toEqual([true, false, false])
    expect(await counts(BUYER)).toEqual([true, true, false])
    const info = (mobile: string) => read('/recommend/stock/getStockPoolInfo?columnId=RC02', mobile)
    expect((await info(FRESH)).data.count).toBe((await info(BUYER)).data.count)
    const levels = (await read('/recommend/stock/column', BUYER)).data
    expect(levels[2]).toMatchObject({ columnId: 'RC03', access: { allowed: false, reason: 'LEVEL_MISMATCH' } })
  })

  it('give reason, validity and risks, and nothing about a locked stock', async () => {
    const [item] = (await read('/recommend/stock/column/pool?columnId=RC02', BUYER)).data
    const detail = (symbol: string, mobile: string) =>
      read(`/recommend/stock/stockDetail?columnId=RC02&symbol=${symbol}`, mobile)
    const { data } = await detail(item.symbol, BUYER)
    expect(data).toMatchObject({
      symbol: item.symbol,
      inPrice: item.inPrice,
      validUntil: item.validUntil,
      isValid: true,
    })
    expect(data.riskPoints.length).toBeGreaterThan(0)
    const words = await Promise.all([item.symbol, 'SH569001'].map((symbol) => detail(symbol, C3)))
    expect(words[0]).toEqual(words[1])
    expect((await detail('SH600901', BUYER)).code).toBe(40401)
    const { data: rank } = await read('/recommend/stock/rank/pool?columnId=RC02&period=ALL', FRESH)
    const [old] = rank.list
    expect((await detail(old.symbol, BUYER)).data).toMatchObject({ isValid: false, outAt: expect.any(Number) })
    const { data: steps } = await read(`/recommend/stock/stockDetail/pool?columnId=RC02&symbol=${old.symbol}`, FRESH)
    expect(steps.at(-1).kind).toBe('OUT')
  })
})
