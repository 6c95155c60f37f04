import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { array, object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { BusinessError, NetworkError } from '#api/errors.ts'
import { feedOf } from '#api/shapes.ts'
import type { DataDeps } from '#data/deps.tsx'
import { mapFeed, useFeed } from '#data/list/use-feed.ts'
import type { Snapshot } from '#data/offline/snapshot.ts'
import { refresh } from '#data/loaded.ts'
import { depsOf, keepsNothing, TestData } from '#test/data.tsx'
import { FeedList } from './feed-list.tsx'

let inView: (isSeen: boolean) => void = () => undefined
beforeEach(() => {
  history.replaceState(null, '', '/me/reply')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        inView = (isIntersecting) => act(() => seen([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)
afterEach(() => void vi.unstubAllGlobals())

const input = object({ beforeId: optional(string()), chatId: optional(string()) })
const replies = get('/replies', { input, output: array(object({ id: string() })) })
const messages = get('/messages', { input, output: feedOf(object({ id: string() })) })

interface Cursor {
  beforeId?: string
  chatId?: string
}

/** A service with rows 1 to `count`, the newest first, twenty at a time; an answer may be an error instead. */
function stand(count: number, errors: Record<number, Error> = {}, saved: Record<string, Snapshot> = {}) {
  const service = { count }
  const requests: Cursor[] = []
  const kept = new Map(Object.entries(saved))
  const send = async ({ path }: { path: string }, cursor: Cursor) => {
    requests.push(cursor)
    const error = errors[requests.length]
    if (error) throw error
    const all = Array.from({ length: service.count }, (_, at) => ({ id: `${service.count - at}` }))
    const from = cursor.beforeId === undefined ? 0 : all.findIndex(({ id }) => id === cursor.beforeId) + 1
    const list = all.slice(from, from + 20)
    return path === '/replies' ? list : { list, hasMore: from + 20 < all.length }
  }
  const snapshots = {
    ...keepsNothing,
    read: async (key: string) => kept.get(key),
    write: async (key: string, snapshot: Snapshot) => kept.set(key, snapshot).has(key),
  }
  const deps = depsOf(send, { snapshots, account: () => 'a', now: () => Date.now() })
  return { deps, service, requests, kept }
}

function List({ call = replies, chatId }: { call?: typeof replies | typeof messages; chatId?: string }) {
  const feed = useFeed(call, { chatId }, { idOf: ({ id }) => id, offline: { title: '回复' } })
  return (
    <>
      <button type="button" onClick={() => refresh(feed)}>
        renew
      </button>
      <FeedList
        feed={mapFeed(feed, ({ id }, isFresh) => ({ id, words: `row ${id}${isFresh ? ' new' : ''}` }))}
        noun="回复"
        label="回复"
        keyOf={({ id }) => id}
        row={({ words }) => <p>{words}</p>}
        empty={<p>nothing</p>}
      />
    </>
  )
}

const show = (deps: DataDeps, list = <List />) => render(<TestData deps={deps}>{list}</TestData>)
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const count = (wanted: number) => waitFor(() => expect(rows()).toHaveLength(wanted))
const button = (name: string) => screen.queryByRole('button', { name })
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

it.each([
  ['a list that ends with a short part', replies],
  ['a list that says whether there is more', messages],
])('loads page by page to the oldest, and focuses the first new row: %s', async (_, call) => {
  const { deps, requests } = stand(42, {})
  show(deps, <List call={call} />)
  await count(20)
  press('更早的回复')
  await count(40)
  expect(document.activeElement?.textContent).toBe('row 22')
  press('更早的回复')
  await count(42)
  expect(button('更早的回复')).toBeNull()
  expect(rows()).toEqual(Array.from({ length: 42 }, (_each, at) => `row ${42 - at}`))
  expect(requests.map(({ beforeId }) => beforeId)).toEqual([undefined, '23', '3'])
})

it('reports an empty list, and explains a failed first page', async () => {
  show(stand(0).deps)
  expect(await screen.findByText('nothing')).toBeTruthy()
  cleanup()
  show(stand(3, { 1: new BusinessError('GET /', 50_000, '系统繁忙') }).deps)
  expect((await screen.findByRole('alert')).textContent).toContain('系统繁忙')
  press('重试')
  await count(3)
})

it('a failed older page keeps the rows, and is retried alone', async () => {
  const { deps, requests } = stand(60, { 3: new BusinessError('GET /', 50_000, '系统繁忙') })
  show(deps)
  await count(20)
  press('更早的回复')
  await count(40)
  press('更早的回复')
  expect(await screen.findByRole('alert')).toBeTruthy()
  await count(40)
  press('重试')
  await count(60)
  expect(requests.map(({ beforeId }) => beforeId)).toEqual([undefined, '41', '21', '21'])
})

it('adds newer rows on top, marked, without losing those moved out of the newest page', async () => {
  const { deps, service } = stand(45)
  show(deps)
  await count(20)
  press('更早的回复')
  await count(40)
  service.count = 48
  await act(async () => button('renew')?.click())
  await count(43)
  expect(rows().slice(0, 4)).toEqual(['row 48 new', 'row 47 new', 'row 46 new', 'row 45'])
  expect(rows().at(-1)).toBe('row 6')
  press('更早的回复')
  await count(48)
})

it('starts over when more arrived than one page holds, and reads older pages from there', async () => {
  const { deps, service } = stand(45)
  show(deps)
  await count(20)
  press('更早的回复')
  await count(40)
  service.count = 95
  await act(async () => button('renew')?.click())
  await waitFor(() => expect(rows()[0]).toBe('row 95 new'))
  await count(40)
  expect(rows().at(-1)).toBe('row 56')
})

it('links to new rows while the reader is further down', async () => {
  const { deps, service } = stand(45)
  show(deps)
  await count(20)
  inView(false)
  expect(button('2条新回复')).toBeNull()
  service.count = 47
  await act(async () => button('renew')?.click())
  await waitFor(() => expect(button('2条新回复')).toBeTruthy())
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  press('2条新回复')
  expect(scrolled).toHaveBeenCalled()
  inView(true)
  expect(button('2条新回复')).toBeNull()
})

it('returning to the entry restores the shown pages; another list starts with one', async () => {
  const first = show(stand(60).deps)
  await count(20)
  press('更早的回复')
  await count(40)
  first.unmount()
  // Another document: only the history entry is kept.
  const { deps, requests } = stand(60)
  const { rerender } = show(deps)
  await count(40)
  expect(requests.map(({ beforeId }) => beforeId)).toEqual([undefined, '41'])
  rerender(
    <TestData deps={deps}>
      <List chatId="C" />
    </TestData>,
  )
  await waitFor(() => expect(requests.at(-1)?.chatId).toBe('C'))
  await count(20)
})

it('saves the first page on the device, and shows it offline', async () => {
  const { deps, kept } = stand(45)
  show(deps)
  await count(20)
  press('更早的回复')
  await count(40)
  expect([...kept.values()].map(({ title }) => title)).toEqual(['回复'])
  cleanup()
  history.replaceState(null, '')
  const lost = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [at, new NetworkError('GET /', 'x')]))
  show(stand(45, lost, Object.fromEntries(kept)).deps)
  await count(20)
  expect(await screen.findByText(/当前离线，以下为.*保存的内容/)).toBeTruthy()
})
