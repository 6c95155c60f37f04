import type { Snapshot, SymbolInfo } from '#quotes/shapes.ts'
import { round } from '#test/service/seed/market/bars.ts'
import { actionOn } from '#test/service/seed/market/actions.ts'
import { ageOf } from '#test/service/seed/market/actors.ts'
import { dayIndex, midnightOf } from '#test/service/seed/market/calendar.ts'
import { limitsOf } from '#test/service/seed/market/limits.ts'
import { boardOf, digitsOf, limitRule, type Stock } from '#test/service/seed/market/roster.ts'
import { profileOf } from '#test/service/seed/market/profiles.ts'
import { createRandom, type Random } from '#test/service/seed/random.ts'
import { type Desk, isHalted, sum } from './day.ts'
import { type Moment, timeOfSlot } from './session.ts'

const CLOSING = 15 * 3600_000
const MINUTES = 240
/** How long a listing counts as new. */
const FREE_DAYS = 5

/** The price of a stock at a moment. Before 9:25 of a trading day there is none, only the reference price. */
export function toSnapshot(desk: Desk, stock: Stock, moment: Moment): Snapshot {
  const { symbol } = stock
  const name = nameOf(stock, moment)
  const { before, whole, path } = desk.known(stock, moment)
  const last = before.at(-1)
  if (!whole) {
    if (!last) return { symbol, name, status: 'NOT_LISTED' }
    const at = midnightOf(last.d) + CLOSING
    return { symbol, name, status: 'SUSPENDED', price: last.close, prevClose: last.close, at }
  }
  const base: Snapshot = {
    symbol,
    name,
    status: isHalted(stock, moment) ? 'HALTED' : 'TRADING',
    prevClose: whole.prevClose,
  }
  Object.assign(base, limitsIn(stock, whole.prevClose, moment.day))
  if (!path || path.p.length === 0) return { ...base, ...auctionOf(whole.prevClose, whole.open, stock, moment) }
  const volume = sum(path.v)
  const earlier = before.slice(-5)
  const usual = sum(earlier.map((bar) => bar.volume)) / Math.max(1, earlier.length) / MINUTES
  return {
    ...base,
    price: path.p.at(-1),
    open: path.p[0],
    high: Math.max(...path.p),
    low: Math.min(...path.p),
    volume,
    amount: sum(path.a),
    ...(usual > 0 && { volumeRatio: round(volume / Math.max(1, path.p.length - 1) / usual, 2) }),
    at: Math.min(moment.now, moment.day + timeOfSlot(path.p.length - 1)),
  }
}

function limitsIn(stock: Stock, prevClose: number, day: number): Pick<Snapshot, 'limitUp' | 'limitDown'> {
  const scale = 10 ** digitsOf(stock)
  const limits = limitsOf(Math.round(prevClose * scale), limitRule(stock, day))
  return limits ? { limitUp: limits.upper / scale, limitDown: limits.lower / scale } : {}
}

/** In the opening auction the indicative price, converging to the opening price. */
function auctionOf(
  prevClose: number,
  open: number,
  stock: Stock,
  { state, now, day }: Moment,
): Pick<Snapshot, 'refPrice' | 'at'> {
  if (state !== 'AUCTION' || stock.kind === 'INDEX') return {}
  const share = Math.floor(((now - day) / 60_000 - 555) * 6) / 60
  return { refPrice: round(prevClose + (open - prevClose) * share, digitsOf(stock)), at: now }
}

/** Fundamentals of a stock. */
export function toInfo(desk: Desk, stock: Stock, moment: Moment): SymbolInfo {
  const board = boardOf(stock)
  const isIndex = stock.kind === 'INDEX'
  const digits = digitsOf(stock)
  const isExDay = actionOn(stock, moment.day) !== undefined
  const age = ageOf(stock, dayIndex(moment.day))
  const flags = [
    ...(stock.isSt ? ['ST'] : []),
    ...(age !== undefined && age < FREE_DAYS ? ['NEW'] : []),
    ...(isExDay ? ['EX_DIV'] : []),
    ...(stock.actor === 'DELISTING' || stock.actor === 'LEAVING' ? ['DELISTING'] : []),
  ]
  const random = createRandom(`${stock.symbol} shares`)
  const { before, whole } = desk.known(stock, moment)
  const name = nameOf(stock, moment)
  const profileHtml = profileOf(name, stock.plateIds)
  const listed = age === undefined ? undefined : (before[0] ?? whole)?.d
  return {
    symbol: stock.symbol,
    name,
    initials: stock.pinyin,
    kind: isIndex ? 'INDEX' : stock.isFund ? 'ETF' : 'STOCK',
    ...(!isIndex && !stock.isFund && { board }),
    tick: 1 / 10 ** digits,
    digits,
    lotMin: board === 'STAR' ? 200 : 100,
    lotStep: board === 'STAR' || board === 'BSE' ? 1 : 100,
    listedOn: listed ?? `20${10 + random.int(0, 9)}-05-06`,
    ...(!isIndex && sharesAndEarnings(before, stock.isFund, random)),
    ...(profileHtml !== undefined && { profileHtml }),
    flags,
  }
}

/** A fund has only trading data; a company has more shares than float, and one in eight makes a loss. */
function sharesAndEarnings(
  bars: readonly { volume: number; close: number }[],
  isFund: boolean | undefined,
  random: Random,
) {
  const floatShares = sharesOf(bars.slice(0, 250), random)
  if (isFund) return { floatShares }
  const totalShares = Math.round((floatShares * random.int(100, 180)) / 100 / 1_000_000) * 1_000_000
  // Relative to the first known close, so that the ratio moves with the price and the earnings do not.
  const worth = totalShares * (bars[0]?.close ?? 10)
  const multiple = random.int(9, 60)
  const earningsTtm = Math.round((random.int(1, 8) === 1 ? -worth / 80 : worth / multiple) / 10_000) * 10_000
  return { floatShares, totalShares, earningsTtm }
}

/** Chosen so that a usual day has a turnover rate between half a percent and four percent. */
function sharesOf(bars: readonly { volume: number }[], random: Random): number {
  const usual = sum(bars.map(({ volume }) => volume)) / Math.max(1, bars.length)
  return Math.max(60, Math.round((usual * random.int(25, 200)) / 1_000_000)) * 1_000_000
}

/** The first day, the four after it and ex days are marked in the name. */
function nameOf(stock: Stock, { day }: Moment): string {
  const age = ageOf(stock, dayIndex(day))
  if (age === 0) return `N${stock.name}`
  if (age !== undefined && age < FREE_DAYS) return `C${stock.name}`
  return actionOn(stock, day) === undefined ? stock.name : `XD${stock.name}`
}
