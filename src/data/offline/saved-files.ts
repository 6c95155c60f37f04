import { sha256 } from '#lib/number/sha256.ts'
import { openStore, type Store } from './database.ts'
import { filesName } from './store-name.ts'

/** A signed file as the service lists it; SHA-256 in hex. */
export interface FileName {
  name: string
  hash: string
}

/** A signed file that the customer keeps on this device. AC-11, OR-14 */
export interface SavedFile extends FileName {
  orderNumber: string
  serviceName: string
  /** All signed files of the order at that time, so that those not saved are listed offline too. */
  listed: readonly FileName[]
  /** Epoch ms. */
  savedAt: number
  bytes: ArrayBuffer
}

/** Why a file was not saved: its bytes do not match the service's hash, or the device has no space. */
export type KeepEnd = 'kept' | 'changed' | 'refused'

/** The saved files of one account. Sign-out, switch and cancellation remove them with its snapshots. */
export interface SavedFiles {
  /** Newest first. */
  list: () => Promise<SavedFile[]>
  /** Saves a file with a matching hash. Nothing is saved if the account is no longer `account`. */
  keep: (account: string, file: Omit<SavedFile, 'savedAt'>) => Promise<KeepEnd>
  /** Removes the files of an order. */
  remove: (orderNumber: string) => Promise<void>
  clear: () => Promise<void>
}

/** The size of all files of an account together. */
const MAX_BYTES = 20_000_000

/**
 * @param deps.account the current account, read at every use; `now` in epoch ms; at most `most` bytes are saved per
 * account
 */
export function createSavedFiles(
  deps: { account: () => string; now: () => number },
  most: number = MAX_BYTES,
): SavedFiles {
  // The store is not kept open, so that removing the account can delete it.
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

/** Removes the oldest until all fit. */
async function trim(store: Store<SavedFile>, most: number): Promise<void> {
  let bytes = 0
  for (const [key, file] of await newestFirst(store)) {
    bytes += file.bytes.byteLength
    if (bytes > most) await store.delete(key)
  }
}
