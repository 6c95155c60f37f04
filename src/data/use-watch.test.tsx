// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentTime } from '#api/domains/public.ts'
import { BusinessError, NetworkError } from '#api/errors.ts'
import { depsOf, keepsNothing, TestData } from '#test/data.tsx'
import { ONCE, useWatch } from './use-watch.ts'

const lost = () => Promise.reject(new NetworkError('GET /x', 'lost'))
const at = (now: number) => () => Promise.resolve({ now })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
})

function stand(answers: (() => Promise<unknown>)[]) {
  let asked = 0
  let writes = 0
  const send = async () => answers[Math.min(asked++, answers.length - 1)]?.()
  const deps = depsOf(send, { snapshots: { ...keepsNothing, write: async () => void (writes += 1) } })
  const seen = { words: '', ask: () => undefined as void }
  function Asking({ until }: { until?: number }) {
    const watched = useWatch(
      currentTime,
      {},
      until === undefined ? { waits: ONCE } : { until: ({ now }) => now === until, waits: [1_000, 2_000] },
    )
    seen.words = `${watched.state} ${watched.data?.now ?? '-'}`
    seen.ask = watched.recheck
    return null
  }
  const show = (until?: number) =>
    render(
      <TestData deps={deps}>
        <Asking {...(until !== undefined && { until })} />
      </TestData>,
    )
  return { show, seen, asked: () => asked, writes: () => writes }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function see(visible: boolean): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
}

it('asks with ever longer waits until the answer is the one, then never again', async () => {
  const { show, seen, asked, writes } = stand([at(1), lost, at(3)])
  show(3)
  await pass(0)
  expect([seen.words, asked()]).toEqual(['checking 1', 1])
  await pass(999)
  expect(asked()).toBe(1)
  await pass(1)
  expect([seen.words, asked()]).toEqual(['checking 1', 2])
  await pass(2_000)
  expect([seen.words, asked()]).toEqual(['done 3', 3])
  await see(false)
  await see(true)
  await pass(60_000)
  expect([asked(), writes()]).toEqual([3, 0])
})

it('gives up after the last wait, and takes all of them again when asked to', async () => {
  const { show, seen, asked } = stand([at(1)])
  show(3)
  await pass(3_000)
  expect([seen.words, asked()]).toEqual(['exhausted 1', 3])
  await act(async () => seen.ask())
  await pass(3_000)
  expect([seen.words, asked()]).toEqual(['exhausted 1', 6])
})

it('asks no more where the server says no', async () => {
  const { show, seen, asked } = stand([() => Promise.reject(new BusinessError('GET /x', 40401, '订单不存在'))])
  show(3)
  await pass(60_000)
  expect([seen.words, asked()]).toEqual(['exhausted -', 1])
})

it('rests while the page is hidden, and asks at once on return', async () => {
  const { show, asked } = stand([at(1)])
  show(3)
  await pass(0)
  await see(false)
  await pass(60_000)
  expect(asked()).toBe(1)
  await see(true)
  expect(asked()).toBe(2)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(asked()).toBe(3)
  const back = new Event('pageshow')
  Object.defineProperty(back, 'persisted', { value: true })
  await act(async () => window.dispatchEvent(back))
  expect(asked()).toBe(4)
})

it('takes one answer without a condition, and a new one at each return', async () => {
  const { show, seen, asked } = stand([at(1), at(2)])
  show()
  await pass(60_000)
  expect([seen.words, asked()]).toEqual(['done 1', 1])
  await see(false)
  await see(true)
  await pass(0)
  expect([seen.words, asked()]).toEqual(['done 2', 2])
})

it('hears nothing more once it is gone', async () => {
  const { show, asked } = stand([at(1)])
  show(3).unmount()
  await pass(60_000)
  expect(asked()).toBe(1)
})
