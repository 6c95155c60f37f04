import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BackTestStatistics } from '#api/shapes/statistics.ts'
import type { Curve, Perf } from '#api/shapes/strategy.ts'
import { rate } from '#lib/number/rate.ts'
import { today } from '#test/service/seed/days.ts'
import { createMarket } from '#test/service/seed/market/market.ts'
import { limitRule } from '#test/service/seed/market/roster.ts'
import { rules } from '#test/service/seed/strategy/rules.ts'
import { follow, type Run, fillsOf } from '#test/service/seed/strategy/run.ts'
import { createStrategies } from '#test/service/seed/strategy/strategies.ts'
import { start, type TestService } from '#test/service/testing.ts'
import { auditOf, figuresOf, millionths, periodsOf, thousandths, type Traded, tradedIn } from './audit.ts'

let service: TestService
let token: string
let strategies: ReturnType<typeof createStrategies>
let traded: (symbol: string) => Traded
const read = async (path: string): Promise<unknown> => (await service.get(path, token)).body.data
beforeAll(async () => {
  service = await start()
  token = (await service.login('13800000007')).accessToken
  const market = createMarket(today(service.now()))
  strategies = createStrategies(market, today(service.now()))
  traded = tradedIn(market)
}, 60_000)
afterAll(() => service.close())

const accountOf = (run: Run) => auditOf(run, strategies.prices.dates, traded)

type Account = ReturnType<typeof accountOf>

/** As a screen shows it, from six decimals as they are sent. */
const shown = (value: number) => rate(Number(value.toFixed(6)))
const hundredths = (value: number) => shown(Number(value.toFixed(2)))

/** Every figure of a period, beginning at the close of `start`. */
function expected({ dates, worth, bench, closed, sums }: Account, start: number) {
  const [days, values, closes] = [dates.slice(start), worth.slice(start), bench.slice(start)]
  const { benchRate, days: calendar, annualRate, volatilityRate, sharpe, ...rest } = figuresOf(days, values, closes)
  const over = closed.filter(({ outDate }) => outDate > (dates[start] ?? ''))
  const won = over.filter(({ profitFen }) => profitFen > 0n).length
  const mean = values.reduce((sum, each) => sum + Number(each), 0) / values.length
  const total = (key: 'sold' | 'fees') => sums.slice(start + 1).reduce((sum, each) => sum + Number(each[key]), 0)
  const yearly = (key: 'sold' | 'fees') => shown((total(key) / mean / calendar) * 365)
  return {
    ...rest,
    bench: benchRate,
    winRate: over.length > 0 ? millionths(BigInt(won), BigInt(over.length)) : undefined,
    closedCount: over.length,
    perYear:
      calendar < 365
        ? []
        : [shown(annualRate), shown(volatilityRate), hundredths(sharpe), yearly('sold'), yearly('fees')],
    ends: [days[0], days.at(-1)],
  }
}

function sent(perf: Perf) {
  const { totalRate, maxDrawdownRate, ddFrom, ddTo, recoverDays, winRate, closedCount, bench } = perf
  const { annualRate, volatilityRate, sharpe, turnoverRate, costRate } = perf
  return {
    totalRate,
    maxDrawdownRate,
    ddFrom,
    ddTo,
    recoverDays,
    winRate,
    closedCount,
    bench: bench.rate,
    perYear:
      annualRate === undefined
        ? []
        : [annualRate, volatilityRate, sharpe, turnoverRate, costRate].map((each) => shown(each ?? Number.NaN)),
    ends: [perf.periodStart, perf.periodEnd],
  }
}

const six = (value: number) => value.toFixed(6)
function curveOf({ dates, worth, bench }: Account, start: number) {
  return dates.slice(start).map((d, at) => {
    const of = (values: readonly bigint[]) => six(millionths(values[start + at] ?? 0n, values[start] ?? 1n))
    return `${d} ${of(worth)} ${of(bench)}`
  })
}
const lines = (curve: Curve) => curve.map(({ d, nav, bench }) => `${d} ${six(nav)} ${six(bench)}`)

