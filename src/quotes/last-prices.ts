import { array, safeParse } from 'valibot'
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

export function createLastPrices(storage: AppStorage, account: () => string, now: () => number): LastPrices {
  let writtenAt = Number.NEGATIVE_INFINITY
  const key = () => ownKey(account(), 'prices')
  const all = (): Snapshot[] => {
    try {
      const parsed = safeParse(Kept, JSON.parse(storage.get(key()) ?? '[]'))
      return parsed.success ? parsed.output : []
    } catch {
      return []
    }
  }
  return {
    recall: (symbol) => all().find((each) => each.symbol === symbol),
    keep(seen) {
      // A clock that was set back must not delay it.
      if (Math.abs(now() - writtenAt) < EVERY) return
      writtenAt = now()
      const kept = new Map([...all(), ...seen].map((each) => [each.symbol, each]))
      for (const { symbol } of seen) {
        const one = kept.get(symbol)
        // The newest are last and stay longest.
        if (one && kept.delete(symbol)) kept.set(symbol, one)
      }
      storage.set(key(), JSON.stringify([...kept.values()].slice(-MOST)))
    },
  }
}
