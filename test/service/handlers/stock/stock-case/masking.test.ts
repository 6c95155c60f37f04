import { afterEach, beforeEach, expect, it } from 'vitest'
import type { StockCase } from '#api/shapes/stock-case.ts'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { dateOf } from '#test/service/seed/market/calendar.ts'
import { createPools } from '#test/service/seed/pool/records.ts'
import { createStrategies } from '#test/service/seed/strategy/strategies.ts'
import { isOpen } from '#test/service/stocks/case-present.ts'
import { start, type TestService } from '#test/service/testing.ts'

const DAY = 86_400_000
/**
 * The readers, and the lists and strategies that are open to them; the last has bought access to three of the lists.
 */
const READERS = [
  { shows: 'a guest', opens: [], strategies: [] },
  { shows: 'not evaluated', mobile: '13800000001', opens: [], strategies: [] },
  { shows: 'a level too low', mobile: '13800000009', opens: [], strategies: [] },
  { shows: 'an evaluation that ran out', mobile: '13800000006', opens: [], strategies: [] },
  { shows: 'a level that fits', mobile: '13800000004', opens: ['RC01'], strategies: [] },
  {
    shows: 'entitled',
    mobile: '13800000007',
    opens: ['CC02', 'CC03', 'RC01', 'RC02'],
    strategies: ['ST01', 'ST03', 'ST04', 'ST06'],
  },
  {
    shows: 'a service that ended',
    mobile: '13800000007',
    opens: ['RC01'],
    strategies: ['ST03', 'ST04', 'ST06'],
    waits: 141 * DAY,
  },
] as const
const CHANNELS = ['CC01', 'CC02', 'CC03']
const COLUMNS = ['RC01', 'RC02', 'RC03']

const LISTS = ['/strategy/strategy', '/strategy-stock/pool', '/public/strategy', '/public/strategy-stock/pool'].map(
  (path) => `${path}/list?pageSize=50`,
)

let service: TestService
beforeEach(async () => {
  service = await start()
})
afterEach(() => service.close())

it.each(READERS)('no payload of cases and columns reveals a hidden stock to $shows', async (reader) => {
  if ('waits' in reader) service.wait(reader.waits)
  const opens: readonly string[] = reader.opens
  const token = 'mobile' in reader ? (await service.login(reader.mobile)).accessToken : undefined
  const pools = createPools(createMarket(today(service.now())))
  const lists = [...CHANNELS, ...COLUMNS]
  const records = lists.flatMap((id) => pools.of(id).map((record) => ({ id, record })))
  const may = ({ id, record }: (typeof records)[number]) => opens.includes(id) || isOpen(record, service.now())
  const known = new Set(records.filter(may).map(({ record }) => record.stock))
  const hidden = records.map(({ record }) => record).filter(({ stock }) => !known.has(stock))
  expect(hidden.length).toBeGreaterThan(0)

  const said = JSON.stringify(await Promise.all(paths(hidden.map(({ id }) => id)).map((p) => service.get(p, token))))
  expect(said).toContain('"code":0')
  for (const { stock } of hidden) {
    // Six digits may also occur within a hash or a time.
    expect(said).not.toMatch(new RegExp(`(?<![0-9a-f])${stock.symbol.slice(2)}(?![0-9a-f])`))
    expect(said).not.toContain(stock.name)
  }
})

it('a masked case has only the fields of its list, and no identifying figure', async () => {
  const { list }: { list: StockCase[] } = (
    await service.get('/stock/case/list?pageSize=50', (await service.login('13800000001')).accessToken)
  ).body.data
  const masked = list.filter(({ access }) => !access.allowed)
  expect(masked.length).toBeGreaterThan(0)
  const allowed =
    'access analyst caseId channelId exitHash hash inAt inDate outAt outDate prevHash status symbol'.split(' ')
  for (const each of masked) expect(allowed).toEqual(expect.arrayContaining(Object.keys(each)))
})

