// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DataDeps } from './deps.tsx'
import { TestData } from '#test/data.tsx'
import { useServerNow } from './use-server-now.ts'

/** What the server says when the test begins, and how long an answer takes to come and go, ms. */
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

function stand({ lost = 0 } = {}) {
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
  function Shown() {
    shown = useServerNow()
    return null
  }
  render(
    <TestData deps={deps}>
      <Shown />
    </TestData>,
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return {
    pass,
    off: () => (shown === undefined ? undefined : Math.abs(shown - server())),
    requests: () => requests,
    /** The phone sleeps: its wall clock goes on, the one that counts stands still. */
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
