import { price } from '#lib/number/money.ts'
import { tone } from '#lib/number/rate.ts'
import { lots } from '#lib/number/turnover.ts'
import type { Depth } from '#quotes/shapes.ts'

/** A level of the order book: 「卖五」, its price and what waits there. */
export interface LevelRow {
  name: string
  price: string
  /** Against the close before. */
  tone: 'rise' | 'fall' | 'flat'
  lots: string
  /** Of the level where most waits, 0 to 1. */
  part: number
}

const NUMBERS = ['一', '二', '三', '四', '五'] as const

/** Five offers, the best one last, and five bids; a level where nothing waits is '--'. @param base the close before */
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