describe('an independent calculation over fills, bars and payments', () => {
  it('confirms every figure of every record, overall and by period', async () => {
    for (const { strategyId } of strategies.all) {
      const [channel] = strategies.channels.filter(({ strategy }) => strategy.strategyId === strategyId)
      if (!channel) throw new Error(`nobody follows ${strategyId}`)
      const account = accountOf(strategies.record(channel))
      for (const [period, day] of [
        ['ALL', ''],
        // The last close is of 2026-09-14; 2026-06-14 and 2025-09-14 are Sundays.
        ['3M', '2026-06-12'],
        ['1Y', '2025-09-12'],
      ] as const) {
        const start = Math.max(0, account.dates.indexOf(day))
        const path = `/strategy/profit/info?strategyId=${strategyId}&period=${period}`
        const { perf, curve, years } = (await read(path)) as BackTestStatistics
        expect([strategyId, period, sent(perf)]).toEqual([strategyId, period, expected(account, start)])
        expect(lines(curve)).toEqual(curveOf(account, start))
        const own = periodsOf(account.dates.slice(start), account.worth.slice(start), 4)
        expect(years.map(({ y, rate: of }) => ({ key: y, rate: of }))).toEqual(own)
      }
    }
  }, 60_000)
  it('confirms every figure of every back-test, whose months compound to its total', async () => {
    for (const { strategy, passagewayId, ...channel } of strategies.channels) {
      const run = strategies.backTest({ strategy, passagewayId, ...channel })
      const account = accountOf(run)
      const path = `/back-test/strategy/trade/statistics?strategyId=${strategy.strategyId}&passagewayId=${passagewayId}`
      const { perf, curve, byMonth, years, avgHoldDays, profitFactor, maxVolumeRate } = (await read(
        path,
      )) as BackTestStatistics
      const parts = fillsOf(run).map(({ symbol, day, filledQty }) => {
        return filledQty / (strategies.prices.row(symbol)?.bars[day]?.volume ?? 0)
      })
      expect(maxVolumeRate).toBeCloseTo(Math.max(...parts), 4)
      expect(maxVolumeRate).toBeLessThanOrEqual(0.1)
      expect([passagewayId, sent(perf)]).toEqual([passagewayId, expected(account, 0)])
      expect(lines(curve)).toEqual(curveOf(account, 0))
      expect(byMonth.map(({ m, rate: of }) => ({ key: m, rate: of }))).toEqual(
        periodsOf(account.dates, account.worth, 7),
      )
      for (const rates of [byMonth, years]) {
        const product = rates.reduce((all, each) => all * (1 + each.rate), 1) - 1
        expect(Math.abs(product - perf.totalRate)).toBeLessThan(0.00005)
      }
      const { closed } = account
      const money = (sign: 1 | -1) =>
        closed.reduce((sum, { profitFen }) => sum + Math.max(0, sign * Number(profitFen)), 0)
      if (closed.length === 0) continue
      expect(avgHoldDays).toBeCloseTo(closed.reduce((sum, each) => sum + each.holdDays, 0) / closed.length, 0)
      expect(profitFactor?.toFixed(2)).toBe((money(1) / money(-1)).toFixed(2))
    }
  }, 60_000)
})

