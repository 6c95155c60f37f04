import { expect, it } from 'vitest'
import { linesOf, shareOf, SLOTS } from '#lib/chart/intraday.ts'
import { createDesk } from '#test/service/quotes/day.ts'
import { toMinutes } from '#test/service/quotes/history.ts'
import { momentOf } from '#test/service/quotes/session.ts'
import { toSnapshot } from '#test/service/quotes/snapshot.ts'
import { closedDays, dateOf, isTradingDay, midnightOf } from '#test/service/seed/market/calendar.ts'
import { limitsOf } from '#test/service/seed/market/limits.ts'
import { createRoster, digitsOf, limitRule } from '#test/service/seed/market/roster.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { toQuoteView } from './quote.words.ts'

const DAY = 86_400_000
const at = (day: string, minutes: number) => midnightOf(day) + minutes * 60_000
/** Every special case, and every eighth of the others. */
const stocks = createRoster().filter((stock, index) => stock.actor ?? stock.pinned ?? stock.isSt ?? index % 8 === 0)

it('20 000 prices at any minute of two days respect limits, labels and the rules of auctions and suspensions', () => {
  const desk = createDesk()
  const random = createRandom('moments')
  const seen = new Map<string, number>()
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
  for (const day of ['2026-11-20', '2026-11-23']) {
    for (const stock of stocks) {
      const scale = 10 ** digitsOf(stock)
      const ticks = (yuan: number | undefined) => (yuan === undefined ? undefined : Math.round(yuan * scale))
      for (let turn = 0; turn < Math.ceil(10_000 / stocks.length); turn++) {
        const moment = momentOf(at(day, random.int(9 * 60, 16 * 60)))
        const quote = toSnapshot(desk, stock, moment)
        const view = toQuoteView(stock.symbol, { quote, stale: false, state: 'ready' })
        const said = { symbol: stock.symbol, at: new Date(moment.now).toISOString(), quote, view }
        const limits = quote.prevClose && limitsOf(ticks(quote.prevClose) ?? 0, limitRule(stock, moment.day))
        const [price, prev] = [ticks(quote.price), ticks(quote.prevClose)]
        count(quote.status)
        if (view.rate.startsWith('-100') || view.price === '0.00') expect(said).toBe('a price')
        if (quote.status === 'SUSPENDED' && (view.rate !== '--' || price !== prev)) expect(said).toBe('suspended')
        if (moment.state === 'AUCTION' && quote.status === 'TRADING') {
          count(view.label)
          if (price !== undefined || view.rate === '0.00%' || view.label !== '竞价') expect(said).toBe('an auction')
        }
        if (moment.state === 'PRE' && quote.status === 'TRADING' && view.label !== '未开盘') expect(said).toBe('before')
        if (quote.status !== 'TRADING' || price === undefined || prev === undefined) continue
        const label = limits && price === limits.upper ? '涨停' : limits && price === limits.lower ? '跌停' : ''
        count(label)
        if (view.label !== label) expect(said).toBe('a label')
        if (limits && (price > limits.upper || price < limits.lower)) expect(said).toBe('within limits')
        const sign = price > prev ? '+' : price < prev ? '−' : ''
        if (view.amount[0] !== (sign || '0')) expect(said).toBe('a sign')
      }
    }
  }
  expect([...seen.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThan(20_000)
  for (const what of ['SUSPENDED', 'HALTED', 'NOT_LISTED', '竞价', '涨停', '跌停'])
    expect([what, seen.get(what) ?? 0]).not.toEqual([what, 0])
})

it('each of over 20 000 minutes is one slot after the previous one, over noon too, and a day is one line', () => {
  const desk = createDesk()
  const moment = momentOf(at('2026-11-23', 15 * 60 + 1))
  const width = SLOTS - 1
  let minutes = 0
  for (const stock of stocks) {
    for (const { p } of toMinutes(desk, stock, moment, 5, 0).days) {
      const [low, high] = [Math.min(...p), Math.max(...p)]
      const path = linesOf([p], (minute) => shareOf(1, minute) * width, { width, height: 100, low, high })
      const places = [...path.matchAll(/([ML])([\d.]+) /g)].map(([, pen, x]) => `${pen}${x}`)
      const expected = p.map((_, slot) => `${slot === 0 ? 'M' : 'L'}${slot}`)
      if (places.join(' ') !== expected.join(' ')) expect([stock.symbol, path]).toBe('one line without a gap')
      minutes += p.length
    }
  }
  expect(minutes).toBeGreaterThan(20_000)
})

it('the calendar has the exchanges’ trading days, without holidays', () => {
  const count = (year: number) => {
    let days = 0
    for (let day = midnightOf(`${year}-01-01`); dateOf(day).startsWith(String(year)); day += DAY)
      if (isTradingDay(day)) days += 1
    return days
  }
  expect([2022, 2023, 2024, 2025, 2026].map(count)).toEqual([242, 242, 242, 243, 242])
  expect(
    closedDays(2026)
      .map((day) => day.slice(5))
      .join(' '),
  ).toBe(
    '01-01 01-02 02-16 02-17 02-18 02-19 02-20 02-23 04-06 05-01 05-04 05-05 06-19 09-25 10-01 10-02 10-05 10-06 10-07',
  )
})

it('ST stocks of the main board have a limit of ten percent since 2026-07-06, those of 创业板 twenty', () => {
  const [main, gem] = ['SH609907', 'SZ309902'].map((symbol) => createRoster().find((each) => each.symbol === symbol))
  if (!main || !gem) throw new Error('no ST')
  const percent = (stock: typeof main, day: string) => limitRule(stock, midnightOf(day)).percent
  expect([percent(main, '2026-07-03'), percent(main, '2026-07-06')]).toEqual([5, 10])
  expect([percent(gem, '2026-07-03'), percent(gem, '2026-07-06')]).toEqual([20, 20])
})

it('there is no price limit on the first five days of a listing, the first of 北交所, the first of delisting', () => {
  const stockOf = (symbol: string) => createRoster().find((each) => each.symbol === symbol)
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23']
  const free = (symbol: string) => {
    const stock = stockOf(symbol)
    if (!stock) throw new Error(`no ${symbol}`)
    return days.map((day) => limitRule(stock, midnightOf(day)).percent)
  }
  // Any six consecutive days include one listing of each.
  const round = (percents: readonly (number | null)[]) => percents.filter((each) => each === null).length
  expect([round(free('SH609908')), round(free('SZ309903')), round(free('BJ920952'))]).toEqual([5, 5, 1])
  expect([free('SH689901'), free('BJ920951'), free('SH609909')].map(round)).toEqual([6, 6, 6])
  expect(new Set(free('SZ309903'))).toEqual(new Set([null, 20]))
  expect(new Set(free('BJ920952'))).toEqual(new Set([null, 30]))
})
