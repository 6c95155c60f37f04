/** The app's storage keys, each of which may hold anything. */
export const storedKeys = [
  'accessToken',
  'refreshToken',
  'openId',
  'wxId',
  'accountType',
  'salesNumber',
  'preferences',
  'consent',
  'consentLog',
  'account',
  'snapshots',
  'deviceId',
  'trackOutbox',
] as const

/** The same keys corrupted together, if none hides another's effect. */
export const spoiltTogether: readonly (readonly (typeof storedKeys)[number][])[] = [
  ['accessToken', 'preferences', 'snapshots', 'salesNumber'],
  ['refreshToken', 'deviceId', 'openId', 'accountType', 'consent'],
  ['account', 'consentLog', 'wxId', 'trackOutbox'],
]

/** Possible values: of another program, of an earlier version of ours, of somebody tampering. */
export const garbage: readonly string[] = [
  '',
  ' ',
  'undefined',
  'null',
  'NaN',
  '[object Object]',
  '{}',
  '[null]',
  '{"version":',
  '-1',
  '1e999',
  '\u0000\r\nX-A: 1',
  '中文 🌱',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  'a'.repeat(100_000),
]

/** Each removes a browser feature before the page starts; it runs in the page without this module's scope. */
export const broken: Readonly<Record<string, () => void>> = {
  'local storage throws when touched': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'local storage is null': () => Object.defineProperty(window, 'localStorage', { get: () => null }),
  'local storage is undefined': () => Object.defineProperty(window, 'localStorage', { get: () => undefined }),
  'session storage throws when touched': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'session storage is null': () => Object.defineProperty(window, 'sessionStorage', { get: () => null }),
  'both storages throw when touched': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  },
  'reading storage throws': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('broken', 'UnknownError')
    }
  },
  'writing storage throws': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'writing storage does nothing': () => {
    Storage.prototype.setItem = () => undefined
  },
  'removing from storage throws': () => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('broken', 'UnknownError')
    }
  },
  'removing from storage does nothing': () => {
    Storage.prototype.removeItem = () => undefined
  },
  'listing storage throws': () => {
    Storage.prototype.key = () => {
      throw new DOMException('broken', 'UnknownError')
    }
  },
  'local storage is full': () => {
    for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2)) {
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`full${length}-${at}`, 'x'.repeat(length))
      } catch {
        // This size no longer fits; a smaller one may.
      }
    }
  },
  'the database is missing': () => Object.defineProperty(window, 'indexedDB', { get: () => undefined }),
  'the database throws when touched': () =>
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'opening the database throws': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
  'opening the database fails': () => {
    const open = IDBFactory.prototype.open
    // Version 1 of something already at version 9.
    IDBFactory.prototype.open = function (name) {
      open.call(this, name, 9)
      return open.call(this, name, 1)
    }
  },
  'opening the database never ends': () => {
    const silent: unknown = new EventTarget()
    // Accepts listeners and calls none.
    IDBFactory.prototype.open = () => silent as IDBOpenDBRequest
  },
  'the database has no table': () => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (name, version) {
      const request = open.call(this, `bare-${name}`, version)
      Object.defineProperty(request, 'onupgradeneeded', { set() {} })
      return request
    }
  },
  'transactions of the database throw': () => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('closing', 'InvalidStateError')
    }
  },
  'writing to the database throws': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('clone', 'DataCloneError')
    }
  },
  'writing to the database is undone': () => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (value: unknown, key) {
      const request = put.call(this, value, key)
      this.transaction.abort()
      return request
    }
  },
  'reading the database throws': () => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('broken', 'UnknownError')
    }
  },
  'the names of databases cannot be listed': () => Reflect.deleteProperty(IDBFactory.prototype, 'databases'),
  'cookies throw': () =>
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
      set() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'cookies are off': () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }),
  'caches are missing': () => Reflect.deleteProperty(window, 'caches'),
  'the worker is missing': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  'the worker is undefined': () =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }),
  'the worker is refused': () => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  },
  'locks are missing': () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }),
  'locks throw': () => {
    LockManager.prototype.request = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
  'locks are never granted': () => {
    LockManager.prototype.request = () => new Promise<never>(() => undefined)
  },
  'tabs cannot talk': () => Reflect.deleteProperty(window, 'BroadcastChannel'),
  'tabs may not talk': () =>
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          throw new DOMException('denied', 'SecurityError')
        }
      },
    }),
  'nothing is kept at all': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })
  },
}

/** Those of the above after which the next visit knows nothing of this one. */
export const forgetful: readonly string[] = Object.keys(broken).filter((name) =>
  /^(?:local storage|both storages|reading storage|writing storage|nothing is kept)/.test(name),
)

const named = (kind: RegExp) => Object.keys(broken).filter((name) => kind.test(name))
const ofStorage = named(/storage/)
const ofDatabases = named(/database/)
const ofTheRest = named(/cookies|caches|worker|locks|tabs/)

/** The same combined in one visit, one of each kind: a page without storage behaves the same without locks. */
export const brokenTogether: readonly (readonly string[])[] = [
  ...ofStorage.map((name, at) => [name, ofDatabases[at], ofTheRest[at]].filter((each) => each !== undefined)),
  ['nothing is kept at all'],
]
