import type { Bar } from '#test/service/seed/market/bars.ts'
import { createRandom, type Random } from '#test/service/seed/random.ts'
import { SLOTS } from './session.ts'

/** A day's slots: prices in yuan, shares, and yuan of each. */
export interface DayPath {
  p: number[]
  v: number[]
  a: number[]
}

const LOT = 100
/**
 * The last slot of continuous trading; the two after it repeat its price without volume, 240 is the closing auction.
 */
const LAST = 237
/** Shares of a day's volume in the two auctions. */
const AUCTIONS = { open: 0.02, close: 0.01 }

/**
 * The minutes of a day, derived from its bar and therefore always the same: they start at the open, touch high and low,
 * end at the close and add up to the volume. Between these points a Brownian bridge in ticks. quotes §2
 */
export function dayPath(symbol: string, bar: Bar, digits: number): DayPath {
  const random = createRandom(`${symbol} ${bar.d}`)
  const scale = 10 ** digits
  const ticks = (price: number) => Math.round(price * scale)
  const [low, high] = [ticks(bar.low), ticks(bar.high)]
  const knots = knotsOf(bar, ticks, random)
  const path: number[] = [ticks(bar.open)]
  for (const [index, [slot, price]] of knots.entries()) {
    const [from, start] = knots[index - 1] ?? [0, ticks(bar.open)]
    bridge(path, { from, start, to: slot, end: price, low, high }, random)
  }
  const last = path[LAST] ?? ticks(bar.close)
  path.push(last, last, ticks(bar.close))
  const p = path.map((each) => each / scale)
  const v = volumesOf(bar.volume / LOT, random).map((lots) => lots * LOT)
  return { p, v, a: p.map((price, slot) => Math.round(price * (v[slot] ?? 0))) }
}

type Knot = readonly [slot: number, ticks: number]

/** The fixed points of the path: the high and the low somewhere, and near the close when continuous trading ends. */
function knotsOf({ high, low, open, close }: Bar, ticks: (price: number) => number, random: Random): Knot[] {
  const top = random.int(5, 230)
  const bottom = top < 118 ? random.int(top + 1, 234) : random.int(3, top - 1)
  const inside: Knot[] = []
  if (high > Math.max(open, close)) inside.push([top, ticks(high)])
  if (low < Math.min(open, close)) inside.push([bottom, ticks(low)])
  return [...inside.toSorted((a, b) => a[0] - b[0]), [LAST, ticks(close)]]
}

function bridge(
  path: number[],
  {
    from,
    start,
    to,
    end,
    low,
    high,
  }: { from: number; start: number; to: number; end: number; low: number; high: number },
  random: Random,
): void {
  const rough = Math.max(0.6, (high - low) / 28)
  let walked = 0
  const walks = [0]
  for (let slot = from + 1; slot <= to; slot++) walks.push((walked += random.bell() * rough))
  for (let slot = from + 1; slot < to; slot++) {
    const share = (slot - from) / (to - from)
    const free = start + (end - start) * share + (walks[slot - from] ?? 0) - walked * share
    path[slot] = Math.round(Math.max(low, Math.min(high, free)))
  }
  path[to] = end
}

/** Lots by slot: many at both ends of the day, few at noon, in total exactly the day's volume. */
function volumesOf(lots: number, random: Random): number[] {
  const weights = Array.from({ length: SLOTS }, (_, slot) => {
    if (slot === 0 || slot > LAST) return 0
    return (0.5 + random.next()) * (0.6 + 1.6 * ((slot - 120) / 120) ** 2)
  })
  const whole = weights.reduce((sum, each) => sum + each, 0)
  const [open, close] = [Math.floor(lots * AUCTIONS.open), Math.floor(lots * AUCTIONS.close)]
  const rest = lots - open - close
  let given = 0
  let reached = 0
  const shares = weights.map((weight) => {
    reached += weight
    const until = Math.floor((rest * reached) / whole)
    const mine = until - given
    given = until
    return mine
  })
  shares[0] = open
  // The rounding remainder goes to the closing auction.
  shares[SLOTS - 1] = close + rest - given
  return shares
}
