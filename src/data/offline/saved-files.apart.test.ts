import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { createSavedFiles } from './saved-files.ts'
import { createSnapshots } from './snapshot.ts'

const clock = { now: 1_000, account: 'A' }
const deps = { account: () => clock.account, now: () => clock.now }
const files = createSavedFiles(deps, 200)
const snapshots = createSnapshots(deps)

function file(text: string, size = text.length) {
  const bytes = new TextEncoder().encode(text.padEnd(size)).buffer
  const hash = createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
  const listed = [{ name: text, hash }]
  return { orderNumber: `D-${text}`, serviceName: '示例服务', name: text, hash, listed, bytes }
}

const names = async () => (await files.list()).map(({ name }) => name)

beforeEach(async () => {
  clock.account = 'B'
  await snapshots.clear()
  clock.account = 'A'
  await snapshots.clear()
})

it('keeps a file as it was signed, and not one that has been changed', async () => {
  const signed = file('合同')
  expect(await files.keep('A', { ...signed, hash: signed.hash.toUpperCase() })).toBe('kept')
  expect(await files.keep('A', { ...file('changed'), hash: signed.hash })).toBe('changed')
  expect(await files.list()).toEqual([{ ...signed, hash: signed.hash.toUpperCase(), savedAt: 1_000 }])
})

it('has room for so much: the oldest goes, and what alone is more is refused', async () => {
  for (const [at, name] of ['one', 'two', 'three'].entries()) {
    clock.now = 1_000 + at
    expect(await files.keep('A', file(name, 80))).toBe('kept')
  }
  expect(await names()).toEqual(['three', 'two'])
  expect(await files.keep('A', file('all', 201))).toBe('refused')
  expect(await names()).toEqual(['three', 'two'])
})

it('shows nothing to another account, and keeps nothing for one that has gone', async () => {
  await files.keep('A', file('合同'))
  clock.account = 'B'
  expect(await names()).toEqual([])
  expect(await files.keep('A', file('late'))).toBe('refused')
  expect(await names()).toEqual([])
})

it('removes the files of an order, and all of them with the account', async () => {
  await files.keep('A', file('one'))
  await files.keep('A', file('two'))
  await files.remove('D-one')
  expect(await names()).toEqual(['two'])
  await snapshots.purge('A')
  expect(await names()).toEqual([])
})

it('says that nothing was kept where the device allows no storage', async () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(await files.keep('A', file('合同'))).toBe('refused')
  expect(await names()).toEqual([])
  vi.unstubAllGlobals()
})
