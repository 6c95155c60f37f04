import { array, safeParse } from 'valibot'
import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'
import { Snapshot } from './shapes.ts'

/** So many prices are kept for a page that is opened without a network. */
const MOST = 60
/** They are written down no more often, ms. */
const EVERY = 15_000

/**
 * The last prices a visitor saw of what everybody may know, on the device; they go with the account. Stocks that a service
 * names are not among them: these leave the device with its end (product §0.8).
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
      // A clock that was set back is no reason to wait for it.
      if (Math.abs(now() - writtenAt) < EVERY) return
      writtenAt = now()
      const kept = new Map([...all(), ...seen].map((each) => [each.symbol, each]))
      for (const { symbol } of seen) {
        const one = kept.get(symbol)
        // The newest stand last and stay longest.
        if (one && kept.delete(symbol)) kept.set(symbol, one)
      }
      storage.set(key(), JSON.stringify([...kept.values()].slice(-MOST)))
    },
  }
}
