/**
 * The only file that opens IndexedDB. Each store is a database of its own, so that an account's can be deleted as a
 * whole.
 */

/** A small key-value store. Every method resolves: where the device refuses, values are kept in memory. */
export interface Store<T> {
  get(key: string): Promise<T | undefined>
  /** False when the device did not store it (quota, private mode). */
  put(key: string, value: T): Promise<boolean>
  delete(key: string): Promise<void>
  entries(): Promise<[string, T][]>
  clear(): Promise<void>
}

const TABLE = 'entries'
/** Some WebViews never answer when a database is opened or deleted, so we stop waiting after this time, ms. */
const PATIENCE = 3_000
/** What WebKit answers to a page that was in the background for a while, often without closing the connection. */
const LOST = /^(?:InvalidState|Unknown)Error$/

/**
 * Opens the store of this name; with blocked storage, one that lives as long as the page.
 * @param onClosed called when the store is of no more use and has to be opened again
 */
export async function openStore<T>(name: string, onClosed: () => void = () => undefined): Promise<Store<T>> {
  const database = await open(name, onClosed)
  return database ? onDisk<T>(database, onClosed) : inMemory<T>()
}

/** Names of the stores on this device that begin with `prefix`; empty where the browser cannot list them. */
export async function storeNames(prefix: string): Promise<string[]> {
  try {
    const all = await indexedDB.databases()
    return all.map((each) => each.name ?? '').filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

/** Deletes a store with everything in it. */
export function dropStore(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = request.onerror = request.onblocked = () => resolve()
      setTimeout(resolve, PATIENCE)
    } catch {
      resolve()
    }
  })
}

function open(name: string, onClosed: () => void): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(TABLE)
      setTimeout(() => resolve(null), PATIENCE)
      request.onsuccess = () => {
        const { result } = request
        // WebKit drops the connections of suspended pages.
        result.onclose = onClosed
        // Another tab is removing the account: close, or its deletion waits for this tab.
        result.onversionchange = () => {
          result.close()
          onClosed()
        }
        resolve(result)
      }
      request.onerror = request.onblocked = () => resolve(null)
    } catch {
      resolve(null)
    }
  })
}

function onDisk<T>(database: IDBDatabase, onClosed: () => void): Store<T> {
  const run = <R>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => IDBRequest<R>) =>
    new Promise<R | undefined>((resolve, reject) => {
      const transaction = database.transaction(TABLE, mode)
      const request = work(transaction.objectStore(TABLE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    }).catch((cause: unknown) => {
      if (LOST.test(Object(cause).name)) onClosed()
      throw cause
    })
  const quiet = async <R>(work: Promise<R>): Promise<R | undefined> => work.catch(() => undefined)
  return {
    get: (key) => quiet(run('readonly', (table) => table.get(key) as IDBRequest<T>)), // this store holds only T
    put: (key, value) =>
      run('readwrite', (table) => table.put(value, key)).then(
        () => true,
        () => false,
      ),
    delete: async (key) => quiet(run('readwrite', (table) => table.delete(key))),
    clear: async () => quiet(run('readwrite', (table) => table.clear())),
    entries: async () => {
      const keys = await quiet(run('readonly', (table) => table.getAllKeys()))
      const values = await quiet(run('readonly', (table) => table.getAll() as IDBRequest<T[]>)) // as above
      return (keys ?? []).flatMap((key, at): [string, T][] => {
        const value = values?.[at]
        return value === undefined || typeof key !== 'string' ? [] : [[key, value]]
      })
    },
  }
}

function inMemory<T>(): Store<T> {
  const map = new Map<string, T>()
  return {
    get: async (key) => map.get(key),
    put: async (key, value) => {
      map.set(key, value)
      return false
    },
    delete: async (key) => void map.delete(key),
    clear: async () => map.clear(),
    entries: async () => [...map],
  }
}
