import { array } from 'valibot'
import { parsed } from '#lib/text/parsed.ts'
import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'
import { Snapshot } from './shapes.ts'

/** How many prices are stored for an offline page. */
const MOST = 60
/** The shortest time between two writes, ms. */
const EVERY = 15_000

/**
 * The last public prices a visitor saw, on the device; they are removed with the account. Stocks named by a service are
 * not among them: these are removed when it ends (product §0.8).
 */
export interface LastPrices {
  recall: (symbol: string) => Snapshot | undefined
  keep: (seen: readonly Snapshot[]) => void
}

const Kept = array(Snapshot)

/** `write` stores what waits for the next write, before the page is gone. */
export function createLastPrices(
  storage: AppStorage,
  account: () => string,
  now: () => number,
): LastPrices & { write: () => void } {
  let writtenAt = Number.NEGATIVE_INFINITY
  const waiting = new Map<string, Snapshot>()
  /** The key of the account that saw them. */
  let owner = ''
  const key = () => ownKey(account(), 'prices')
  const all = (): Snapshot[] => parsed(Kept, storage.get(key())) ?? []
  /** The newest are last and stay longest. */
  const put = (prices: Map<string, Snapshot>, list: readonly Snapshot[]) => {
    for (const each of list) {
      prices.delete(each.symbol)
      prices.set(each.symbol, each)
    }
    return prices
  }
  const write = () => {
    const mine = owner === key() ? [...waiting.values()] : []
    waiting.clear()
    if (mine.length === 0) return
    writtenAt = now()
    const kept = put(put(new Map(), all()), mine)
    storage.set(key(), JSON.stringify([...kept.values()].slice(-MOST)))
  }
  return {
    recall: (symbol) => all().find((each) => each.symbol === symbol),
    write,
    keep(seen) {
      if (owner !== key()) waiting.clear()
      owner = key()
      put(waiting, seen)
      // A clock that was set back must not delay it.
      if (Math.abs(now() - writtenAt) >= EVERY) write()
    },
  }
}
