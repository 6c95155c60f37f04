// @vitest-environment happy-dom
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

it('is the server’s within the way of an answer, whatever the device says', async () => {
  vi.setSystemTime(0)
  const { pass, off } = stand()
  expect(off()).toBeUndefined()
  await pass(TRIP + 10)
  expect(off()).toBeLessThan(20)
  await pass(5_000)
  expect(off()).toBeLessThan(1_001)
})

it('shows nothing after a sleep until it has been asked anew, and is not asked without one', async () => {
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

it('asks again where no answer comes', async () => {
  const { pass, off } = stand({ lost: 1 })
  await pass(TRIP + 1_000 + TRIP + 20)
  expect(off()).toBeLessThan(20)
})

it('says that a time has passed from that moment on, by the server’s clock alone', async () => {
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

it('says so after a sleep over that time, once the server was asked', async () => {
  const { pass, passed, sleep } = stand({ until: SERVER + 3_600_000 })
  await pass(TRIP + 10)
  expect(passed()).toBe(false)
  sleep(3_600_000)
  await act(async () => void dispatchEvent(new Event('focus')))
  expect(passed()).toBeUndefined()
  await pass(TRIP + 10)
  expect(passed()).toBe(true)
})

it('a time further off than a timer lasts is not passed meanwhile', async () => {
  const { pass, passed } = stand({ until: SERVER + 2 ** 32 })
  await pass(60_000)
  expect(passed()).toBe(false)
})
