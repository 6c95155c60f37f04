import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DataDeps } from './deps.tsx'
import { TestData } from '#test/data.tsx'
import { useHasPassed, useServerNow } from './use-server-now.ts'

/** The time on the server when the test begins, and how long a request and its answer take, ms. */
const SERVER = 1_700_000_000_000
const TRIP = 600

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    }),
)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function stand({ lost = 0, until }: { lost?: number; until?: number } = {}) {
  const begun = performance.now()
  let slept = 0
  let requests = 0
  const server = () => SERVER + performance.now() - begun + slept
  const send = async () => {
    requests += 1
    await new Promise((resolve) => setTimeout(resolve, TRIP / 2))
    const now = Math.round(server())
    await new Promise((resolve) => setTimeout(resolve, TRIP / 2))
    if (requests <= lost) throw new TypeError('lost')
    return { now }
  }
  // Only requests matter here.
  const deps = { send, account: () => 'guest', onAccount: () => () => undefined } as unknown as DataDeps
  let shown: number | undefined
  let passed: boolean | undefined
  function Shown() {
    shown = useServerNow()
    return null
  }
  function Passed() {
    passed = useHasPassed(until)
    return null
  }
  render(<TestData deps={deps}>{until === undefined ? <Shown /> : <Passed />}</TestData>)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return {
    pass,
    off: () => (shown === undefined ? undefined : Math.abs(shown - server())),
    passed: () => passed,
    requests: () => requests,
    /** The phone sleeps: its wall clock goes on, the monotonic one stands still. */
    sleep(ms: number) {
      slept += ms
      vi.setSystemTime(Date.now() + ms)
    },
  }
}

it('follows the server’s clock within half a round trip, whatever the device’s clock says', async () => {
  vi.setSystemTime(0)
  const { pass, off } = stand()
  expect(off()).toBeUndefined()
  await pass(TRIP + 10)
  expect(off()).toBeLessThan(20)
  await pass(5_000)
  expect(off()).toBeLessThan(1_001)
})

it('is unknown after sleep until the server has answered again; without sleep it is not requested again', async () => {
  const { pass, off, sleep, requests } = stand()
  await pass(TRIP + 10)
  await act(async () => void dispatchEvent(new Event('focus')))
  expect([requests(), off() !== undefined]).toEqual([1, true])
  sleep(3_600_000)
  await act(async () => void dispatchEvent(new Event('focus')))
  expect(off()).toBeUndefined()
  await pass(TRIP + 10)
  expect(requests()).toBe(2)
  expect(off()).toBeLessThan(20)
})

it('retries when there is no answer', async () => {
  const { pass, off } = stand({ lost: 1 })
  await pass(TRIP + 1_000 + TRIP + 20)
  expect(off()).toBeLessThan(20)
})

it('turns true at the given server time, and only by the server’s clock', async () => {
  vi.setSystemTime(SERVER + 86_400_000)
  const { pass, passed } = stand({ until: SERVER + 30_000 })
  expect(passed()).toBeUndefined()
  await pass(TRIP + 10)
  expect(passed()).toBe(false)
  await pass(30_000 - TRIP - 30)
  expect(passed()).toBe(false)
  await pass(40)
  expect(passed()).toBe(true)
})

it('turns true after a sleep past that time, once the server has answered', async () => {
  const { pass, passed, sleep } = stand({ until: SERVER + 3_600_000 })
  await pass(TRIP + 10)
  expect(passed()).toBe(false)
  sleep(3_600_000)
  await act(async () => void dispatchEvent(new Event('focus')))
  expect(passed()).toBeUndefined()
  await pass(TRIP + 10)
  expect(passed()).toBe(true)
})

it('handles a time further away than the longest timer', async () => {
  const { pass, passed } = stand({ until: SERVER + 2 ** 32 })
  await pass(60_000)
  expect(passed()).toBe(false)
})
