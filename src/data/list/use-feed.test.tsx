// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { object, string } from 'valibot'
import { get } from '#api/call.ts'
import { BusinessError } from '#api/errors.ts'
import type { Send } from '#api/send.ts'
import { cursor, feedOf } from '#api/shapes.ts'
import { TestData } from '#test/data.tsx'
import { useFeed } from './use-feed.ts'

const messages = get('/stream/messages', { input: object({ ...cursor }), output: feedOf(object({ id: string() })) })

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(cleanup)
afterEach(() => vi.useRealTimers())

/** A service that knows the messages 1 … `newest` and gives two at a time. */
function stand(newest: number) {
  const service = { newest, refuses: false }
  const asked: object[] = []
  const send = async (_: unknown, { beforeId, afterId }: { beforeId?: string; afterId?: string }) => {
    asked.push({ beforeId, afterId })
    if (service.refuses) throw new BusinessError('GET /', 50_000, '系统繁忙')
    const all = Array.from({ length: service.newest }, (_each, at) => service.newest - at)
    const wanted = all.filter((id) => (beforeId ? id < Number(beforeId) : true) && (!afterId || id > Number(afterId)))
    const given = afterId ? wanted.slice(-2) : wanted.slice(0, 2)
    return { list: given.map((id) => ({ id: `${id}` })), hasMore: wanted.length > given.length }
  }
  const deps = {
    send: send as unknown as Send, // only what was asked matters here
    snapshots: {
      read: async () => undefined,
      write: async () => undefined,
      list: async () => [],
      remove: async () => undefined,
      purge: async () => undefined,
      clear: async () => undefined,
    },
    account: () => 'a',
    onAccount: () => () => undefined,
    now: () => Date.now(),
  }
  render(
    <TestData deps={deps}>
      <Stream />
    </TestData>,
  )
  return { service, asked }
}

function Stream() {
  const feed = useFeed(messages, {}, { idOf: ({ id }) => id, every: 5_000 })
  if (feed.state !== 'ready') return <p>{feed.state}</p>
  const { more, busy, failed } = feed.older
  return (
    <>
      <p data-testid="shown">{feed.data.map(({ id }) => id).join(' ')}</p>
      {more && <button onClick={more}>older</button>}
      {busy && <p>busy</p>}
      {failed && <button onClick={failed.retry}>again</button>}
      {feed.newer.count > 0 && <button onClick={feed.newer.show}>{`${feed.newer.count} newer`}</button>}
    </>
  )
}

const shows = (ids: string) => waitFor(() => expect(screen.getByTestId('shown').textContent).toBe(ids))
const press = async (name: string) => act(async () => (await screen.findByRole('button', { name })).click())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('shows the newest, older ones on demand, until there are none', async () => {
  const { asked } = stand(5)
  await shows('5 4')
  await press('older')
  await shows('5 4 3 2')
  await press('older')
  await shows('5 4 3 2 1')
  expect(screen.queryByRole('button')).toBeNull()
  expect(asked).toEqual([{}, { beforeId: '4' }, { beforeId: '2' }])
})

it('newer ones wait until they are shown, and the next are asked for after them', async () => {
  const { service, asked } = stand(2)
  await shows('2 1')
  service.newest = 5
  await pass(5_100)
  await shows('2 1')
  await press('2 newer')
  await shows('4 3 2 1')
  await pass(5_100)
  await press('1 newer')
  await shows('5 4 3 2 1')
  await pass(5_100)
  expect(asked.at(-1)).toEqual({ afterId: '5' })
  expect(screen.queryByRole('button')).toBeNull()
})

it('older ones that cannot be had leave the others, and are asked for again', async () => {
  const { service } = stand(4)
  await shows('4 3')
  service.refuses = true
  await press('older')
  await screen.findByText('again')
  await shows('4 3')
  service.refuses = false
  await press('again')
  await shows('4 3 2 1')
})