it.each(READERS)('no payload of strategies and their pools reveals current holdings to $shows', async (reader) => {
  if ('waits' in reader) service.wait(reader.waits)
  const token = 'mobile' in reader ? (await service.login(reader.mobile)).accessToken : undefined
  const strategies = createStrategies(createMarket(today(service.now())), today(service.now()))
  const month = service.now() - 30 * DAY
  let locked = 0
  for (const { strategyId, pool } of strategies.all) {
    const isOpenTo = (reader.strategies as readonly string[]).includes(strategyId)
    const [channel] = strategies.channels.filter(({ strategy }) => strategy.strategyId === strategyId)
    if (!channel || isOpenTo) continue
    locked += 1
    const said = await Promise.all(
      [...now(strategyId, pool?.poolId), ...(locked === 1 ? LISTS : [])].map(
        async (path) => [path, JSON.stringify(await service.get(path, token))] as const,
      ),
    )
    for (const [path, text] of said) {
      // The benchmark is an index that anyone may look up.
      expect(text.replaceAll('SH000300', ''), `in ${path}`).not.toMatch(/(?:SH|SZ|BJ)\d{6}/)
      for (const { name } of strategies.record(channel).positions) expect(text, `in ${path}`).not.toContain(name)
    }
    // A closed one becomes a lesson after thirty days, and an open one was never bought.
    const held = new Set(strategies.record(channel).positions.map(({ symbol, since }) => `${symbol} ${since}`))
    const past = await Promise.all(before(strategyId, pool?.poolId).map((path) => service.get(path, token)))
    for (const { data } of past.map(({ body }) => body)) {
      for (const { at, outDate, symbol, inDate } of (data?.list ?? []) as Over[]) {
        const day = at ?? Date.parse(`${outDate}T15:00:00+08:00`)
        const since = strategies.prices.from(inDate ?? dateOf(day))
        expect(day <= month && !held.has(`${symbol} ${since}`), `${strategyId} ${symbol}`).toBe(true)
      }
    }
  }
  expect(locked).toBeGreaterThan(3)
})

/** The date of a stay or an order. */
interface Over {
  symbol: string
  /** Epoch ms; of an order. */
  at?: number
  /** Of a stay. */
  inDate?: string
  outDate?: string
}

/** Every read of a strategy and its pool that contains current holdings. */
function now(strategyId: string, poolId: string | undefined): string[] {
  const ofPool = poolId === undefined ? [] : ['detail', 'info', 'pre-selection', 'notice', 'fund-trend']
  return [
    ...ofPool.map((name) => `/strategy-stock/pool/${name}?poolId=${poolId}`),
    ...(poolId === undefined ? [] : [`/public/strategy-stock/pool/detail?poolId=${poolId}`]),
    ...['detail/info', 'info', 'profit/info', 'passageway/list'].map(
      (name) => `/strategy/${name}?strategyId=${strategyId}`,
    ),
    `/public/strategy/info?strategyId=${strategyId}`,
  ]
}

/** Every read of past trades. */
function before(strategyId: string, poolId: string | undefined): string[] {
  const pages = [1, 2, 3]
  return [
    ...pages.map((n) => `/strategy/trade/list?strategyId=${strategyId}&pageSize=50&pageNo=${n}`),
    ...(poolId === undefined ? [] : pages).map(
      (n) => `/strategy-stock/pool/excellent-record?poolId=${poolId}&pageSize=50&pageNo=${n}`,
    ),
  ]
}

/** Every read of cases and columns that returns more than the customer's settings. */
function paths(caseIds: readonly string[]): string[] {
  return [
    ...[1, 2, 3].flatMap((n) => [`/stock/case/list?pageSize=50&pageNo=${n}`, `/stock/case/pc?pageSize=50&pageNo=${n}`]),
    ...['rank', 'maxRatio'].map((name) => `/stock/case/${name}?period=ALL`),
    ...['channel/list', 'lastCaseDeal', 'l1/list'].map((name) => `/stock/case/${name}`),
    ...['L101', 'L102', 'L103'].flatMap((l1Id) => [
      `/stock/case/pool/list?l1Id=${l1Id}`,
      `/public/stock-case/pool/list?l1Id=${l1Id}`,
    ]),
    ...['l1/list/pool', 'l1/list/summary', 'pool/summary', 'rank/pool?period=ALL'].map(
      (p) => `/public/stock-case/${p}`,
    ),
    ...CHANNELS.flatMap((id) =>
      ['signal', 'notice', 'chat/list', 'chat/info'].map((name) => `/stock/case/${name}?channelId=${id}`),
    ),
    ...COLUMNS.flatMap((id) =>
      ['column/pool', 'getStockPoolInfo', 'rank/pool', 'notice/pool'].map(
        (name) => `/recommend/stock/${name}?columnId=${id}`,
      ),
    ),
    '/recommend/stock/column',
    '/recommend/stock/rank?period=ALL',
    '/promotion-stock/list?pageSize=50',
    ...caseIds.map((id) => `/stock/case/info?caseId=${id}`),
  ]
}
