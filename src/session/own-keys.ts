import type { AppStorage } from '#session/storage.ts'

const PREFIX = 'own:'

/** The key of data that belongs to an account and is removed with it, e.g. notes. product §0.8 */
export function ownKey(account: string, name: string): string {
  return `${PREFIX}${account}:${name}`
}

/** Removes everything an account has stored under such keys. */
export function removeOwn(storage: AppStorage, account: string): void {
  for (const key of storage.keys()) if (key.startsWith(ownKey(account, ''))) storage.remove(key)
}
