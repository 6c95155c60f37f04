import { price } from '#lib/number/money.ts'
import { tone } from '#lib/number/rate.ts'
import { lots } from '#lib/number/turnover.ts'
import type { Depth } from '#quotes/shapes.ts'

/** A level of the order book: 「卖五」, its price and volume. */
export interface LevelRow {
  name: string
  price: string
  /** Compared with the previous close. */
  tone: 'rise' | 'fall' | 'flat'
  lots: string
  /** The share of the largest level, 0 to 1. */
  part: number
}

const NUMBERS = ['一', '二', '三', '四', '五'] as const

/** Five asks, the best one last, and five bids; an empty level is '--'. @param base the previous close */
export function toLevels({ asks, bids }: Depth, digits: number, base: number | undefined): LevelRow[] {
  const most = Math.max(1, ...[...asks, ...bids].map(([, shares]) => shares))
  const side = (name: string, levels: Depth['asks']) =>
    NUMBERS.map((number, at): LevelRow => {
      const [offered, shares] = levels[at] ?? []
      return {
        name: `${name}${number}`,
        price: price(offered, digits),
        tone: offered === undefined || base === undefined ? 'flat' : tone(offered - base),
        lots: lots(shares),
        part: (shares ?? 0) / most,
      }
    })
  return [...side('卖', asks).reverse(), ...side('买', bids)]
}
