import { isItem, type Item } from './event.ts'

/** Where reports wait between visits. `put` returns whether the device has stored the report. Nothing here throws. */
export interface OutboxStore {
  put(key: string, item: Item): Promise<boolean>
  delete(key: string): Promise<void>
  entries(): Promise<[string, unknown][]>
  clear(): Promise<void>
}

/** Unsent reports, oldest first. The number is limited; the oldest are dropped first. */
export interface Outbox {
  add(item: Item): Promise<void>
  all(): Promise<Item[]>
  drop(id: string): Promise<void>
  clear(): Promise<void>
}

/** The most reports that are kept. reliability §5.8 */
const LIMIT = 500
/** Some WebViews never answer when a database is opened, so we stop waiting after this time, ms. */
const PATIENCE = 3_000

/**
 * @param open the store on the device, opened on first use
 * @param fallback takes what the store cannot keep; what neither keeps stays in memory
 */
export function createOutbox(open: () => Promise<OutboxStore>, fallback?: OutboxStore, limit = LIMIT): Outbox {
  let opened: Promise<OutboxStore | undefined> | undefined
  const unkept = new Map<string, Item>()
  const stores = async () => {
    opened ??= inTime(open())
    return [await opened, fallback].filter((store) => store !== undefined)
  }

  const drop = async (id: string) => {
    unkept.delete(id)
    for (const store of await stores()) await store.delete(id)
  }

  const all = async () => {
    const found = new Map(unkept)
    for (const store of await stores()) {
      for (const [key, value] of await store.entries()) {
        if (isItem(value) && value.id === key) found.set(key, value)
        else await store.delete(key)
      }
    }
    return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  const keep = async (item: Item) => {
    for (const store of await stores()) if (await store.put(item.id, item)) return
    unkept.set(item.id, item)
  }

  let counted: Promise<number> | undefined
  return {
    async add(item) {
      counted ??= all().then((items) => items.length)
      await keep(item)
      counted = counted.then((count) => count + 1)
      if ((await counted) <= limit) return
      const items = await all()
      counted = Promise.resolve(Math.min(items.length, limit))
      for (const { id } of items.slice(0, Math.max(0, items.length - limit))) await drop(id)
    },
    all,
    drop,
    async clear() {
      unkept.clear()
      counted = Promise.resolve(0)
      for (const store of await stores()) await store.clear()
    },
  }
}

function inTime(opening: Promise<OutboxStore>): Promise<OutboxStore | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE)
    opening.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer))
  })
}
