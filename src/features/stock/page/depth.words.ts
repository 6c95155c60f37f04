import { price } from '#lib/number/money.ts'
import { lots } from '#lib/number/turnover.ts'
import type { Depth } from '#quotes/shapes.ts'

/** A level of the order book: 「卖五」, its price and what waits there. */
export interface LevelRow {
  name: string
  price: string
  lots: string
}

const NUMBERS = ['一', '二', '三', '四', '五'] as const

/** Five offers, the best one last, and five bids; a level where nothing waits is '--'. */
export function toLevels({ asks, bids }: Depth, digits: number): LevelRow[] {
  const side = (name: string, levels: Depth['asks']) =>
    NUMBERS.map((number, at) => {
      const [offered, shares] = levels[at] ?? []
      return { name: `${name}${number}`, price: price(offered, digits), lots: lots(shares) }
    })
  return [...side('卖', asks).reverse(), ...side('买', bids)]
}
