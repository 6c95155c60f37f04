import { createRandom } from '#test/service/seed/random.ts'
import type { Stock } from '#test/service/seed/market/roster.ts'

/** How many are listed. */
const MOST = 10

/** The stocks on most watchlists: derived from the name, not from a price. */
export function mostWatched(stocks: Iterable<Stock>): { symbol: string; name: string; watchers: number }[] {
  return [...stocks]
    .filter(({ kind, isFund, isSt, actor }) => kind !== 'INDEX' && !isFund && !isSt && actor === undefined)
    .map(({ symbol, name }) => ({ symbol, name, place: createRandom(`${symbol} watchers`).int(0, 1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST)
    .map(({ symbol, name }, at) => ({ symbol, name, watchers: Math.round(12_431 * 0.82 ** at) }))
}
