import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentTime } from '#api/domains/public.ts'
import { BusinessError, NetworkError } from '#api/errors.ts'
import { refresh, type Loaded } from './loaded.ts'
import { depsOf, keepsNothing, TestData } from '#test/data.tsx'
import { useFresh } from './use-fresh.ts'

const lost = () => Promise.reject(new NetworkError('GET /x', 'lost'))
const at = (now: number) => () => Promise.resolve({ now })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(answers: (() => Promise<unknown>)[]) {
  let requests = 0
  const written: unknown[] = []
  const deps = depsOf(async () => answers[Math.min(requests++, answers.length - 1)]?.(), {
    snapshots: { ...keepsNothing, write: async (...args: unknown[]) => written.push(args) > 0 },
    now: () => 7,
  })
  let seen: Loaded<{ now: number }> = { state: 'loading' }
  function Reading() {
    seen = useFresh(currentTime, {})
    return null
  }
  const tree = () => (
    <TestData deps={deps}>
      <Reading />
    </TestData>
  )
  return { ...render(tree()), seen: () => seen, requests: () => requests, written }
}

const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
const passMinute = () => passSeconds(60)

it('returns the answer with its time, stores it nowhere, and requests it again on return', async () => {
  const { seen, requests, written } = show([at(1), at(2)])
  expect(seen()).toEqual({ state: 'loading' })
  await passMinute()
  expect(seen()).toMatchObject({ state: 'ready', data: { now: 1 }, savedAt: 7, stale: false })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await passMinute()
  expect(seen()).toMatchObject({ state: 'ready', data: { now: 2 } })
  expect([requests(), written]).toEqual([2, []])
})

it('fails with a retry, and keeps earlier data, marked stale, after a later failure', async () => {
  const { seen } = show([lost, at(1), lost])
  await passSeconds(1)
  expect(seen()).toMatchObject({ state: 'failed', error: expect.any(NetworkError) })
  await act(async () => refresh(seen()))
  await passMinute()
  expect(seen()).toMatchObject({ state: 'ready', data: { now: 1 }, stale: false })
  await act(async () => refresh(seen()))
  await passMinute()
  expect(seen()).toMatchObject({ state: 'ready', data: { now: 1 }, stale: true })
})

it('retries with backoff after network failures while the page is visible', async () => {
  const { seen, requests } = show([lost, lost, at(1)])
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await passMinute()
  expect([requests(), seen().state]).toEqual([1, 'failed'])
  sight.mockRestore()
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await passSeconds(9)
  expect([requests(), seen().state]).toEqual([2, 'failed'])
  await passSeconds(2)
  expect(seen()).toMatchObject({ state: 'ready', data: { now: 1 }, stale: false })
  await passMinute()
  expect(requests()).toBe(3)
})

it('does not retry after an error response', async () => {
  const { seen, requests } = show([() => Promise.reject(new BusinessError('GET /x', 50_000, '系统繁忙'))])
  await passMinute()
  expect([requests(), seen().state]).toEqual([1, 'failed'])
})

it('is not marked stale after an error response', async () => {
  const rejected = () => Promise.reject(new BusinessError('GET /x', 50_000, '系统繁忙'))
  const { seen } = show([at(1), rejected])
  await passMinute()
  await act(async () => refresh(seen()))
  await passMinute()
  expect(seen()).toMatchObject({ state: 'ready', data: { now: 1 }, stale: false })
})
