/** Text kept on the device under plain keys. */
export interface AppStorage {
  get(key: string): string | null
  /** False means that the value is only in memory and is lost with the page. */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
  /** Calls `listener` for writes of other pages; null means that any key may have changed. Returns the unsubscriber. */
  onOtherTab(listener: (key: string | null) => void): () => void
}

const areas = new Map<string, AppStorage>()

/**
 * The browser's local (per origin) or session (per tab) storage, one object per area. Where storage is blocked, full or
 * gone, values are kept in memory; nothing here throws. spec §3 Local storage keys
 */
export function createStorage(area: 'local' | 'session'): AppStorage {
  const open = () => (area === 'local' ? globalThis.localStorage : globalThis.sessionStorage)
  const storage = areas.get(area) ?? overStorage(open)
  areas.set(area, storage)
  return storage
}

/** A storage that lives as long as the page, for prerendering and tests. */
export function createMemoryStorage(): AppStorage {
  return overStorage(() => undefined)
}

/** The storage over any Web Storage; `open` may throw. */
export function overStorage(open: () => Storage | undefined): AppStorage {
  /** Values the browser did not store; null for a removal that failed. */
  const memory = new Map<string, string | null>()
  const reach = <T>(work: (native: Storage) => T, otherwise: T): T => {
    try {
      const native = open()
      return native === undefined ? otherwise : work(native)
    } catch {
      return otherwise
    }
  }
  const put = (key: string, value: string | null, arrived: boolean) => {
    if (arrived) memory.delete(key)
    else memory.set(key, value)
    return arrived
  }
  return {
    get: (key) => memory.get(key) ?? (memory.has(key) ? null : reach((native) => native.getItem(key), null)),
    set: (key, value) =>
      put(
        key,
        value,
        reach((native) => (native.setItem(key, value), native.getItem(key) === value), false),
      ),
    remove: (key) => {
      put(
        key,
        null,
        reach((native) => (native.removeItem(key), native.getItem(key) === null), false),
      )
    },
    keys: () => {
      const names = new Set(reach((native) => Array.from({ length: native.length }, (_, at) => native.key(at)), []))
      for (const [key, value] of memory)
        if (value === null) names.delete(key)
        else names.add(key)
      return [...names].filter((name) => name !== null)
    },
    onOtherTab: (listener) =>
      listen(
        reach((native) => native, null),
        memory,
        listener,
      ),
  }
}

function listen(native: Storage | null, memory: Map<string, string | null>, listener: (key: string | null) => void) {
  const onStorage = (event: StorageEvent) => {
    if (native === null || event.storageArea !== native) return
    if (event.key === null) memory.clear()
    else memory.delete(event.key)
    listener(event.key)
  }
  // A page restored as it was left has missed what others wrote meanwhile.
  const onShow = (event: PageTransitionEvent) => event.persisted && listener(null)
  globalThis.addEventListener?.('storage', onStorage)
  globalThis.addEventListener?.('pageshow', onShow)
  return () => {
    globalThis.removeEventListener?.('storage', onStorage)
    globalThis.removeEventListener?.('pageshow', onShow)
  }
}
