import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OutputOf } from '#api/call.ts'
import type { strategyPoolExcellentRecord } from '#api/domains/strategy/strategy/pool.ts'
import type { Curve } from '#api/shapes/strategy.ts'
import type { CaseItem } from '#api/shapes/strategy-pool.ts'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { createStrategies } from '#test/service/seed/strategy/strategies.ts'
import { auditOf, millionths, type Traded, tradedIn } from '#test/service/strategies/audit.ts'
import { start, type TestService } from '#test/service/testing.ts'

/** The statistics of a pool, by an independent implementation over its orders. */
const MONTH = 30 * 86_400_000

let service: TestService
let read: (path: string) => Promise<unknown>
let strategies: ReturnType<typeof createStrategies>
let traded: (symbol: string) => Traded
beforeAll(async () => {
  service = await start()
  const { accessToken } = await service.login('13800000004')
  read = async (path) => (await service.get(path, accessToken)).body.data
  const market = createMarket(today(service.now()))
  strategies = createStrategies(market, today(service.now()))
  traded = tradedIn(market)
}, 60_000)
afterAll(() => service.close())

function accountOf(strategy: (typeof strategies)['all'][number]) {
  const [channel] = strategies.channelsOf(strategy)
  if (!channel) throw new Error(`${strategy.strategyId} is followed by nobody`)
  return auditOf(strategies.record(channel), strategies.prices.dates, traded)
}

async function recordsOf(poolId: string) {
  const records: CaseItem[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const path = `/strategy-stock/pool/excellent-record?poolId=${poolId}&pageSize=50&pageNo=${pageNo}`
    const page = (await read(path)) as OutputOf<typeof strategyPoolExcellentRecord>
    records.push(...page.list)
    if (page.list.length === 0 || records.length >= page.total) return { ...page, list: records }
  }
}

/** Upper bounds of the distribution: a result belongs to the first that it does not exceed. */
const ENDS = [-0.2, -0.1, -0.05, 0, 0.05, 0.1, 0.2, Infinity]

it('every strategy pool’s records, counts, distribution and curve equal an independent calculation over its orders', async () => {
  const pools = strategies.all.flatMap((strategy) => (strategy.pool ? [{ strategy, ...strategy.pool }] : []))
  expect(pools.length).toBeGreaterThan(3)
  for (const { strategy, poolId } of pools) {
    const { dates, worth, bench, held, ...account } = accountOf(strategy)
    const closed = account.closed.map((each) => ({
      ...each,
      profit: millionths(each.profitFen, each.costFen),
      rise: Math.max(0, ...each.moves),
      fall: Math.min(0, ...each.moves),
    }))
    const { list, winCount, lossCount, worstRate, medianRate, avgRate, maxDrawdownRate } = await recordsOf(poolId)
    const open = closed.filter(({ outDate }) => Date.parse(`${outDate}T00:00:00+08:00`) + MONTH <= service.now())
    expect([list.length, winCount, lossCount], `of ${poolId}`).toEqual([
      open.length,
      open.filter(({ profit }) => profit > 0).length,
      open.filter(({ profit }) => profit < 0).length,
    ])
    const results = open.map(({ profit }) => profit).toSorted((a, b) => a - b)
    expect(worstRate).toBe(results[0])
    expect(avgRate).toBeCloseTo(results.reduce((sum, each) => sum + each, 0) / results.length, 5)
    expect(maxDrawdownRate).toBe(Math.min(0, ...open.map(({ fall }) => fall)))
    expect(results.filter((each) => each <= (medianRate ?? 0)).length).toBeGreaterThanOrEqual(
      Math.floor(results.length / 2),
    )
    for (const { symbol, inDate, outDate, profitRate, maxRiseRate, maxFallRate } of list) {
      const own = open.find((each) => each.symbol === symbol && each.inDate === inDate)
      if (!own) throw new Error(`no order opened ${symbol} on ${inDate}`)
      expect([outDate, profitRate, maxRiseRate, maxFallRate], `${poolId} ${symbol} ${inDate}`).toEqual([
        own.outDate,
        own.profit,
        own.rise,
        own.fall,
      ])
    }
    const spread = (await read(`/strategy-stock/pool/frequency-statistics?poolId=${poolId}`)) as { count: number }[]
    const placeOf = ({ profit }: { profit: number }) => ENDS.findIndex((end) => profit <= end)
    const own = ENDS.map((_, place) => open.filter((each) => placeOf(each) === place).length)
    expect(
      spread.map(({ count }) => count),
      `spread of ${poolId}`,
    ).toEqual(own)
    const { count } = (await read(`/strategy-stock/pool/info?poolId=${poolId}`)) as { count: number }
    expect(count, `stocks of ${poolId}`).toBe(held.size)

    const curve = (await read(`/strategy-stock/pool/fund-trend?poolId=${poolId}`)) as Curve
    const of = (values: readonly bigint[], at: number) => millionths(values[at] ?? 0n, values[0] ?? 1n)
    expect(curve).toEqual(dates.map((d, at) => ({ d, nav: of(worth, at), bench: of(bench, at) })))
  }
}, 60_000)
