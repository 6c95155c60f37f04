import type { AppStorage } from '#session/storage.ts'

const PREFIX = 'own:'

/** The key of data that belongs to an account and is removed with it, e.g. notes. product 0.8 */
export function ownKey(account: string, name: string): string {
  return `${PREFIX}${account}:${name}`
}

/** Removes everything an account has stored under such keys. */
export function removeOwn(storage: AppStorage, account: string): void {
  for (const key of storage.keys()) if (key.startsWith(ownKey(account, ''))) storage.remove(key)
}

/** Hands it on to another account of the same person; what that account has already stays. */
export function moveOwn(storage: AppStorage, from: string, to: string): void {
  for (const key of storage.keys()) {
    if (!key.startsWith(ownKey(from, ''))) continue
    const name = ownKey(to, key.slice(ownKey(from, '').length))
    if (storage.get(name) === null) storage.set(name, storage.get(key) ?? '')
    storage.remove(key)
  }
}
