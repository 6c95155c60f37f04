import { afterAll, inject, vi } from 'vitest'

/**
 * Before each file of tests with a shared worker (`node`, `screens`): rejects what would leak into it, and tells the
 * file name needed for a separate worker.
 */

declare module 'vitest' {
  interface ProvidedContext {
    kind: 'apart' | 'components' | 'screens' | 'node'
  }
}

const kind = inject('kind')
const RENAME = 'end its name in .apart.test.ts(x) (test/README.md)'

function forbid(names: readonly ('mock' | 'doMock' | 'resetModules' | 'stubEnv')[]) {
  for (const name of names) {
    const refuse = () => {
      throw new Error(`vi.${name} in a file of tests that shares its worker: ${RENAME}`)
    }
    Object.assign(vi, { [name]: refuse })
  }
}

/** What the file must leave unchanged: the environment, and these globals. */
function watch(names: readonly string[]) {
  const state = () => [
    ['process.env', JSON.stringify(process.env)] as const,
    ...names.map((name) => [name, Reflect.get(globalThis, name)] as const),
  ]
  const before = new Map<string, unknown>(state())
  afterAll(() => {
    for (const [name, value] of state())
      if (before.get(name) !== value) throw new Error(`${name} is left changed for others in this worker: ${RENAME}`)
  })
}

if (kind === 'components') {
  forbid(['mock', 'doMock', 'resetModules', 'stubEnv'])
  const own = [document, navigator].map((each) => ({ each, names: new Set(Object.getOwnPropertyNames(each)) }))
  afterAll(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    for (const { each, names } of own)
      for (const name of Object.getOwnPropertyNames(each)) if (!names.has(name)) Reflect.deleteProperty(each, name)
    document.documentElement.removeAttribute('style')
    document.body.innerHTML = ''
    localStorage.clear()
    sessionStorage.clear()
    // Not through the router, which would continue counting.
    History.prototype.replaceState.call(history, null, '', '/')
    dispatchEvent(new PopStateEvent('popstate'))
  })
}
if (kind === 'screens') {
  forbid(['mock', 'doMock', 'resetModules', 'stubEnv'])
  watch(['indexedDB'])
  afterAll(() => void vi.unstubAllGlobals())
}
if (kind === 'node') {
  if (typeof document !== 'undefined') throw new Error(`A document in a file of tests without one: ${RENAME}`)
  forbid(['mock', 'doMock', 'resetModules'])
  watch(['document', 'indexedDB', 'fetch', 'setTimeout', 'Date', 'WebSocket', 'location', 'navigator'])
}
