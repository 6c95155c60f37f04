import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'

/** The notice a customer confirms before the first question, and reads above each answer. CH-03 */
export const GENERAL_ONLY = '回答为一般性分析，不构成买卖建议'

/** Whether this customer confirmed it on this device. */
export function confirmationOf(storage: AppStorage, account: string) {
  const key = ownKey(account, 'asks')
  return { given: () => storage.get(key) === '1', give: () => storage.set(key, '1') }
}
