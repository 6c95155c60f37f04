import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { NetworkError, BusinessError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import { pageOf, paging } from '#api/shapes.ts'
import type { DataDeps } from '#data/deps.tsx'
import { depsOf, keepsNothing, TestData } from '#test/data.tsx'
import type { Snapshot, Snapshots } from '#data/offline/snapshot.ts'
import { mapPages, usePages } from '#data/list/use-pages.ts'
import { PagedList } from './paged-list.tsx'

beforeEach(() => history.replaceState(null, '', '/article'))
afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

const articleList = get('/article/list', {
  input: object({ columnId: optional(string()), ...paging }),
  output: pageOf(object({ id: string() })),
})

interface Asked {
  pageNo: number
  pageSize: number
  columnId?: string
}

/** A service with `total` rows; the n-th answer may be a fault instead. */
function stand(total: number, faults: Record<number, Error> = {}, saved: Record<string, Snapshot> = {}) {
  const asked: Asked[] = []
  const kept = new Map(Object.entries(saved))
  const send = async (_: unknown, input: Asked) => {
    asked.push(input)
    const fault = faults[asked.length]
    if (fault) throw fault
    const from = (input.pageNo - 1) * input.pageSize
    const count = Math.max(0, Math.min(input.pageSize, total - from))
    const list = Array.from({ length: count }, (_each, at) => ({ id: `${from + at + 1}` }))
    return { list, total, pageNo: input.pageNo, pageSize: input.pageSize }
  }
  const snapshots: Snapshots = {
    ...keepsNothing,
    read: async (key) => kept.get(key),
    write: async (key, snapshot) => kept.set(key, snapshot).has(key),
  }
  const deps = depsOf(send, { snapshots, account: () => 'a', now: () => Date.now() })
  return { deps, asked, kept }
}

function List({ columnId, pageSize = 20 }: { columnId?: string | undefined; pageSize?: number }) {
  const pages = usePages(articleList, { columnId, pageSize }, { offline: { title: '文章' } })
  return (
    <PagedList
      pages={mapPages(pages, ({ id }) => ({ id, words: `row ${id}` }))}
      label="文章"
      keyOf={({ id }) => id}
      row={({ words }) => <p>{words}</p>}
      empty={<p>nothing</p>}
    />
  )
}

const show = (deps: DataDeps, list = <List />) => render(<TestData deps={deps}>{list}</TestData>)
const rows = () => screen.findAllByRole('listitem', { hidden: true })
const count = (wanted: number) => waitFor(async () => expect(await rows()).toHaveLength(wanted))
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const more = () => screen.queryByRole('button', { name: '加载更多' })

it('loads page by page, focuses the first new row, and reports the end', async () => {
  const { deps, asked } = stand(45)
  show(deps)
  await count(20)
  press('加载更多')
  await count(40)
  expect(document.activeElement?.textContent).toBe('row 21')
  expect(screen.queryByText(/已显示全部/)).toBeNull()
  press('加载更多')
  await count(45)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('row 41'))
  expect(screen.getByText('已显示全部 45 条')).toBeTruthy()
  expect(more()).toBeNull()
  // No page was requested twice.
  expect(asked.map(({ pageNo }) => pageNo)).toEqual([1, 2, 3])
})

it('shows neither more nor the end for a single page', async () => {
  show(stand(20).deps)
  await count(20)
  expect(more()).toBeNull()
  expect(screen.queryByText(/已显示全部/)).toBeNull()
})

it('reports an empty list', async () => {
  show(stand(0).deps)
  expect(await screen.findByText('nothing')).toBeTruthy()
})

it('a failed first page replaces the list, and can be retried', async () => {
  show(stand(3, { 1: new BusinessError('GET /', 50_000, '系统繁忙') }).deps)
  expect(within(await screen.findByRole('alert')).getByText('系统繁忙')).toBeTruthy()
  press('重试')
  await count(3)
})

