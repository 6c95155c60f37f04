import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'

/** How many times a visit may be postponed. OR-16 */
const MOST_SKIPS = 3

/** How many more times a customer may postpone the visit of an order on this device. */
export function skipsOf(storage: AppStorage, account: string, orderNumber: string) {
  const key = ownKey(account, `visit:${orderNumber}`)
  const left = () => {
    const count = Number(storage.get(key) ?? 0)
    return Number.isInteger(count) && count >= 0 ? Math.max(0, MOST_SKIPS - count) : MOST_SKIPS
  }
  return {
    left,
    skip: () => storage.set(key, String(MOST_SKIPS - left() + 1)),
    forget: () => storage.remove(key),
  }
}
