import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CaseItem, Curve, Perf } from '#api/shapes/strategy.ts'
import { rate } from '#lib/number/rate.ts'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { createStrategies } from '#test/service/seed/strategy/strategies.ts'
import { start, type TestService } from '#test/service/testing.ts'

/**
 * A second program for the pools of strategies, which shares no arithmetic with the service: of an order it reads day,
 * side, price and quantity alone, and of the market the closes; it counts in whole fen and ten-thousandths.
 */
const MONTH = 30 * 86_400_000
const CAPITAL_FEN = 100_000_000n

/** part / whole in ten-thousandths, half away from zero. */
function tenThousandths(part: bigint, whole: bigint): number {
  const rounded = Number(((part < 0n ? -part : part) * 20_000n + whole) / (2n * whole))
  return part < 0n ? -rounded : rounded
}
/** Yuan to the third decimal, as funds have them. */
const thousandths = (yuan = Number.NaN) => BigInt(Math.round(yuan * 1000))
/** Yuan a share times shares, in fen, half up. */
const fenOf = (yuan: number | undefined, qty: number) => (thousandths(yuan) * BigInt(qty) + 5n) / 10n
const share = (fen: bigint, perHundredThousand: bigint) => (fen * perHundredThousand + 50_000n) / 100_000n
const broker = (fen: bigint) => (share(fen, 25n) > 500n ? share(fen, 25n) : 500n)
const shown = (parts: number) => rate(parts / 10_000)

interface Closed {
  symbol: string
  inDate: string
  outDate: string
  profit: number
  rise: number
  fall: number
}

let service: TestService
let read: (path: string) => Promise<unknown>
let strategies: ReturnType<typeof createStrategies>
let closes: (symbol: string) => ReadonlyMap<string, number>
beforeAll(async () => {
  service = await start()
  const { accessToken } = await service.login('13800000004')
  read = async (path) => (await service.get(path, accessToken)).body.data
  const market = createMarket(today(service.now()))
  strategies = createStrategies(market, today(service.now()))
  const kept = new Map<string, ReadonlyMap<string, number>>()
  closes = (symbol) => {
    const stock = market.of(symbol)
    const found = kept.get(symbol) ?? new Map(stock && market.bars(stock).map(({ d, close }) => [d, close]))
    kept.set(symbol, found)
    return found
  }
}, 60_000)
afterAll(() => service.close())

/** The account behind a pool, order by order: what it was worth at each close, and every stay that is over. */
function accountOf(strategy: (typeof strategies)['all'][number]) {
  const [channel] = strategies.channelsOf(strategy)
  if (!channel) throw new Error(`${strategy.strategyId} is followed by nobody`)
  const { fills, spec } = strategies.record(channel)
  const dates = strategies.prices.dates.slice(spec.from)
  const held = new Map<string, { qty: number; cost: bigint; price: number; since: string; last: number }>()
  const closed: Closed[] = []
  const worth: bigint[] = []
  let cash = CAPITAL_FEN
  for (const [index, date] of dates.entries()) {
    for (const { symbol, side, price, qty } of fills.filter(({ day }) => day === spec.from + index)) {
      const paid = fenOf(price, qty)
      const mine = held.get(symbol)
      if (side === 'BUY') {
        held.set(symbol, { qty, price, cost: paid + broker(paid), since: date, last: price })
        cash -= paid + broker(paid)
      } else if (mine) {
        const duty = symbol.startsWith('SH569') ? 0n : share(paid, 50n)
        const got = paid - broker(paid) - duty
        cash += got
        held.delete(symbol)
        const away = [...closes(symbol)]
          .filter(([d]) => d >= mine.since && d < date)
          .map(([, close]) => tenThousandths(thousandths(close) - thousandths(mine.price), thousandths(mine.price)))
        const profit = tenThousandths(got - mine.cost, mine.cost)
        const [rise, fall] = [Math.max(0, ...away), Math.min(0, ...away)]
        closed.push({ symbol, inDate: mine.since, outDate: date, profit, rise, fall })
      }
    }
    let sum = cash
    for (const [symbol, mine] of held) {
      mine.last = closes(symbol).get(date) ?? mine.last
      sum += fenOf(mine.last, mine.qty)
    }
    worth.push(sum)
  }
  return { dates, closed, worth, held: held.size, orders: fills.length }
}

async function recordsOf(poolId: string) {
  const records: CaseItem[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const path = `/strategy-stock/pool/excellent-record?poolId=${poolId}&pageSize=50&pageNo=${pageNo}`
    const page = (await read(path)) as { list: CaseItem[]; total: number; winCount: number; lossCount: number }
    records.push(...page.list)
    if (page.list.length === 0 || records.length >= page.total) return { ...page, list: records }
  }
}

