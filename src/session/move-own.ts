import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'

/** Hands what an account has stored on to another of the same person; what that one has already stays. */
export function moveOwn(storage: AppStorage, from: string, to: string): void {
  if (from === to) return
  for (const key of storage.keys()) {
    if (!key.startsWith(ownKey(from, ''))) continue
    const name = ownKey(to, key.slice(ownKey(from, '').length))
    if (storage.get(name) === null) storage.set(name, storage.get(key) ?? '')
    storage.remove(key)
  }
}
