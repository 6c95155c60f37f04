import { expect, it, vi } from 'vitest'
import type { Item } from './event.ts'
import { createOutbox, type OutboxStore } from './outbox.ts'
import { storageStore } from './storage-store.ts'

const item = (at: number): Item => {
  const event = { category: 'page', action: 'view', url: '/course', at, sid: 's' }
  return { kind: 'event', id: `id-${String(at).padStart(4, '0')}`, tries: 0, customer: false, event }
}

function mapStore(keeps = true) {
  const map = new Map<string, unknown>()
  const store: OutboxStore = {
    put: async (key, value) => {
      if (keeps) map.set(key, value)
      return keeps
    },
    delete: async (key) => void map.delete(key),
    entries: async () => [...map],
    clear: async () => map.clear(),
  }
  return { map, store }
}

function textStorage() {
  const map = new Map<string, string>()
  return {
    map,
    get: (key: string) => map.get(key) ?? null,
    set: (key: string, value: string) => Boolean(map.set(key, value)),
    remove: (key: string) => void map.delete(key),
  }
}

it('keeps reports oldest first until they are removed', async () => {
  const outbox = createOutbox(async () => mapStore().store)
  for (const at of [3, 1, 2]) await outbox.add(item(at))
  await outbox.drop(item(2).id)
  expect((await outbox.all()).map(({ id }) => id)).toEqual(['id-0001', 'id-0003'])
})

it('keeps at most 500, including earlier visits; the oldest are dropped', async () => {
  const { map, store } = mapStore()
  const before = createOutbox(async () => store)
  for (let at = 0; at < 400; at++) await before.add(item(at))
  const now = createOutbox(async () => store)
  for (let at = 400; at < 700; at++) await now.add(item(at))
  expect(map.size).toBe(500)
  expect((await now.all())[0]?.id).toBe('id-0200')
})

it('falls back to 50 in local storage, and to memory', async () => {
  const storage = textStorage()
  const outbox = createOutbox(async () => mapStore(false).store, storageStore(storage))
  for (let at = 0; at < 80; at++) await outbox.add(item(at))
  const kept = await outbox.all()
  expect(kept).toHaveLength(50)
  expect(kept[0]?.id).toBe('id-0030')
  await outbox.clear()
  expect(storage.map.size).toBe(0)

  const nowhere = createOutbox(async () => mapStore(false).store)
  await nowhere.add(item(1))
  expect(await nowhere.all()).toHaveLength(1)
})

it('uses the fallback when the database never opens', async () => {
  vi.useFakeTimers()
  const outbox = createOutbox(() => new Promise(() => undefined), storageStore(textStorage()))
  const added = outbox.add(item(1))
  await vi.advanceTimersByTimeAsync(3_000)
  await added
  expect(await outbox.all()).toHaveLength(1)
  vi.useRealTimers()
})

it('removes foreign entries', async () => {
  const { map, store } = mapStore()
  map.set('x', { kind: 'event' }).set('y', null).set('other', item(1)).set(item(2).id, item(2))
  const outbox = createOutbox(async () => store)
  expect((await outbox.all()).map(({ id }) => id)).toEqual(['id-0002'])
  expect([...map.keys()]).toEqual(['id-0002'])
})

it.each(['{', 'null', '7', '[1,[2],["a"]]'])('reads corrupted local storage %j as empty', async (text) => {
  const storage = textStorage()
  storage.set('trackOutbox', text)
  const outbox = createOutbox(async () => mapStore(false).store, storageStore(storage))
  expect(await outbox.all()).toEqual([])
})
