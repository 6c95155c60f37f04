import { openStore, type Store } from './database.ts'
import { filesName } from './store-name.ts'

/** A signed file as the service names it; SHA-256 in hex. */
export interface FileName {
  name: string
  hash: string
}

/** A signed file that the customer keeps on this device. product AC-11, OR-14 */
export interface SavedFile extends FileName {
  orderNumber: string
  serviceName: string
  /** All signed files of the order at that time: offline, those that were not kept are named too. */
  listed: readonly FileName[]
  /** Epoch ms. */
  savedAt: number
  bytes: ArrayBuffer
}

/** Why a file was not kept: its bytes have not the hash the service gave, or the device has no room for it. */
export type KeepEnd = 'kept' | 'changed' | 'refused'

/** The files of one account at a time; sign-out, switch and cancellation remove them with its snapshots. */
export interface SavedFiles {
  /** Newest first. */
  list: () => Promise<SavedFile[]>
  /** Keeps a file whose hash is right. Nothing is kept where the account is no longer `account`. */
  keep: (account: string, file: Omit<SavedFile, 'savedAt'>) => Promise<KeepEnd>
  /** Removes the files of an order. */
  remove: (orderNumber: string) => Promise<void>
  clear: () => Promise<void>
}

/** Of all files of an account together. */
const MAX_BYTES = 20_000_000

/** @param deps.account the account now, asked at every use; `now` in epoch ms; `most` bytes are kept of an account */
export function createSavedFiles(
  deps: { account: () => string; now: () => number },
  most: number = MAX_BYTES,
): SavedFiles {
  // Not held open: what removes the account's store removes it under whoever still holds it.
  const current = () => openStore<SavedFile>(filesName(deps.account()))
  return {
    list: async () => newestFirst(await current()).then((files) => files.map(([, file]) => file)),
    async keep(account, file) {
      if ((await sha256(file.bytes)) !== file.hash.toLowerCase()) return 'changed'
      if (file.bytes.byteLength > most || deps.account() !== account) return 'refused'
      const store = await current()
      if (deps.account() !== account) return 'refused'
      const key = `${file.orderNumber}/${file.hash}`
      if (!(await store.put(key, { ...file, savedAt: deps.now() }))) return 'refused'
      await trim(store, most)
      return 'kept'
    },
    async remove(orderNumber) {
      const store = await current()
      for (const [key, file] of await store.entries()) if (file.orderNumber === orderNumber) await store.delete(key)
    },
    clear: async () => (await current()).clear(),
  }
}

async function newestFirst(store: Store<SavedFile>): Promise<[string, SavedFile][]> {
  return (await store.entries()).sort(([, a], [, b]) => b.savedAt - a.savedAt)
}

/** Oldest out first, until all fit. */
async function trim(store: Store<SavedFile>, most: number): Promise<void> {
  let bytes = 0
  for (const [key, file] of await newestFirst(store)) {
    bytes += file.bytes.byteLength
    if (bytes > most) await store.delete(key)
  }
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
