import { type Bar, round } from '#test/service/seed/market/bars.ts'
import type { Market } from '#test/service/seed/market/market.ts'
import { renumbered, type Stock } from '#test/service/seed/market/roster.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { channels, columns, type PoolList } from './lists.ts'
import { reasons } from './words.ts'

export type RiskLevel = 'R1' | 'R2' | 'R3' | 'R4' | 'R5'

interface Step {
  at: number
  kind: 'IN' | 'ADJUST' | 'OUT'
  price: number
  reason: string
}

/** One stock on one list, from entry to exit. Prices are closes in yuan, taken from its bars. */
export interface SeedRecord {
  id: string
  list: PoolList
  stock: Stock
  inDate: string
  inAt: number
  inPrice: number
  outDate?: string
  outAt?: number
  outPrice?: number
  /** By the last close while it is open. */
  profitRate: number
  maxRiseRate: number
  maxFallRate: number
  timeline: readonly [Step, ...Step[]]
  /** Until when the advice of the entry is valid, epoch ms. */
  validUntil: number
  risks: readonly string[]
}

const CLOSING = 15 * 3600_000
const VALID_DAYS = 60
/** Trading days between two entries of a list. */
const SPACING = 14

/** The records of every list, newest entry first: the outcomes follow from the bars, losses included. */
export function createPools(market: Market) {
  const bench = benchOf(market)
  const byList = new Map([...channels, ...columns].map((list) => [list.id, recordsOf(list, market)]))
  const all = [...byList.values()].flat()
  const byId = new Map(all.map((record) => [record.id, record]))
  return {
    of: (listId: string): readonly SeedRecord[] => byList.get(listId) ?? [],
    record: (id: string): SeedRecord | undefined => byId.get(id),
    /** Cases of all channels, newest entry first. */
    cases: all
      .filter(({ list }) => channels.some(({ id }) => id === list.id))
      .toSorted((a, b) => b.inAt - a.inAt || (a.id < b.id ? -1 : 1)),
    /** Value of a record and of the benchmark fund at each close, both 1 on the day of entry. */
    curve({ stock, inDate, outDate }: SeedRecord) {
      const held = market.bars(stock).filter(({ d }) => d >= inDate && (outDate === undefined || d <= outDate))
      const [first] = held
      const base = bench.get(inDate)
      if (!first || base === undefined) return []
      return held.map(({ d, close }) => ({
        d,
        nav: round(close / first.close, 4),
        bench: round((bench.get(d) ?? base) / base, 4),
      }))
    },
  }
}

/** Closes of the benchmark fund by day. */
function benchOf(market: Market): ReadonlyMap<string, number> {
  const fund = market.of('SH510901')
  return new Map((fund ? market.bars(fund) : []).map(({ d, close }) => [d, close]))
}

/** The last records of a list. They begin on fixed days of the market, so that tomorrow's are today's plus one day. */
function recordsOf(list: PoolList, market: Market): SeedRecord[] {
  const base = createRandom(list.id)
  const stocks = market.stocks.filter(
    ({ symbol, isFund, pinned, actor, isSt }) => !isFund && !pinned && !actor && !isSt && !renumbered.has(symbol),
  )
  const [phase, step] = [base.int(0, SPACING - 1), base.pick([37, 53, 71, 89, 101])]
  const last = Math.floor((market.days.length - 1 - phase) / SPACING)
  return Array.from({ length: list.count }, (_, index): SeedRecord[] => {
    const n = last - index
    const stock = stocks[(phase * SPACING + n * step) % stocks.length]
    if (!stock) return []
    const bars = market.bars(stock)
    const record = follow(
      list,
      stock,
      bars.slice(phase + n * SPACING - market.days.length),
      createRandom(`${list.id} ${n}`),
    )
    return record ? [{ ...record, id: `${list.id}-${n}` }] : []
  }).flat()
}

/** Follows a stock from the first of the bars until its exit, or to the last bar. */
function follow(
  list: PoolList,
  stock: Stock,
  bars: readonly Bar[],
  random: ReturnType<typeof createRandom>,
): Omit<SeedRecord, 'id'> | undefined {
  // All random numbers are drawn before the outcome is known.
  const held = random.int(8, 45)
  const words = {
    in: random.pick(reasons.in),
    adjust: random.pick(reasons.adjust),
    won: random.pick(reasons.won),
    lost: random.pick(reasons.lost),
    risk: random.pick(reasons.risks),
  }
  const entry = bars[0]
  const stay = bars.slice(0, held + 1)
  const last = stay.at(-1)
  const exit = bars.length > held ? last : undefined
  if (!entry || !last) return undefined
  const profitRate = round(last.close / entry.close - 1, 4)
  const middle = held > 20 ? stay[Math.floor(held / 2)] : undefined
  const steps: Step[] = []
  if (middle) steps.push({ at: closeOf(middle), kind: 'ADJUST', price: middle.close, reason: words.adjust })
  const why = profitRate > 0 ? words.won : words.lost
  if (exit) steps.push({ at: closeOf(exit), kind: 'OUT', price: exit.close, reason: why })
  const inAt = closeOf(entry)
  return {
    list,
    stock,
    inDate: entry.d,
    inAt,
    inPrice: entry.close,
    ...(exit && { outDate: exit.d, outAt: closeOf(exit), outPrice: exit.close }),
    profitRate,
    maxRiseRate: round(Math.max(0, ...stay.slice(1).map(({ high }) => high / entry.close - 1)), 4),
    maxFallRate: round(Math.min(0, ...stay.slice(1).map(({ low }) => low / entry.close - 1)), 4),
    timeline: [{ at: inAt, kind: 'IN', price: entry.close, reason: words.in }, ...steps],
    validUntil: inAt + VALID_DAYS * 86_400_000,
    risks: [words.risk, reasons.risks[3]],
  }
}

/** When the exchanges closed on the day of a bar. */
function closeOf({ d }: Bar): number {
  return Date.parse(`${d}T00:00:00+08:00`) + CLOSING
}
