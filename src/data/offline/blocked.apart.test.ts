import { expect, it, vi } from 'vitest'
import { dropStore, openStore, storeNames } from './database.ts'

const broken = [
  ['missing', undefined],
  [
    'forbidden',
    {
      open() {
        throw new DOMException('denied', 'SecurityError')
      },
    },
  ],
] as const

it.each(broken)('falls back to memory when IndexedDB is %s', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const store = await openStore<string>('any')
  expect(await store.put('a', '1')).toBe(false)
  expect(await store.get('a')).toBe('1')
  expect(await store.entries()).toEqual([['a', '1']])
  await store.clear()
  expect(await store.entries()).toEqual([])
  await expect(dropStore('any')).resolves.toBeUndefined()
  expect(await storeNames('')).toEqual([])
  vi.unstubAllGlobals()
})

it('falls back to memory when IndexedDB never responds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}), deleteDatabase: () => ({}), databases: async () => [] })
  const opening = openStore<string>('any')
  const dropping = dropStore('any')
  await vi.runAllTimersAsync()
  expect(await (await opening).put('a', '1')).toBe(false)
  await expect(dropping).resolves.toBeUndefined()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
