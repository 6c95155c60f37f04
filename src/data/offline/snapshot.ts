import { filesName, storeName } from './store-name.ts'
import { dropStore, openStore, type Store, storeNames } from './database.ts'

/** The last data of a screen, saved for offline reading. */
export interface Snapshot {
  value: unknown
  /** When the server answered, epoch ms. */
  savedAt: number
  /** The route it belongs to, for the list of saved pages. */
  route: string
  title: string
  /** When it expires, epoch ms: together with the service that gave access to it. */
  until?: number | undefined
}

/** A saved page in the list of saved pages. */
export interface SavedPage {
  route: string
  title: string
  savedAt: number
  /** Approximate size of everything the page is made of. */
  bytes: number
}

/** The snapshots of one account; a guest counts as an account. product §0.8, CO-07 */
export interface Snapshots {
  read(key: string): Promise<Snapshot | undefined>
  /** Whether it is on the device; otherwise it is kept as long as the page, or not at all. */
  write(key: string, snapshot: Snapshot): Promise<boolean>
  list(): Promise<SavedPage[]>
  /** Removes those that `which` picks; whether there were any. */
  remove(which: (snapshot: Snapshot, key: string) => boolean): Promise<boolean>
  /** Removes everything an account has saved, files included: sign-out, switch, cancellation. */
  purge(account: string): Promise<void>
  /** Removes everything saved on this device, the guest's too. */
  clear(): Promise<void>
}

const MAX_AGE = 7 * 24 * 3600_000
const MAX_ENTRIES = 200
const MAX_BYTES = 30_000_000
/** @param deps.account the current account, read at every use; `now` in epoch ms */
export function createSnapshots(deps: { account: () => string; now: () => number }): Snapshots {
  let opened: { account: string; store: Promise<Store<Snapshot>> } | undefined
  const current = () => {
    const account = deps.account()
    if (opened?.account === account) return opened.store
    const store = openStore<Snapshot>(storeName(account), () => {
      if (opened?.store === store) opened = undefined
    })
    opened = { account, store }
    return store
  }
  const isOver = ({ savedAt, until = Infinity }: Snapshot) => deps.now() - savedAt > MAX_AGE || deps.now() >= until
  const drop = async (name: string) => {
    const store = await openStore<Snapshot>(name)
    await store.clear()
    await dropStore(name)
  }
  return {
    async read(key) {
      const store = await current()
      const found = await store.get(key)
      if (!found || !isOver(found)) return found
      await store.delete(key)
      return undefined
    },
    async write(key, snapshot) {
      const store = await current()
      const isKept = await store.put(key, snapshot)
      await trim(store, isKept ? MAX_ENTRIES : MAX_ENTRIES / 4)
      // There is room now.
      return isKept || (await store.put(key, snapshot))
    },
    async list() {
      const store = await current()
      const pages = new Map<string, SavedPage>()
      for (const [key, snapshot] of await store.entries()) {
        if (isOver(snapshot)) {
          await store.delete(key)
          continue
        }
        const { route, title, savedAt, value } = snapshot
        const seen = pages.get(route)
        const bytes = sizeOf(value) + (seen?.bytes ?? 0)
        pages.set(route, seen && seen.savedAt >= savedAt ? { ...seen, bytes } : { route, title, savedAt, bytes })
      }
      return [...pages.values()].sort((a, b) => b.savedAt - a.savedAt)
    },
    async remove(which) {
      const store = await current()
      const found = (await store.entries()).filter(([key, snapshot]) => which(snapshot, key))
      for (const [key] of found) await store.delete(key)
      return found.length > 0
    },
    async purge(account) {
      if (opened?.account === account) opened = undefined
      for (const name of [storeName(account), filesName(account)]) await drop(name)
    },
    async clear() {
      const account = deps.account()
      opened = undefined
      for (const name of new Set([storeName(account), filesName(account), ...(await storeNames('snapshot-'))]))
        await drop(name)
    },
  }
}

/** Removes the oldest until count and size fit. */
async function trim(store: Store<Snapshot>, most: number): Promise<void> {
  const entries = (await store.entries()).sort(([, a], [, b]) => b.savedAt - a.savedAt)
  let bytes = 0
  for (const [at, [key, { value }]] of entries.entries()) {
    bytes += sizeOf(value)
    if (at >= most || bytes > MAX_BYTES) await store.delete(key)
  }
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}
