import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { articleList } from '#api/domains/learn/article/articles.ts'
import { currentTime } from '#api/domains/public.ts'
import type { Call } from '#api/call.ts'
import { usePages } from '#data/list/use-pages.ts'
import { dataOf } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useFresh } from '#data/use-fresh.ts'
import { useRenew } from '#data/use-renew.ts'
import { useWatch } from '#data/watch/use-watch.ts'
import { depsOf, TestData } from '#test/data.tsx'
import { useStale } from './stale.ts'

afterEach(cleanup)

/** A mounted reader; `makeStale` invalidates calls as a write does once it is answered. */
async function read(useReader: () => void, account = 'customer') {
  const sent: string[] = []
  const send = async ({ path }: Call, { pageNo = 1 }: { pageNo?: number }) => {
    sent.push(`${path} ${pageNo}`)
    return { now: sent.length, list: [{ id: `${pageNo}` }], total: 2, pageNo, pageSize: 1 }
  }
  let makeStale: (calls: readonly Call[]) => Promise<void> = async () => undefined
  let renew: () => Promise<boolean> = async () => false
  function Reader() {
    useReader()
    makeStale = useStale()
    renew = useRenew()
    return null
  }
  render(
    <TestData deps={depsOf(send, { account: () => account })}>
      <Reader />
    </TestData>,
  )
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  await act(async () => undefined)
  sent.length = 0
  return { sent, makeStale: (...calls: Call[]) => act(() => makeStale(calls)), renew: () => act(() => renew()) }
}

it.each([
  ['useCall', () => useCall(currentTime, {})],
  ['useFresh', () => useFresh(currentTime, {})],
  ['useWatch, even where its answer was enough', () => useWatch(currentTime, {}, { seen: 1_000, until: () => true })],
] as const)('refreshes what a write invalidated, as pull-to-refresh does: %s', async (_, useReader) => {
  const { sent, makeStale, renew } = await read(useReader)
  await makeStale(articleList)
  expect(sent).toEqual([])
  await makeStale(currentTime)
  await waitFor(() => expect(sent).toEqual([`${currentTime.path} 1`]))
  await renew()
  await waitFor(() => expect(sent).toHaveLength(2))
})

it('shows what a write has changed, although a request from before it was under way', async () => {
  const answers: ((answer: { now: number }) => void)[] = []
  const seen = { now: undefined as number | undefined }
  let makeStale: (calls: readonly Call[]) => Promise<void> = async () => undefined
  function Reader() {
    seen.now = dataOf(useFresh(currentTime, {}))?.now
    makeStale = useStale()
    return null
  }
  const { unmount } = render(
    <TestData deps={depsOf(() => new Promise((answer) => answers.push(answer)))}>
      <Reader />
    </TestData>,
  )
  const answer = (now: number) => act(async () => answers.shift()?.({ now }))
  await waitFor(() => expect(answers).toHaveLength(1))
  const written = makeStale([currentTime])
  await answer(1)
  await answer(2)
  await written
  expect([seen.now, answers]).toEqual([2, []])
  void makeStale([currentTime])
  void makeStale([currentTime])
  await answer(3)
  unmount()
  await answer(4)
  expect(answers, 'nothing is requested for a page that was left').toEqual([])
})

it('refreshes every page of a list, a guest’s through its twin call', async () => {
  const pages = { current: undefined as undefined | (() => void) }
  const { sent, makeStale } = await read(() => {
    pages.current = usePages(articleList, { pageSize: 1 }).more
  }, 'guest')
  act(() => pages.current?.())
  const path = articleList.twin?.path
  await waitFor(() => expect(sent).toEqual([`${path} 2`]))
  sent.length = 0
  await makeStale(articleList)
  await waitFor(() => expect(sent.toSorted()).toEqual([`${path} 1`, `${path} 2`]))
})
