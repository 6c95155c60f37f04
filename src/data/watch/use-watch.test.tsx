import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentTime } from '#api/domains/public.ts'
import { BusinessError, NetworkError } from '#api/errors.ts'
import { dataOf } from '#data/loaded.ts'
import { depsOf, keepsNothing, TestData } from '#test/data.tsx'
import type { Rhythm } from './rhythm.ts'
import { AFTER_VISIT } from './rhythm.ts'
import { awaited, useWatch } from './use-watch.ts'

const lost = () => Promise.reject(new NetworkError('GET /x', 'lost'))
const at = (now: number) => () => Promise.resolve({ now })
/** 1 s, then 2 s, then no more. */
const slower: Rhythm = (made) => (made > 2 ? undefined : made * 1_000)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
})

interface Rate {
  seen: number | Rhythm
  hidden?: number
  limit?: number
}

function stand(answers: (() => Promise<unknown>)[], rate: Rate = { seen: slower }) {
  let requests = 0
  let writes = 0
  let account = 'customer'
  const switched = new Set<() => void>()
  const send = async () => answers[Math.min(requests++, answers.length - 1)]?.()
  const deps = depsOf(send, {
    snapshots: { ...keepsNothing, write: async () => (writes += 1) > 0 },
    account: () => account,
    onAccount: (changed) => {
      switched.add(changed)
      return () => void switched.delete(changed)
    },
  })
  const seen = { words: '', found: undefined as unknown, again: () => undefined as void }
  function Watching({ until }: { until: number | undefined }) {
    const watched = useWatch(currentTime, {}, { ...rate, ...(until && { until: ({ now }) => now === until }) })
    const phase = watched.checking ? 'checking' : watched.exhausted ? 'exhausted' : 'over'
    seen.words = `${watched.state} ${dataOf(watched)?.now ?? '-'} ${phase}`
    seen.found = awaited(watched)
    seen.again = watched.recheck
    return null
  }
  const show = (until?: number) =>
    render(
      <TestData deps={deps}>
        <Watching until={until} />
      </TestData>,
    )
  const become = (next: string) =>
    act(async () => {
      account = next
      for (const changed of switched) changed()
    })
  return { show, seen, requests: () => requests, writes: () => writes, become }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function see(visible: boolean): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
}

it('polls by its rhythm until the awaited answer, then stops for good', async () => {
  const { show, seen, requests, writes } = stand([at(1), lost, at(3)])
  show(3)
  await pass(0)
  expect([seen.words, requests()]).toEqual(['ready 1 checking', 1])
  await pass(999)
  expect(requests()).toBe(1)
  await pass(1)
  // What is there stays while a failed request is repeated.
  expect([seen.words, requests(), seen.found]).toEqual(['ready 1 checking', 2, undefined])
  await pass(2_000)
  expect([seen.words, requests(), seen.found]).toEqual(['ready 3 over', 3, { now: 3 }])
  await see(false)
  await see(true)
  await pass(60_000)
  expect([requests(), writes()]).toEqual([3, 0])
})

it('without an awaited answer, polls at its rate while the page is visible', async () => {
  const { show, requests } = stand([at(1)], { seen: 10_000 })
  show()
  await pass(3_600_000)
  expect(requests()).toBe(361)
})

it('stops after the last wait, and a press starts over', async () => {
  const { show, seen, requests } = stand([at(1)])
  show(3)
  await pass(3_000)
  expect([seen.words, requests()]).toEqual(['ready 1 exhausted', 3])
  await act(async () => seen.again())
  await pass(3_000)
  expect([seen.words, requests()]).toEqual(['ready 1 exhausted', 6])
})

it('never exceeds its request limit', async () => {
  const { show, seen, requests } = stand([lost], { seen: 1_000, limit: 4 })
  show(3)
  await pass(60_000)
  expect([seen.words, requests()]).toEqual(['failed - exhausted', 4])
})

it('after a vendor visit, polls 15 times every 2 s, then 12 times every 5 s', async () => {
  const { show, seen, requests } = stand([at(1)], { seen: AFTER_VISIT })
  show(3)
  await pass(30_000)
  expect(requests()).toBe(16)
  await pass(59_999)
  expect([seen.words, requests()]).toEqual(['ready 1 checking', 27])
  await pass(1)
  expect([seen.words, requests()]).toEqual(['ready 1 exhausted', 28])
  await pass(60_000)
  expect(requests()).toBe(28)
})

it('stops on a rejection and hides data that is no longer accessible', async () => {
  const closed = () => Promise.reject(new BusinessError('GET /x', 40401, '订单不存在'))
  const { show, seen, requests } = stand([at(1), closed])
  show(3)
  await pass(60_000)
  expect([seen.words, requests()]).toEqual(['failed - exhausted', 2])
})

it('pauses while the page is hidden, and polls at once on return', async () => {
  const { show, requests } = stand([at(1)])
  show(3)
  await pass(0)
  await see(false)
  await pass(60_000)
  expect(requests()).toBe(1)
  await see(true)
  expect(requests()).toBe(2)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(requests()).toBe(3)
  const back = new Event('pageshow')
  Object.defineProperty(back, 'persisted', { value: true })
  await act(async () => window.dispatchEvent(back))
  expect(requests()).toBe(4)
})

it('polls at a rate of its own while hidden, if one is given', async () => {
  const { show, requests } = stand([at(1)], { seen: 1_000, hidden: 30_000 })
  show()
  await pass(2_000)
  expect(requests()).toBe(3)
  await see(false)
  await pass(60_000)
  expect(requests()).toBe(5)
  await see(true)
  await pass(1_000)
  expect(requests()).toBe(7)
})

it('does not show one customer’s answer to another', async () => {
  const never = () => new Promise(() => undefined)
  const { show, seen, become } = stand([at(1), never])
  show(3)
  await pass(0)
  expect(seen.words).toBe('ready 1 checking')
  await become('another')
  expect(seen.words).toBe('loading - checking')
})

it('stops on unmount', async () => {
  const { show, requests } = stand([at(1)])
  show(3).unmount()
  await pass(60_000)
  expect(requests()).toBe(1)
})