/** Upper ends of the spread, in ten-thousandths: a result belongs to the first it does not pass. */
const ENDS = [-2000, -1000, -500, 0, 500, 1000, 2000, Infinity]

it('every pool of a strategy has the records, counts, spread and curve of a second program over its orders', async () => {
  const pools = strategies.all.flatMap((strategy) => (strategy.pool ? [{ strategy, ...strategy.pool }] : []))
  expect(pools.length).toBeGreaterThan(3)
  for (const { strategy, poolId } of pools) {
    const { dates, closed, worth, held } = accountOf(strategy)
    const { list, winCount, lossCount } = await recordsOf(poolId)
    const open = closed.filter(({ outDate }) => Date.parse(`${outDate}T00:00:00+08:00`) + MONTH <= service.now())
    expect([list.length, winCount, lossCount], `of ${poolId}`).toEqual([
      open.length,
      open.filter(({ profit }) => profit > 0).length,
      open.filter(({ profit }) => profit <= 0).length,
    ])
    for (const { symbol, inDate, outDate, profitRate, maxRiseRate, maxFallRate } of list) {
      const own = open.find((each) => each.symbol === symbol && each.inDate === inDate)
      if (!own) throw new Error(`no order opened ${symbol} on ${inDate}`)
      expect([outDate, ...[profitRate, maxRiseRate, maxFallRate].map(rate)], `${poolId} ${symbol} ${inDate}`).toEqual([
        own.outDate,
        ...[own.profit, own.rise, own.fall].map(shown),
      ])
    }
    const spread = (await read(`/strategy-stock/pool/frequency-statistics?poolId=${poolId}`)) as { count: number }[]
    const placeOf = ({ profit }: Closed) => ENDS.findIndex((end) => profit <= end)
    const own = ENDS.map((_, place) => closed.filter((each) => placeOf(each) === place).length)
    expect(
      spread.map(({ count }) => count),
      `spread of ${poolId}`,
    ).toEqual(own)
    const { count } = (await read(`/strategy-stock/pool/info?poolId=${poolId}`)) as { count: number }
    expect(count, `stocks of ${poolId}`).toBe(held)

    const curve = (await read(`/strategy-stock/pool/fund-trend?poolId=${poolId}`)) as Curve
    const bench = dates.map((date) => closes('SH510901').get(date))
    expect(curve.map(({ d, nav, bench: of }) => `${d} ${nav.toFixed(4)} ${of.toFixed(4)}`)).toEqual(
      dates.map((date, at) => {
        const [nav, of] = [
          tenThousandths(worth[at] ?? 0n, worth[0] ?? 1n),
          tenThousandths(thousandths(bench[at]), thousandths(bench[0])),
        ]
        return `${date} ${(nav / 10_000).toFixed(4)} ${(of / 10_000).toFixed(4)}`
      }),
    )
  }
}, 60_000)

it('the figures of every strategy are those of its curve, the peak of a drawdown the last of equal heights', async () => {
  for (const strategy of strategies.all) {
    const { closed, orders } = accountOf(strategy)
    const { curve, perf } = (await read(`/strategy/profit/info?strategyId=${strategy.strategyId}&period=ALL`)) as {
      curve: Curve
      perf: Perf
    }
    const navs = curve.map(({ nav }) => BigInt(Math.round(nav * 10_000)))
    const [first = 1n, last = 0n] = [navs[0], navs.at(-1)]
    let worst = { fall: 0, from: 0, to: 0 }
    for (const [to, nav] of navs.entries()) {
      const before = navs.slice(0, to + 1)
      const top = before.reduce((one, other) => (other > one ? other : one))
      const from = before.lastIndexOf(top)
      const fall = Number(nav - top) / Number(top)
      if (fall < worst.fall) worst = { fall, from, to }
    }
    const back = navs.findIndex((nav, at) => at > worst.to && nav >= (navs[worst.from] ?? 0n))
    const won = closed.filter(({ profit }) => profit > 0).length
    expect({
      totalRate: rate(perf.totalRate),
      drawdown: [rate(perf.maxDrawdownRate), perf.ddFrom, perf.ddTo, perf.recoverDays],
      winRate: perf.winRate === undefined ? undefined : rate(perf.winRate),
      tradeCount: perf.tradeCount,
    }).toEqual({
      totalRate: shown(tenThousandths(last - first, first)),
      drawdown: [
        shown(Math.round(worst.fall * 10_000)),
        curve[worst.from]?.d,
        curve[worst.to]?.d,
        back < 0 ? undefined : back - worst.to,
      ],
      winRate: closed.length === 0 ? undefined : shown(tenThousandths(BigInt(won), BigInt(closed.length))),
      tradeCount: orders,
    })
  }
}, 60_000)
