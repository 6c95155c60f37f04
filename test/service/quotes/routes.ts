import type { Context } from 'hono'
import { type InferOutput, safeParse } from 'valibot'
import type { Call, OutputOf } from '#api/call.ts'
import {
  quotesBars,
  quotesCalendar,
  quotesDepth,
  quotesIndexes,
  quotesMarket,
  quotesMinutes,
  quotesSnapshot,
  quotesSparks,
  quotesSymbols,
  quotesWatched,
} from '#quotes/calls.ts'
import { faultLine } from '#test/service/fault-line.ts'
import { readInput } from '#test/service/input.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { envelope } from '#test/service/router.ts'
import { closedDays, dateOf } from '#test/service/seed/market/calendar.ts'
import { formerNumbers, marketIndexes, type Stock } from '#test/service/seed/market/roster.ts'
import { createWebApp, type WebApp } from '#test/web-app.ts'
import { toDepth } from './depth.ts'
import type { Exchange } from './exchange.ts'
import { toBars, toMinutes } from './history.ts'
import { SLOTS, toMarket } from './session.ts'
import { toInfo, toSnapshot } from './snapshot.ts'
import { mostWatched } from './watched.ts'

const POINTS = 30

/** The quotes service, below /quotes/v1: GET only, the same response for everyone, with its cache lifetime. */
export function createQuotes(
  { now, at, desk }: Exchange,
  origins: () => readonly string[],
  log: (line: string) => void,
): WebApp {
  const app = createWebApp()
  const stockOf = (symbol: string): Stock => {
    const found = desk.stocks.get(symbol)
    if (!found) throw notFound('证券')
    return found
  }
  const known = (symbols: string) => symbols.split(',').flatMap((symbol) => desk.stocks.get(symbol) ?? [])
  const moving = () => (at().slots < SLOTS && at().state !== 'CLOSED' ? 3 : 60)
  const untilChange = () => Math.max(0, Math.min(60, Math.ceil((toMarket(at()).nextAt - now()) / 1000)))

  const route = <C extends Call>(
    call: C,
    keep: (input: OutputOfInput<C>, data: OutputOf<C>) => string,
    answer: (input: OutputOfInput<C>) => OutputOf<C>,
  ) => {
    app.get(call.path.replace('/quotes/v1', ''), async (context) => {
      const input = await readInput(call, context)
      // The parsed input is the input of the call.
      const asked = input as unknown as OutputOfInput<C>
      const data = answer(asked)
      const parsed = safeParse(call.output, data)
      if (!parsed.success) throw new Error(`${call.path} breaks the contract: ${JSON.stringify(parsed.issues[0].path)}`)
      return dress(context, origins(), keep(asked, data), data)
    })
  }
  const seconds = (age: number) => `public, max-age=${age}`

  route(
    quotesMarket,
    () => seconds(moving() === 3 ? 3 : untilChange()),
    () => toMarket(at()),
  )
  route(
    quotesCalendar,
    () => seconds(86_400),
    ({ year }) => calendarOf(year),
  )
  route(
    quotesSymbols,
    () => seconds(3_600),
    ({ symbols }) =>
      symbols.split(',').flatMap((symbol) => {
        const present = Object.hasOwn(formerNumbers, symbol) ? formerNumbers[symbol] : undefined
        const stock = desk.stocks.get(present ?? symbol)
        return stock ? [{ ...toInfo(desk, stock, at()), ...(present !== undefined && { formerly: symbol }) }] : []
      }),
  )
  route(
    quotesSnapshot,
    () => seconds(3),
    ({ symbols }) => ({ asOf: now(), list: known(symbols).map((stock) => toSnapshot(desk, stock, at())) }),
  )
  route(
    quotesIndexes,
    () => seconds(3),
    () => ({ asOf: now(), list: marketIndexes.map((stock) => toSnapshot(desk, stock, at())) }),
  )
  route(
    quotesWatched,
    () => seconds(3_600),
    () => ({ asOf: now(), list: mostWatched(desk.stocks.values()) }),
  )
  route(
    quotesSparks,
    () => seconds(60),
    ({ symbols }) => ({
      asOf: now(),
      d: dateOf(at().day),
      list: known(symbols).flatMap((stock) => {
        const [day] = toMinutes(desk, stock, at(), 1, 0).days
        // A line of another day would be mistaken for today's.
        return day?.d === dateOf(at().day)
          ? [{ symbol: stock.symbol, prevClose: day.prevClose, p: thinned(day.p) }]
          : []
      }),
    }),
  )
  route(
    quotesMinutes,
    () => seconds(3),
    ({ symbol, days, from }) => toMinutes(desk, stockOf(symbol), at(), days, from ?? 0),
  )
  route(
    quotesBars,
    ({ rev, before }, data) => {
      // A request with an older rev gets the newer response, which must not be cached under that URL for ever.
      const isPast = rev === data.rev && before !== undefined && before <= dateOf(at().day)
      return isPast ? `${seconds(31_536_000)}, immutable` : seconds(moving())
    },
    (asked) => toBars(desk, stockOf(asked.symbol), at(), asked),
  )
  route(
    quotesDepth,
    () => seconds(3),
    ({ symbol }) => toDepth(toSnapshot(desk, stockOf(symbol), at()), now()),
  )
  app.all('*', (context) => context.json(envelope(40400, null, '接口不存在'), 404))
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(envelope(error.code, null, error.message), error.status)
    log(faultLine(`500 ${context.req.method} ${context.req.path}`, error))
    return context.json(envelope(500, null, '服务繁忙，请稍后再试'), 500)
  })
  return app
}

type OutputOfInput<C extends Call> = InferOutput<C['input']>

/** A year that has not been announced has no calendar. */
function calendarOf(year: number) {
  const closed = closedDays(year)
  if (closed.length === 0) throw notFound('交易日历')
  return { year, closed }
}

function dress(context: Context, origins: readonly string[], keep: string, data: unknown): Response {
  context.header('cache-control', keep)
  context.header('x-content-type-options', 'nosniff')
  const origin = context.req.header('origin')
  if (origin !== undefined && origins.includes(origin)) context.header('access-control-allow-origin', origin)
  context.header('vary', 'Origin')
  return context.json(envelope(0, data, ''))
}

/** At most 30 of a day's prices, the first and the newest included. */
function thinned(prices: readonly number[]): number[] {
  if (prices.length <= POINTS) return [...prices]
  const step = (prices.length - 1) / (POINTS - 1)
  return Array.from({ length: POINTS }, (_, index) => prices[Math.round(index * step)] ?? 0)
}