describe('an independent calculation over customers’ simulations and back-tests', () => {
  it('confirms every figure of every seeded simulation, its money, its costs and its worst day', async () => {
    for (const { mobile, simId } of [
      { mobile: '13800000007', simId: 'SM0701' },
      { mobile: '13800000002', simId: 'SM0201' },
    ]) {
      const { accessToken } = await service.login(mobile)
      const { data } = (await service.get(`/strategy-simulate/get?simId=${simId}`, accessToken)).body
      const channel = strategies.channel(data.passagewayId)
      if (!channel) throw new Error(`nobody follows ${data.passagewayId}`)
      const [from, to] = [data.perf.periodStart, data.perf.periodEnd].map((date) => strategies.prices.from(date))
      const spec = { ...strategies.specOf(channel, 0), capitalFen: data.capitalFen, from: from ?? 0, to: to ?? 0 }
      const run = follow(strategies.prices, spec)
      const account = accountOf(run)
      expect([simId, sent(data.perf)]).toEqual([simId, expected(account, 0)])
      expect(lines(data.curve)).toEqual(curveOf(account, 0))
      expect(BigInt(data.equityFen)).toBe(account.worth.at(-1))
      const { commissionFen, transferFen, stampFen, slippageFen } = data.costs
      expect(commissionFen + transferFen + stampFen).toBe(data.feeFen)
      expect(BigInt(data.feeFen)).toBe(account.sums.reduce((sum, { fees }) => sum + fees, 0n))
      const slipped = fillsOf(run).reduce((sum, { symbol, day, price, filledQty }) => {
        const open = strategies.prices.row(symbol)?.bars[day]?.open ?? 0
        const away = thousandths(price) - thousandths(open)
        return sum + (away < 0n ? -away : away) * BigInt(filledQty)
      }, 0n)
      expect(Math.abs(Number(slipped) / 10 - slippageFen)).toBeLessThan(fillsOf(run).length)
      const { worth, dates } = account
      const days = worth.slice(1).map((value, at) => millionths(value - (worth[at] ?? 1n), worth[at] ?? 1n))
      const worst = days.indexOf(Math.min(...days)) + 1
      const changeFen = Number((worth[worst] ?? 0n) - (worth[worst - 1] ?? 0n))
      expect(data.worstDay).toEqual({ d: dates[worst], rate: days[worst - 1], changeFen })
    }
  })
  it('confirms every figure of twenty back-tests, each byte-identical when requested again', async () => {
    const { accessToken } = await service.login('13800000004')
    const templates = Object.values(rules).map(({ templateId }) => templateId)
    const ranges = [
      ['2025-01-02', '2026-06-30'],
      ['2024-05-06', '2024-12-31'],
      ['2024-02-29', '2025-03-31'],
      ['2026-01-01', '2026-09-14'],
    ] as const
    for (const [at, [from, to]] of ranges.entries()) {
      const costs = at % 2 === 0 ? { feeRate: 0.00025, slippageRate: 0.001 } : { feeRate: 0, slippageRate: 0.01 }
      for (const templateId of templates) {
        const capitalFen = at === 3 ? 10_000_000 : 100_000_000
        const asked = { name: `${templateId} ${from}`, templateId, from, to, capitalFen, ...costs }
        const { id } = (await service.post('/simulation-back-test/create', asked, accessToken)).body.data
        service.wait(5000)
        const [path, funds] = [`/simulation-back-test/detail?id=${id}`, `/simulation-back-test/funds?id=${id}`]
        const { data } = (await service.get(path, accessToken)).body
        const strategy = strategies.all.find(({ rule }) => rules[rule].templateId === templateId)
        if (!strategy) throw new Error(`nobody runs ${templateId}`)
        const places = { from: strategies.prices.from(from), to: strategies.prices.from(data.perf.periodEnd) }
        const about = { rule: strategy.rule, symbols: strategies.symbolsOf(strategy), slots: 5, capitalFen }
        const account = accountOf(follow(strategies.prices, { ...about, ...costs, ...places }))
        expect([id, account.faults]).toEqual([id, []])
        expect([templateId, from, sent(data.perf)]).toEqual([templateId, from, expected(account, 0)])
        expect(lines((await service.get(funds, accessToken)).body.data)).toEqual(curveOf(account, 0))
        const months: { m: string; rate: number }[] = data.statistics.byMonth
        const own = periodsOf(account.dates, account.worth, 7)
        expect(months.map(({ m, rate: of }) => `${m} ${shown(of)}`)).toEqual(
          own.map(({ key, rate: of }) => `${key} ${shown(of)}`),
        )
        expect((await service.get(path, accessToken)).body.data).toEqual(data)
      }
    }
  }, 60_000)
})

