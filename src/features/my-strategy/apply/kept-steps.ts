import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'

/** The customer's data were checked; every other entry is a document that was read. */
export const CHECKED = '资料核对'

/** The steps done on this device that no answer contains; removed with the account. SG-09 */
export function keptSteps(storage: AppStorage, account: string, id: string) {
  const key = ownKey(account, `apply:${id}`)
  const read = () => (storage.get(key) ?? '').split('\n').filter(Boolean)
  return {
    read,
    add: (step: string) => storage.set(key, [...new Set([...read(), step])].join('\n')),
  }
}
