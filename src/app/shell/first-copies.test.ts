import { expect, it } from 'vitest'
import type { Snapshot, Snapshots } from '#data/offline/snapshot.ts'
import { keepsNothing } from '#test/data.tsx'
import { createMemoryStorage } from '#session/storage.ts'
import { withFirstCopies } from './first-copies.ts'

const page = (value: unknown): Snapshot => ({ value, savedAt: 7, route: '/course', title: '学习' })
const detail = (number: number) => `GET /public/article-course/detail?number=C${number}`

const readOf = async (key: string) => (key.startsWith('GET /public/article-course/') ? {} : undefined)

function stand(account = 'u1') {
  const local = createMemoryStorage()
  return { local, kept: withFirstCopies(keepsNothing, local, () => account, readOf) }
}
const read = (text: string | null): unknown => JSON.parse(text ?? '{}')

it('stores the first answers per account, the newest four', async () => {
  const { local, kept } = stand()
  for (let number = 1; number <= 5; number += 1) await kept.write(detail(number), page({ number }))
  await kept.write('GET /users/me', page({ mobile: '1' }))
  expect(Object.keys(Object(read(local.get('own:u1:first'))))).toEqual([5, 4, 3, 2].map(detail))
  expect(local.get('own:guest:first')).toBeNull()
})

it('respects its size limit, and ignores invalid entries', async () => {
  const { local, kept } = stand()
  local.set('own:u1:first', '{"broken')
  await kept.write(detail(1), page('x'.repeat(50_000)))
  await kept.write(detail(2), page('y'.repeat(20_000)))
  expect(Object.keys(Object(read(local.get('own:u1:first'))))).toEqual([detail(2)])
  await kept.write(detail(3), page('z'.repeat(70_000)))
  expect(read(local.get('own:u1:first'))).toEqual({})
})

it('is removed with the account and when everything saved is cleared', async () => {
  const { local, kept } = stand()
  await kept.write(detail(1), page(1))
  await kept.purge('u1')
  expect(local.keys()).toEqual([])
  await kept.write(detail(1), page(1))
  await kept.clear()
  expect(local.keys()).toEqual([])
})

it('is removed with a page that is closed to the reader, also while the database has no copy of it', async () => {
  const { local, kept } = stand()
  await kept.write(detail(1), page(1))
  expect(await kept.remove((_, key) => key === detail(2))).toBe(false)
  expect(local.keys()).toEqual(['own:u1:first'])
  expect(await kept.remove((_, key) => key === detail(1))).toBe(true)
  expect(local.keys()).toEqual([])
})

it('writes for the requesting account, and nothing after it has signed out', async () => {
  const local = createMemoryStorage()
  let account = 'u1'
  const writtenFor: string[] = []
  const database: Snapshots = { ...keepsNothing, write: async () => writtenFor.push(account) > 0 }
  const kept = withFirstCopies(database, local, () => account, readOf)
  const writing = kept.write(detail(1), page({ mine: true }))
  account = 'guest'
  expect(await writing).toBe(true)
  expect([writtenFor, local.keys()]).toEqual([['u1'], []])
})

it('stores the picture that the page begins with, if it is ours', async () => {
  const local = createMemoryStorage()
  const lead = (course: unknown) => String(Object(course).coverUrl)
  const kept = withFirstCopies(
    keepsNothing,
    local,
    () => 'u1',
    async () => ({ lead }),
  )
  await kept.write(detail(1), page({ coverUrl: 'covers/C1.webp' }))
  await kept.write(detail(2), page({ coverUrl: 'https://elsewhere.example/x.png' }))
  expect(read(local.get('own:u1:first'))).toEqual({
    [detail(2)]: { value: { coverUrl: 'https://elsewhere.example/x.png' }, savedAt: 7 },
    [detail(1)]: { value: { coverUrl: 'covers/C1.webp' }, savedAt: 7, lead: '/files/covers/C1.webp' },
  })
})
