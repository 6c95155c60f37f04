import { createRandom, type Random } from '#test/service/seed/random.ts'
import { actionOn } from './actions.ts'
import { ageOf, closeOf, isTraded, sealOf } from './actors.ts'
import { dateOf, midnightOf, tradingDays } from './calendar.ts'
import { limitsOf, referenceOf } from './limits.ts'
import { digitsOf, limitRule, type Stock } from './roster.ts'

/** One trading day of a stock: yuan, `volume` in shares, `d` as YYYY-MM-DD. */
export interface Bar {
  d: string
  /** The reference of the day's change: the previous close, on an ex day the reference price. */
  prevClose: number
  open: number
  high: number
  low: number
  close: number
  volume: number
}

const YEARS = 3
/** On this day the stocks with fixed quotes closed at them; their random walk continues from there. */
const PINNED_ON = midnightOf('2026-09-14')

/**
 * The daily bars of a stock over the last three years, oldest first. The bar of a day never changes: the random walk
 * begins at the first day of the market. Prices are computed in ticks, so that limits and rounding are exact.
 */
export function barsOf(stock: Stock, days: readonly number[]): Bar[] {
  const age = ageOf(stock, days.length - 1)
  // Before its listing it was another stock.
  if (age !== undefined) return walk(stock, days, 1).slice(-1 - age)
  if (stock.pinned === undefined) return walk(stock, days, 1)
  return stock.pinned.price === undefined ? [] : walk(stock, days, factorOf(stock, stock.pinned.price))
}

const factors = new Map<string, number>()

/**
 * The start of a walk that reaches a given price on a given day. Distributions and rounding make it more than a scale
 * factor: it is found by trial.
 */
function factorOf(stock: Stock, price: number): number {
  const known = factors.get(stock.symbol)
  if (known !== undefined) return known
  const days = tradingDays(PINNED_ON)
  let factor = 1
  for (let tries = 0; tries < 8; tries++) factor *= price / (walk(stock, days, factor).at(-1)?.close ?? price)
  factors.set(stock.symbol, factor)
  return factor
}

/** `factor`: the start of the walk, relative to its own start. */
function walk(stock: Stock, days: readonly number[], factor: number): Bar[] {
  const random = createRandom(stock.symbol)
  const shocks = createRandom(`${stock.symbol} shocks`)
  const scale = 10 ** digitsOf(stock)
  const rough = stock.isFund ? 0.008 : stock.kind === 'INDEX' ? 0.003 : 0.012 + random.next() * 0.012
  // New shares dilute the price, which has to recover.
  const drift = (random.next() - 0.48) * 0.0008 + (stock.actor === 'BUSY' ? 0.001 : 0)
  const beta = betaOf(stock)
  const begin = stock.isFund ? 0.8 + random.next() : 6 + random.next() * 34
  let close = Math.max(2, Math.round((stock.begin ?? begin) * (stock.begin === undefined ? factor : 1) * scale))
  const usual = 10 ** random.int(5, 7)
  const size = (price: number) => {
    if (stock.kind === 'INDEX') return INDEX_YUAN / price / LOT
    return stock.actor === 'BUSY' ? ((stock.phase ?? 0) % 3 === 0 ? 12 : 900) : usual
  }
  const since = days.length - YEARS * 244
  const bars: Bar[] = []
  for (const [index, day] of days.entries()) {
    const action = actionOn(stock, day)
    // Before its first day is the issue price.
    if (ageOf(stock, index) === 0) close = Math.round((stock.begin ?? begin) * scale)
    const before = action ? referenceOf(close, action) : close
    const common = marketMove(index) * beta
    const change = changeOf(stock, random, shocks, { rough, drift: drift + common, price: before / scale })
    const own = closeOf(stock, index, before, limitsOf(before, limitRule(stock, day)))
    const seal = sealOf(stock, index)
    const made = dayOf(stock, day, before, own ?? before * (1 + change), random, {
      rough,
      isSealed: seal !== undefined,
    })
    const volume = Math.round(size(before / scale) * (0.6 + random.next() + Math.abs(change) * 20)) * LOT
    if (!isTraded(stock, index, day)) continue
    if (stock.pinned && day === PINNED_ON) pin(stock, made, scale)
    close = made.close
    if (index >= since) bars.push({ d: dateOf(day), ...inYuan({ ...made, prevClose: before }, scale), volume })
  }
  return bars
}

const LOT = 100
/** The usual daily turnover of an exchange, yuan: that of an index is the turnover of its constituents. */
const INDEX_YUAN = 7e11

/** The market factor of a day: all simulated prices share it. */
const moves: number[] = []
const market = createRandom('market')
function marketMove(index: number): number {
  while (moves.length <= index) moves.push(market.bell() * 0.008 + 0.0005)
  return moves[index] ?? 0
}

/** The beta of a price: 1 for the index, higher or lower for others. Actors are independent of it. */
function betaOf({ symbol, kind, actor }: Stock): number {
  if (kind === 'INDEX') return 1
  if (actor !== undefined && actor !== 'BUSY') return 0
  return 0.6 + createRandom(`${symbol} beta`).next() * 0.8
}

interface Ticks {
  open: number
  high: number
  low: number
  close: number
}

/** Mean reversion keeps three years of prices within bounds. Limits are rarely hit. */
function changeOf(
  stock: Stock,
  random: Random,
  shocks: Random,
  { rough, drift, price }: { rough: number; drift: number; price: number },
): number {
  const open = drift + random.bell() * rough
  const pull = stock.pinned || stock.kind === 'INDEX' ? 1 : price > 80 ? 0.995 : price < 3 && !stock.isFund ? 1.005 : 1
  const shock = shocks.next()
  const shocked = stock.kind === 'INDEX' || stock.isFund || shock > 0.004 ? open : shock > 0.002 ? -1 : 1
  return (1 + shocked) * pull - 1
}

/** A day, generated from its close, all of it within its limits. */
function dayOf(
  stock: Stock,
  day: number,
  before: number,
  wanted: number,
  random: Random,
  { rough, isSealed }: { rough: number; isSealed: boolean },
): Ticks {
  const limits = limitsOf(before, limitRule(stock, day)) ?? { lower: 1, upper: Infinity }
  const within = (ticks: number) => Math.round(Math.max(limits.lower, Math.min(limits.upper, ticks)))
  const close = within(wanted)
  const open = isSealed ? close : within(before * (1 + random.bell() * rough * 0.3))
  const high = isSealed ? close : within(Math.max(open, close) * (1 + random.next() * rough * 0.5))
  const low = isSealed ? close : within(Math.min(open, close) * (1 - random.next() * rough * 0.5))
  return { open, high: Math.max(high, open, close), low: Math.min(low, open, close), close }
}

/** The fixed price of a stock, on its fixed day. */
function pin(stock: Stock, made: Ticks, scale: number): void {
  const close = Math.round((stock.pinned?.price ?? 0) * scale)
  Object.assign(made, { close, high: Math.max(made.high, close), low: Math.min(made.low, close) })
}

function inYuan<T extends object>(ticks: T, scale: number): T {
  return Object.fromEntries(Object.entries(ticks).map(([name, value]) => [name, Number(value) / scale])) as T // the same names
}

/** Rounded half up, away from zero, without the error of the binary fraction. */
export function round(value: number, digits: number): number {
  const sign = value < 0 ? -1 : 1
  const scale = 10 ** digits
  return (sign * Math.round(Math.abs(value) * scale * (1 + Number.EPSILON))) / scale
}
