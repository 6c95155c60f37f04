import type { OutboxStore } from './outbox.ts'

/** The part of `#session/storage.ts` that is needed. */
export interface TextStorage {
  get(key: string): string | null
  set(key: string, value: string): boolean
  remove(key: string): void
}

const KEY = 'trackOutbox'
/** Local storage is small and read as a whole, so only this many reports are kept. */
const LIMIT = 50

/** The outbox where IndexedDB is not available: one entry of local storage with the last 50 reports. */
export function storageStore(storage: TextStorage, limit = LIMIT): OutboxStore {
  const read = (): [string, unknown][] => {
    try {
      const value: unknown = JSON.parse(storage.get(KEY) ?? '[]')
      return Array.isArray(value) ? value.flatMap((each: unknown) => entry(each)) : []
    } catch {
      return []
    }
  }
  const write = (entries: [string, unknown][]) => storage.set(KEY, JSON.stringify(entries.slice(-limit)))
  return {
    put: async (key, item) => write([...read().filter(([other]) => other !== key), [key, item]]),
    async delete(key) {
      const before = read()
      const after = before.filter(([other]) => other !== key)
      if (after.length === 0) storage.remove(KEY)
      else if (after.length < before.length) write(after)
    },
    entries: async () => read(),
    clear: async () => storage.remove(KEY),
  }
}

function entry(value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return []
  const [key, item]: unknown[] = value
  return typeof key === 'string' ? [[key, item]] : []
}
