import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { storeNames } from './database.ts'
import { createSnapshots } from './snapshot.ts'

const clock = { now: 1_000_000, account: 'guest' }
const snapshots = createSnapshots({ account: () => clock.account, now: () => clock.now })
const page = (title: string, savedAt = clock.now) => ({ value: { title }, savedAt, route: `/course/${title}`, title })

beforeEach(async () => {
  clock.account = 'guest'
  clock.now = 1_000_000
  await snapshots.clear()
})

it('reads back what was written, with its date', async () => {
  await snapshots.write('a', page('C1'))
  expect(await snapshots.read('a')).toEqual(page('C1'))
})

it('does not show one account’s snapshots to another', async () => {
  clock.account = 'A'
  await snapshots.write('a', page('C1'))
  clock.account = 'B'
  expect(await snapshots.read('a')).toBeUndefined()
  expect(await snapshots.list()).toEqual([])
})

it('purges one account and leaves the others', async () => {
  await snapshots.write('g', page('guest page'))
  clock.account = 'A'
  await snapshots.write('a', page('C1'))
  clock.account = 'guest'
  await snapshots.purge('A')
  expect(await storeNames('snapshot-')).toEqual(['snapshot-1-guest'])
  expect(await snapshots.read('g')).toBeDefined()
})

it('expires after seven days', async () => {
  await snapshots.write('a', page('C1'))
  clock.now += 7 * 24 * 3600_000 + 1
  expect(await snapshots.list()).toEqual([])
  clock.now -= 1
  expect(await snapshots.read('a')).toBeUndefined()
  await snapshots.write('a', page('C1'))
  clock.now += 7 * 24 * 3600_000 + 1
  expect(await snapshots.read('a')).toBeUndefined()
})

it('keeps saving after another tab has cleared everything', async () => {
  await snapshots.write('a', page('C1'))
  await createSnapshots({ account: () => clock.account, now: () => clock.now }).clear()
  expect(await snapshots.list()).toEqual([])
  await snapshots.write('b', page('C2'))
  expect(await snapshots.read('b')).toEqual(page('C2'))
})

/** The connection to the store of an account that has one copy. */
async function connection(): Promise<IDBDatabase> {
  const open = vi.spyOn(indexedDB, 'open')
  clock.account = 'A'
  await snapshots.write('a', page('C1'))
  const database: IDBDatabase = open.mock.results[0]?.value.result
  open.mockRestore()
  return database
}

it('finds its copies after the browser has dropped the connection', async () => {
  const database = await connection()
  database.close()
  database.onclose?.(new Event('close'))
  expect(await snapshots.read('a')).toEqual(page('C1'))
})

it.each([
  ['closed', 'InvalidStateError'],
  ['lost', 'UnknownError'],
])('opens the store again after the first failure of a connection that was %s without a word', async (_, name) => {
  const database = await connection()
  vi.spyOn(database, 'transaction').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', name)
  })
  expect(await snapshots.write('b', page('C2'))).toBe(false)
  expect(await snapshots.write('b', page('C2'))).toBe(true)
  expect([await snapshots.read('a'), await snapshots.read('b')]).toEqual([page('C1'), page('C2')])
})

it('keeps its connection when the device is full', async () => {
  const database = await connection()
  const open = vi.spyOn(indexedDB, 'open')
  vi.spyOn(database, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await snapshots.write('b', page('C2'))).toBe(true)
  expect(open).not.toHaveBeenCalled()
  open.mockRestore()
})

it('expires with the service that granted access, and removes matching snapshots', async () => {
  await snapshots.write('a', { ...page('C1'), until: clock.now + 10 })
  await snapshots.write('b', page('C2'))
  clock.now += 9
  expect(await snapshots.read('a')).toBeDefined()
  clock.now += 1
  expect((await snapshots.list()).map(({ title }) => title)).toEqual(['C2'])
  expect(await snapshots.read('a')).toBeUndefined()
  expect(await snapshots.remove(({ route }) => route === '/course/C2')).toBe(true)
  expect(await snapshots.remove(() => true)).toBe(false)
})

it('lists each page once, newest first', async () => {
  await snapshots.write('a1', { ...page('C1'), savedAt: 10 })
  await snapshots.write('a2', { ...page('C1'), savedAt: 30 })
  await snapshots.write('b', { ...page('C2'), savedAt: 20 })
  expect((await snapshots.list()).map(({ title, savedAt }) => [title, savedAt])).toEqual([
    ['C1', 30],
    ['C2', 20],
  ])
})

it('makes room on a full device and saves again, and says what it does not save', async () => {
  for (let at = 0; at < 60; at += 1) await snapshots.write(`k${at}`, page(`C${at}`, clock.now + at))
  const full = vi.spyOn(IDBObjectStore.prototype, 'put')
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  full.mockImplementationOnce(refuse)
  expect(await snapshots.write('new', page('C60', clock.now + 60))).toBe(true)
  expect(await snapshots.read('new')).toBeDefined()
  expect(await snapshots.list()).toHaveLength(51)
  full.mockImplementation(refuse)
  expect(await snapshots.write('lost', page('C61'))).toBe(false)
  full.mockRestore()
  expect(await snapshots.read('lost')).toBeUndefined()
  vi.stubGlobal('indexedDB', undefined)
  const blocked = createSnapshots({ account: () => 'blocked', now: () => clock.now })
  expect(await blocked.write('a', page('C1'))).toBe(false)
  expect(await blocked.read('a')).toBeDefined()
  vi.unstubAllGlobals()
})

it('keeps the 200 newest snapshots', async () => {
  for (let at = 0; at < 203; at += 1) await snapshots.write(`k${at}`, page(`C${at}`, clock.now + at))
  expect(await snapshots.list()).toHaveLength(200)
  expect(await snapshots.read('k0')).toBeUndefined()
  expect(await snapshots.read('k202')).toBeDefined()
})
