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

it('saves a file whose hash matches, and rejects one that was modified', async () => {
  const signed = file('合同')
  expect(await files.keep('A', { ...signed, hash: signed.hash.toUpperCase() })).toBe('kept')
  expect(await files.keep('A', { ...file('changed'), hash: signed.hash })).toBe('changed')
  expect(await files.list()).toEqual([{ ...signed, hash: signed.hash.toUpperCase(), savedAt: 1_000 }])
})

it('evicts the oldest file when the quota is full, and rejects a file larger than the quota', async () => {
  for (const [at, name] of ['one', 'two', 'three'].entries()) {
    clock.now = 1_000 + at
    expect(await files.keep('A', file(name, 80))).toBe('kept')
  }
  expect(await names()).toEqual(['three', 'two'])
  expect(await files.keep('A', file('all', 201))).toBe('refused')
  expect(await names()).toEqual(['three', 'two'])
})

it('hides files from other accounts, and saves nothing for an account that has signed out', async () => {
  await files.keep('A', file('合同'))
  clock.account = 'B'
  expect(await names()).toEqual([])
  expect(await files.keep('A', file('late'))).toBe('refused')
  expect(await names()).toEqual([])
})

it('removes the files of one order, or all files with the account', async () => {
  await files.keep('A', file('one'))
  await files.keep('A', file('two'))
  await files.remove('D-one')
  expect(await names()).toEqual(['two'])
  await snapshots.purge('A')
  expect(await names()).toEqual([])
})

it('reports a failed save when the device blocks storage', async () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(await files.keep('A', file('合同'))).toBe('refused')
  expect(await names()).toEqual([])
  vi.unstubAllGlobals()
})