describe('the seeded orders', () => {
  /** The limits of a day in thousandths: half up to the tick, 北交所 inwards. */
  function limitsOf(symbol: string, before: bigint, percent: bigint): [bigint, bigint] {
    const tick = symbol.startsWith('SH569') ? 1n : 10n
    const [up, down] = [before * (100n + percent), before * (100n - percent)]
    const whole = 100n * tick
    if (symbol.startsWith('BJ')) return [((down + whole - 1n) / whole) * tick, (up / whole) * tick]
    return [((down + whole / 2n) / whole) * tick, ((up + whole / 2n) / whole) * tick]
  }
  const runs = () => strategies.channels.flatMap((each) => [strategies.record(each), strategies.backTest(each)])

  it('are within the limits of their day, in whole lots, funded, and never sold on the day of purchase', () => {
    let count = 0
    for (const run of runs()) {
      expect(accountOf(run).faults).toEqual([])
      for (const { symbol, side, day, price, qty, filledQty } of fillsOf(run)) {
        const row = strategies.prices.row(symbol)
        const bar = row?.bars[day]
        if (!row || !bar) throw new Error(`${symbol} was not traded`)
        const { percent } = limitRule(row.stock, strategies.prices.days[day] ?? 0)
        const [lower, upper] = limitsOf(symbol, thousandths(bar.prevClose), BigInt(percent ?? 99))
        const at = thousandths(price)
        const isLot = symbol.startsWith('SH68')
          ? filledQty >= 200
          : symbol.startsWith('BJ')
            ? filledQty >= 100
            : filledQty % 100 === 0
        const sealed = side === 'BUY' ? thousandths(bar.open) >= upper : thousandths(bar.open) <= lower
        const isWhole = isLot || (side === 'SELL' && filledQty === qty)
        const faults = { beyond: at < lower || at > upper, sealed, isWhole, tooMuch: filledQty * 10 > bar.volume }
        if (at < lower || at > upper || sealed || !isWhole || filledQty * 10 > bar.volume)
          expect({ symbol, day, ...faults }).toBe('right')
        count += 1
      }
    }
    expect(count).toBeGreaterThan(3000)
  })
  it('include every distribution of the companies held', () => {
    let count = 0
    for (const run of runs()) {
      const shownOnes = run.orders.flatMap(({ day, symbol, qty, paid }) =>
        paid ? [`${strategies.prices.dates[day]} ${symbol} ${qty} ${paid.cashFen} ${paid.bonusQty}`] : [],
      )
      expect(shownOnes).toEqual(accountOf(run).payouts)
      count += shownOnes.length
    }
    expect(count).toBeGreaterThan(10)
  })
  it('try an unaffordable lot once, not every morning', () => {
    for (const { orders } of runs()) {
      const refused = orders.filter(({ why }) => why === '资金不足一手')
      const again = refused.filter(({ symbol, day }) => refused.some((b) => b.symbol === symbol && b.day === day - 1))
      expect(again.length * 10).toBeLessThanOrEqual(refused.length)
    }
  })
  it('are rejected for every reason, and partially filled', () => {
    const orders = runs().flatMap((run) => run.orders)
    const refused = orders.filter(({ state }) => state === 'UNFILLED')
    expect(refused.length).toBeGreaterThan(50)
    const whys = new Set(refused.map(({ why }) => why))
    for (const why of ['停牌', '涨停', '跌停', '资金不足一手', '成交量不足'])
      expect([why, whys.has(why)]).toEqual([why, true])
    for (const { filledQty, feeFen } of refused) expect([filledQty, feeFen]).toEqual([0, 0])
    expect(orders.some(({ state, why }) => state === 'PARTLY' && why === '成交量不足')).toBe(true)
    expect(orders.some(({ state }) => state === 'WRITTEN_OFF')).toBe(true)
    // At least three strategies meet a payment and a stock that leaves.
    const universes = strategies.all.map((strategy) => strategies.symbolsOf(strategy).map(traded))
    expect(universes.filter((all) => all.some(({ leftOn }) => leftOn !== undefined)).length).toBeGreaterThanOrEqual(3)
    expect(universes.filter((all) => all.some(({ actions }) => actions.size > 0)).length).toBeGreaterThanOrEqual(3)
  })
})
