import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'

/** Moves an account's stored data to another account of the same person, which keeps its own entries. */
export function moveOwn(storage: AppStorage, from: string, to: string): void {
  if (from === to) return
  for (const key of storage.keys()) {
    if (!key.startsWith(ownKey(from, ''))) continue
    const name = ownKey(to, key.slice(ownKey(from, '').length))
    if (storage.get(name) === null) storage.set(name, storage.get(key) ?? '')
    storage.remove(key)
  }
}
