import { createRandom } from '#test/service/seed/random.ts'
import type { Stock } from '#test/service/seed/market/roster.ts'

/** As many are named. */
const MOST = 10

/** The stocks on most lists: a number that follows the name, and no price. */
export function mostWatched(stocks: Iterable<Stock>): { symbol: string; name: string; watchers: number }[] {
  return [...stocks]
    .filter(({ kind, isFund, isSt, actor }) => kind !== 'INDEX' && !isFund && !isSt && actor === undefined)
    .map(({ symbol, name }) => ({ symbol, name, watchers: createRandom(`${symbol} watchers`).int(40, 12_400) }))
    .sort((a, b) => b.watchers - a.watchers)
    .slice(0, MOST)
}
