import type { OutputOf } from '#api/call.ts'
import type { quotesDepth } from '#quotes/calls.ts'
import type { Snapshot } from '#quotes/shapes.ts'
import { createRandom } from '#test/service/seed/random.ts'

const LEVELS = 5

/** A simulated order book around a price; no offers above a limit that is reached. */
export function toDepth(quote: Snapshot, now: number): OutputOf<typeof quotesDepth> {
  const { symbol, price, limitUp = Infinity, limitDown = 0 } = quote
  if (price === undefined || quote.status !== 'TRADING') return { asOf: now, asks: [], bids: [] }
  const scale = symbol.startsWith('SH5') ? 1000 : 100
  const random = createRandom(`${symbol} ${price} depth`)
  const level = (steps: number): [number, number] => [
    Math.round(price * scale + steps) / scale,
    random.int(1, 400) * 100,
  ]
  const asks = Array.from({ length: LEVELS }, (_, index) => level(index + 1)).filter(([each]) => each <= limitUp)
  const bids = Array.from({ length: LEVELS }, (_, index) => level(-index)).filter(
    ([each]) => each >= limitDown && each > 0,
  )
  return { asOf: now, asks: price === limitUp ? [] : asks, bids: price === limitDown ? [] : bids }
}
