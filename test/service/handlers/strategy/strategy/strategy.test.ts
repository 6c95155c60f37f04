import { afterEach, describe, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

const DAY = 86_400_000
const FRESH = '13800000001'
const BUYER = '13800000002'
const LOWEST = '13800000003'
const PLAIN = '13800000004'
const EXPIRED = '13800000006'
const MEMBER = '13800000007'
const as = async (mobile: string) => (await service.login(mobile)).accessToken
const data = async (path: string, token?: string) => (await service.get(path, token)).body.data
const code = async (path: string, token?: string) => (await service.get(path, token)).body.code

interface Point {
  d: string
  nav: number
  bench: number
}

/** What a reader could derive from the curve. */
function worked(curve: readonly Point[]) {
  let top = curve[0]?.nav ?? 1
  let worst = 0
  for (const { nav } of curve) {
    top = Math.max(top, nav)
    worst = Math.min(worst, nav / top - 1)
  }
  const [first, last] = [curve[0], curve.at(-1)]
  return {
    total: (last?.nav ?? 1) / (first?.nav ?? 1) - 1,
    bench: (last?.bench ?? 1) / (first?.bench ?? 1) - 1,
    worst,
  }
}

describe('figures', () => {
  it('match the curve beside them, for every strategy and period', async () => {
    service = await start()
    const token = await as(MEMBER)
    const { list } = await data('/strategy/strategy/list?sort=RETURN', token)
    expect(list).toHaveLength(8)
    for (const { strategyId, perf } of list) {
      const detail = await data(`/strategy/detail/info?strategyId=${strategyId}`, token)
      expect(detail.perf).toEqual(perf)
      const test = await data(`/back-test/info?strategyId=${strategyId}`, token)
      expect([perf.kind, test.perf.kind]).toEqual(['MODEL', 'BACK_TEST'])
      for (const period of ['3M', '1Y', 'ALL']) {
        const part = await data(`/strategy/profit/info?strategyId=${strategyId}&period=${period}`, token)
        for (const { curve, perf: figures } of [part, test]) {
          const { total, bench, worst } = worked(curve)
          expect(figures.totalRate).toBeCloseTo(total, 4)
          expect(figures.bench.rate).toBeCloseTo(bench, 4)
          expect(figures.maxDrawdownRate).toBeCloseTo(worst, 4)
          const nav = (d: string) => curve.find((point: Point) => point.d === d)?.nav
          if (worst < 0) expect(nav(figures.ddTo) / nav(figures.ddFrom) - 1).toBeCloseTo(worst, 4)
          expect([figures.periodStart, figures.periodEnd]).toEqual([curve[0].d, curve.at(-1).d])
          const days = (Date.parse(curve.at(-1).d) - Date.parse(curve[0].d)) / DAY
          expect('annualRate' in figures).toBe(days >= 365)
        }
        const whole = part.years.reduce((product: number, { rate }: { rate: number }) => product * (1 + rate), 1)
        expect(whole - 1).toBeCloseTo(part.perf.totalRate, 2)
      }
    }
  })
  it('about trades match the listed orders', async () => {
    service = await start()
    const token = await as(MEMBER)
    const statistics = await data('/back-test/strategy/trade/statistics?strategyId=ST01&passagewayId=ST01-A', token)
    const trades: { side: string; state: string; profitRate?: number; tradeId: string }[] = []
    for (let pageNo = 1; ; pageNo++) {
      const { list, total } = await data(
        `/back-test/trade/statistics/list?strategyId=ST01&pageNo=${pageNo}&pageSize=50`,
        token,
      )
      trades.push(...list)
      if (trades.length >= total) break
    }
    const filled = trades.filter(({ state }) => state === 'FILLED' || state === 'PARTLY')
    expect([filled.length, trades.length > filled.length]).toEqual([statistics.perf.tradeCount, true])
    const closed = trades.flatMap(({ profitRate }) => profitRate ?? [])
    expect(statistics.winRate).toBeCloseTo(closed.filter((rate) => rate > 0).length / closed.length, 4)
    const sale = trades.find(({ side, profitRate }) => side === 'SELL' && profitRate !== undefined)
    expect((await data(`/back-test/strategy/trade-detail?tradeId=${sale?.tradeId}`, token)).profitRate).toBe(
      sale?.profitRate,
    )
    const guest = await data('/public/back-test/strategy/trade/statistics?strategyId=ST01')
    expect(guest).toEqual(statistics)
  })
  it('cover the required cases: under a year, a losing year, a deep drawdown', async () => {
    service = await start()
    const { list } = await data('/public/strategy/list?sort=NEWEST')
    expect(list[0]).toMatchObject({ strategyId: 'ST06' })
    expect(list[0].perf.annualRate).toBeUndefined()
    const deep = list.find(({ strategyId }: { strategyId: string }) => strategyId === 'ST07')
    expect(deep.perf.maxDrawdownRate).toBeLessThan(-0.25)
    const { years } = await data('/strategy/profit/info?strategyId=ST07', await as(PLAIN))
    expect(years.some(({ rate }: { rate: number }) => rate < 0)).toBe(true)
    const calm = await data('/public/strategy/list')
    const falls = calm.list.map(({ perf }: { perf: { maxDrawdownRate: number } }) => perf.maxDrawdownRate)
    expect(falls).toEqual(falls.toSorted((a: number, b: number) => b - a))
  })
})

describe('figures of a customer without a valid evaluation', () => {
  const FIGURE = /"(perf|spark|nav|totalRate|maxDrawdownRate|positionRate|cashRate|profitRate|bucket)"/
  it.each([
    ['never evaluated', FRESH],
    ['evaluated too long ago', EXPIRED],
  ])('are hidden: %s', async (_, mobile) => {
    service = await start()
    const token = await as(mobile)
    const paths = [
      '/strategy/strategy/list?pageSize=50',
      '/strategy/info?strategyId=ST02',
      '/strategy/detail/info?strategyId=ST02',
      '/strategy/profit/info?strategyId=ST02',
      '/strategy/passageway/list?strategyId=ST02',
      '/strategy-package/info?packageId=PK02',
      '/strategy/trade/list?strategyId=ST02',
      ...['fund-trend', 'excellent-record', 'frequency-statistics'].map(
        (name) => `/strategy-stock/pool/${name}?poolId=PO02`,
      ),
      '/stock/case/strategy',
      '/stock/case/strategy/detail?strategyId=ST02',
      '/stock/case/strategy/stockDealList?strategyId=ST02',
    ]
    for (const path of paths)
      expect([path, FIGURE.test(JSON.stringify(await data(path, token)))]).toEqual([path, false])
    const { list } = await data('/strategy/strategy/list?sort=DRAWDOWN', token)
    const [first] = list
    // Their order tells none either.
    const ordered = (rows: { strategyId: string }[]) => rows.map(({ strategyId }) => strategyId)
    const byLaunch = ordered((await data('/public/strategy/list?sort=NEWEST')).list)
    expect(byLaunch).not.toEqual(ordered((await data('/public/strategy/list?sort=DRAWDOWN')).list))
    expect([ordered(list), ordered(await data('/stock/case/strategy', token))]).toEqual([byLaunch, byLaunch])
    expect(first).toMatchObject({ kind: 'MODEL', launchOn: expect.any(String), riskLevel: expect.any(String) })
    // The same list contains them for entitled callers, and for the site.
    expect(JSON.stringify(await data('/strategy/strategy/list', await as(PLAIN)))).toMatch(FIGURE)
    expect(JSON.stringify(await data('/public/strategy/list', token))).toMatch(FIGURE)
  })
})

describe('a locked strategy', () => {
  it('is unlocked by payment and suitability together', async () => {
    service = await start()
    const access = async (strategyId: string, mobile?: string) => {
      const path = mobile === undefined ? '/public/strategy/list' : '/strategy/strategy/list'
      const { list } = await data(path, mobile === undefined ? undefined : await as(mobile))
      return list.find((each: { strategyId: string }) => each.strategyId === strategyId).access
    }
    expect(await access('ST01')).toMatchObject({ allowed: false, reason: 'NEED_LOGIN' })
    expect(await access('ST01', FRESH)).toMatchObject({ reason: 'NEED_EVAL' })
    expect(await access('ST02', LOWEST)).toMatchObject({ reason: 'LEVEL_MISMATCH' })
    expect(await access('ST02', EXPIRED)).toMatchObject({ reason: 'EVAL_EXPIRED' })
    expect(await access('ST01', PLAIN)).toMatchObject({ reason: 'NOT_PURCHASED', skuId: 'K301' })
    expect(await access('ST08', PLAIN)).toMatchObject({ reason: 'SOLD_OUT' })
    expect(await access('ST02', MEMBER)).toMatchObject({ reason: 'EXPIRED' })
    expect(await access('ST01', MEMBER)).toMatchObject({ allowed: true })
    service.wait(61 * DAY)
    expect(await access('ST01', MEMBER)).toMatchObject({ reason: 'EXPIRED' })
  })
  it('reveals none of its stocks anywhere', async () => {
    service = await start()
    const [member, plain] = [await as(MEMBER), await as(PLAIN)]
    const open = await data('/strategy-stock/pool/detail?poolId=PO01', member)
    const names: string[] = open.stocks.map(({ name }: { name: string }) => name)
    expect(names.length).toBeGreaterThan(2)
    for (const { analyst, inAt, validUntil } of open.stocks) {
      expect([analyst.certNo, inAt < service.now(), validUntil > inAt]).toEqual([expect.any(String), true, true])
    }
    const paths = [
      '/public/strategy-stock/pool/detail?poolId=PO01',
      '/strategy-stock/pool/detail?poolId=PO01',
      '/strategy-stock/pool/pre-selection?poolId=PO01',
      '/strategy-stock/pool/notice?poolId=PO01',
      '/strategy/detail/info?strategyId=ST01',
    ]
    for (const path of paths) {
      const { body } = await service.get(path, path.startsWith('/public') ? undefined : plain)
      expect([path, body.code]).toEqual([path, 0])
      const text = JSON.stringify(body.data)
      for (const name of names) expect([path, text.includes(name)]).toEqual([path, false])
      expect(text).not.toMatch(/(SH|SZ|BJ)\d{6}"(?!,"name":"沪深300")/)
    }
    const { list } = await data('/strategy/trade/list?strategyId=ST01&pageSize=50', plain)
    expect(list.length).toBe(50)
    for (const { at } of list) expect(at).toBeLessThanOrEqual(service.now() - 30 * DAY)
    const newest = (await data('/strategy/trade/list?strategyId=ST01', member)).list[0]
    expect(newest.at).toBeGreaterThan(service.now() - 30 * DAY)
    expect(await code(`/back-test/strategy/trade-detail?tradeId=${newest.tradeId}`, plain)).toBe(40401)
    expect(await code(`/back-test/strategy/trade-detail?tradeId=${newest.tradeId}`, member)).toBe(0)
    const ends = (await data('/strategy-stock/pool/excellent-record?poolId=PO01', plain)).list
    const before = new Date(service.now() - 29 * DAY).toISOString().slice(0, 10)
    for (const { outDate } of ends) expect(outDate < before).toBe(true)
  })
  it('shows no purchase of a current holding, however old', async () => {
    service = await start()
    const { perf } = await data('/strategy/info?strategyId=ST05', await as(PLAIN))
    expect([perf.tradeCount, perf.winRate]).toEqual([7, undefined])
    expect(await data('/strategy/trade/list?strategyId=ST05', await as(PLAIN))).toMatchObject({ list: [], total: 0 })
  })
})

describe('a pool', () => {
  it('counts gains and losses equally', async () => {
    service = await start()
    const token = await as(MEMBER)
    const record = await data('/strategy-stock/pool/excellent-record?poolId=PO01&pageSize=50', token)
    expect(record.winCount + record.lossCount).toBe(record.total)
    expect(record.lossCount).toBeGreaterThan(0)
    const buckets: { bucket: string; count: number }[] = await data(
      '/strategy-stock/pool/frequency-statistics?poolId=PO01',
      token,
    )
    expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(record.total)
    const losses = buckets.filter(({ bucket }) => bucket.startsWith('亏损')).reduce((sum, { count }) => sum + count, 0)
    expect(losses).toBe(record.lossCount)
    for (const each of record.list) {
      expect(each.maxRiseRate).toBeGreaterThanOrEqual(0)
      expect(each.maxFallRate).toBeLessThanOrEqual(0)
    }
  })
  it('can be followed, and notifies only customers with access', async () => {
    service = await start()
    const [member, plain] = [await as(MEMBER), await as(PLAIN)]
    const set = async (what: string, on: boolean, token: string) =>
      (await service.post(`/strategy-stock/pool/${what}?poolId=PO01&on=${on}`, null, token)).body
    expect((await set('sub', true, plain)).code).toBe(40301)
    expect((await set('notice/set', true, plain)).code).toBe(40301)
    expect((await set('sub', true, member)).data).toEqual({ subscribed: true })
    expect((await set('notice/set', true, member)).data).toEqual({ noticeOn: true })
    const info = () => data('/strategy-stock/pool/info?poolId=PO01', member)
    expect(await info()).toMatchObject({ subscribed: true, noticeOn: true })
    await set('notice/set', false, member)
    await set('sub', false, member)
    expect(await info()).toMatchObject({ subscribed: false, noticeOn: false })
    expect((await set('notice/set', false, plain)).data).toEqual({ noticeOn: false })
  })
})

describe('offers', () => {
  it('belong to the customer they were made for', async () => {
    service = await start()
    const [plain, member, buyer] = [await as(PLAIN), await as(MEMBER), await as(BUYER)]
    const check = (link: string, token: string) => data(`/strategy-order-link/check?code=${link}`, token)
    expect(await check('OL0004A', plain)).toEqual({ valid: true, boundToMe: true })
    expect(await check('OL0004A', member)).toEqual({ valid: false, boundToMe: false, reason: 'OTHER_ACCOUNT' })
    expect(await check('OL0004B', plain)).toEqual({ valid: false, boundToMe: true, reason: 'EXPIRED' })
    expect(await code('/strategy-order-link/info?code=OL0004A', member)).toBe(40315)
    expect(await data('/strategy-order-link/info?code=OL0004A', plain)).toMatchObject({
      skuId: 'K301',
      priceFen: 298000,
    })
    expect(await code('/strategy-order-link/info?code=NONE', plain)).toBe(40401)
    expect(await code('/strategy-coupon/info?couponId=Q0007004', buyer)).toBe(40401)
    expect(await code('/strategy-coupon/info?couponId=Q0002001', buyer)).toBe(40401)
    const { list } = await data('/strategy-coupon/used/list', buyer)
    expect(list).toMatchObject([{ couponId: 'Q0002006', strategyName: '水务农业低波动' }])
  })
})
