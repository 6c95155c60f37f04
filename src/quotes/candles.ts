import type { Candle } from '#lib/chart/candles.ts'
import { day } from '#lib/time/dates.ts'
import type { Bars, Snapshot } from './shapes.ts'

/** Pages of one list as one: the bars of `older` before `newer`. Of two revisions only the newer remains. quotes §2 */
export function joinBars(older: Bars, newer: Bars): Bars {
  const [first = ''] = newer.t
  const isNext = older.t.length > 0 && first !== '' && older.rev === newer.rev
  if (!isNext) return newer
  const count = older.t.filter((each) => each < first).length
  const join = <T>(old: readonly T[], next: readonly T[]) => [...old.slice(0, count), ...next]
  // The first of a page now follows another bar.
  const bases = newer.bases?.filter(({ t }) => count === 0 || t !== first) ?? []
  return {
    ...newer,
    more: count === 0 ? newer.more : older.more,
    bases: [...(older.bases?.filter(({ t }) => t < first) ?? []), ...bases],
    t: join(older.t, newer.t),
    o: join(older.o, newer.o),
    h: join(older.h, newer.h),
    l: join(older.l, newer.l),
    c: join(older.c, newer.c),
    v: join(older.v, newer.v),
    a: join(older.a, newer.a),
  }
}

/** Whether bars are older than others of the same list, by their newest day and its volume. */
export function isBefore(next: Bars, shown: Bars): boolean {
  const [date = '', last = ''] = [next.t.at(-1), shown.t.at(-1)]
  return date < last || (date === last && (next.v.at(-1) ?? 0) < (shown.v.at(-1) ?? 0))
}

/** Bars for a chart; the newest is today's, by its newest price. quotes §2 */
export function toCandles(bars: Bars, quote: Snapshot | undefined, tradeDate: string | undefined): Candle[] {
  const bases = new Map(bars.bases?.map(({ t, p }) => [t, p]))
  const candles = bars.t.map((t, at): Candle => ({ t, ...barAt(bars, at), before: bases.get(t) ?? bars.c[at - 1] }))
  const today = todayOf(bars, quote, tradeDate)
  return today ? withToday(candles, today, bars) : candles
}

function barAt({ o, h, l, c, v }: Bars, at: number) {
  return { o: o[at] ?? 0, h: h[at] ?? 0, l: l[at] ?? 0, c: c[at] ?? 0, v: v[at] ?? 0 }
}

/** Today as a bar, adjusted like the page; undefined without trades or if it cannot be adjusted. */
function todayOf(bars: Bars, quote: Snapshot | undefined, tradeDate: string | undefined): Candle | undefined {
  const { price: now, open, high, low, volume = 0, prevClose, at } = quote ?? {}
  if (now === undefined || open === undefined || high === undefined || low === undefined) return undefined
  // At the turn of a day the newest price is still the previous day's.
  if (at === undefined || tradeDate === undefined || day(at) !== tradeDate) return undefined
  if (quote?.status !== 'TRADING' && quote?.status !== 'HALTED') return undefined
  if (bars.adjust === 'backward' && !bars.factor) return undefined
  const { times, plus } = bars.factor ?? { times: 1, plus: 0 }
  const adjusted = (yuan: number) => yuan * times + plus
  const before = prevClose === undefined ? undefined : adjusted(prevClose)
  return { t: tradeDate, o: adjusted(open), h: adjusted(high), l: adjusted(low), c: adjusted(now), v: volume, before }
}

/** Today is a separate bar, or extends the newest week or month. */
function withToday(candles: readonly Candle[], today: Candle, { period, done }: Bars): Candle[] {
  const last = candles.at(-1)
  if (!last || last.t > today.t) return [...candles]
  const isOfLast = last.t === today.t || spanOf(last.t, period) === spanOf(today.t, period)
  const before = isOfLast ? candles.slice(0, -1) : candles
  const rest = !isOfLast || period === '1d' ? null : last.t < today.t ? last : done
  if (rest === null) return [...before, today]
  const { o, h, l, v } = rest ?? last
  const both = { t: today.t, o, c: today.c, h: Math.max(h, today.h), l: Math.min(l, today.l), before: last.before }
  // Without the state before the newest day its volume is already included.
  return [...before, { ...both, v: rest ? v + today.v : v }]
}

/** The week or the month of a trade date; a day is itself. */
function spanOf(date: string, period: string): string {
  if (period === '1M') return date.slice(0, 7)
  if (period !== '1w') return date
  const at = Date.parse(`${date}T00:00:00Z`)
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}