it('a failed further page keeps the rows, and is retried alone', async () => {
  const { deps, asked } = stand(60, { 3: new BusinessError('GET /', 50_000, '系统繁忙') })
  show(deps)
  await count(20)
  press('加载更多')
  await count(40)
  press('加载更多')
  expect(await screen.findByRole('alert')).toBeTruthy()
  await count(40)
  expect(more()).toBeNull()
  press('重试')
  await count(60)
  expect(document.activeElement?.textContent).toBe('row 41')
  expect(asked.map(({ pageNo }) => pageNo)).toEqual([1, 2, 3, 3])
})

it('returning to the entry restores the shown pages; another list starts with one', async () => {
  const { deps } = stand(60)
  const first = show(deps)
  await count(20)
  press('加载更多')
  await count(40)
  first.unmount()
  // Another document: only the history entry is kept.
  const { asked } = stand(60)
  const again = stand(60)
  const { rerender } = show(again.deps)
  await count(40)
  expect(again.asked.map(({ pageNo }) => pageNo).toSorted((a, b) => a - b)).toEqual([1, 2])
  rerender(
    <TestData deps={again.deps}>
      <List columnId="C" />
    </TestData>,
  )
  await waitFor(() => expect(again.asked.at(-1)?.columnId).toBe('C'))
  await count(20)
  expect(asked).toEqual([])
})

it('previously shown pages are refreshed when the screen reopens', async () => {
  const { deps, asked } = stand(40)
  let time = 0
  const fixed = { ...deps, now: () => time }
  const { rerender } = render(<TestData deps={fixed}>{<List />}</TestData>)
  await count(20)
  press('加载更多')
  await count(40)
  rerender(<TestData deps={fixed}>{null}</TestData>)
  time = 10_000
  rerender(<TestData deps={fixed}>{<List />}</TestData>)
  await count(40)
  await waitFor(() => expect(asked.filter(({ pageNo }) => pageNo === 2)).toHaveLength(2))
})

it('saves the first page on the device, and shows it offline', async () => {
  const { deps, kept } = stand(45)
  show(deps)
  await count(20)
  press('加载更多')
  await count(40)
  expect([...kept.values()].map(({ title }) => title)).toEqual(['文章'])
  cleanup()
  history.replaceState(null, '')
  const lost = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [at, new NetworkError('GET /', 'x')]))
  show(stand(45, lost, Object.fromEntries(kept)).deps)
  await count(20)
  expect(await screen.findByText(/当前离线，以下为.*保存的内容/)).toBeTruthy()
})

it('shows a row once that has moved to the next page meanwhile', async () => {
  const { deps } = stand(25)
  const moved: DataDeps = {
    ...deps,
    send: (async (_: unknown, { pageNo }: Asked) => ({
      list: pageNo === 1 ? [{ id: '1' }, { id: '2' }] : [{ id: '2' }, { id: '3' }],
      total: 4,
      pageNo,
      pageSize: 2,
    })) as unknown as Send, // only what it answers matters here
  }
  show(moved, <List pageSize={2} />)
  await count(2)
  press('加载更多')
  await count(3)
  expect(document.activeElement?.textContent).toBe('row 3')
})

it('renders only rows near the window of 250, and gives the total', async () => {
  // happy-dom lays nothing out: rows are 80 px high, the window 700.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50 * 80)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(700)
  const { deps } = stand(250)
  show(deps, <List pageSize={50} />)
  await count(50)
  press('加载更多')
  await screen.findByRole('list')
  await waitFor(() => expect(document.querySelector('ul')).toBeNull(), { timeout: 5_000 })
  act(() => void dispatchEvent(new Event('resize')))
  for (const shown of [150, 200, 250]) {
    await waitFor(() => expect(more()?.hasAttribute('aria-busy')).toBe(false))
    press('加载更多')
    await waitFor(() => expect(document.querySelector(`[aria-setsize="${shown}"]`)).toBeTruthy())
  }
  const drawn = await rows()
  expect(drawn.length).toBeGreaterThan(5)
  expect(drawn.length).toBeLessThan(100)
  expect(drawn[0]?.getAttribute('aria-posinset')).toBe('1')
  expect(screen.getByText('已显示全部 250 条')).toBeTruthy()
})
