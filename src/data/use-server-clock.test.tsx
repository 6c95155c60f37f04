import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { depsOf, TestData } from '#test/data.tsx'
import { createRandom } from '#test/service/seed/random.ts'
import { day } from '#lib/time/dates.ts'
import { useServerClock, useToday } from './use-server-clock.ts'

const SERVER = 1_700_000_000_000
const DAY = 86_400_000
const ORDERS = 1_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A page with its clock; a round trip takes up to 0.6 s, split unevenly. */
function stand(random: ReturnType<typeof createRandom>) {
  const begun = performance.now()
  let slept = 0
  const server = () => SERVER + performance.now() - begun + slept
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, random.int(5, 290)))
    const now = Math.round(server())
    await new Promise((resolve) => setTimeout(resolve, random.int(5, 290)))
    return { now }
  }
  let clock: (() => number) | undefined
  function Shown() {
    clock = useServerClock()
    return null
  }
  const { unmount } = render(
    <TestData deps={depsOf(send)}>
      <Shown />
    </TestData>,
  )
  return {
    unmount,
    off: () => (clock === undefined ? undefined : Math.abs(clock() - server())),
    sleep(ms: number) {
      slept += ms
      vi.setSystemTime(Date.now() + ms)
    },
  }
}

it('11: with the device a day off, in 1970, changed or asleep, the time is right within 0.3 s or unknown', async () => {
  const wrong: Record<string, number[]> = {}
  for (let seed = 1; seed <= ORDERS; seed += 1) {
    const random = createRandom(`clock/${seed}`)
    vi.setSystemTime(random.pick([SERVER - DAY, SERVER + DAY, 0]))
    const { unmount, off, sleep } = stand(random)
    const check = (what: string) => (off() ?? 0) > 300 && (wrong[what] = [...(wrong[what] ?? []), seed])
    for (let step = 0; step < 3; step += 1) {
      await act(() => vi.advanceTimersByTimeAsync(random.int(0, 900)))
      check('in use')
      const what = random.pick(['set anew', 'asleep'])
      if (what === 'asleep') sleep(random.int(1_000, DAY))
      else vi.setSystemTime(Date.now() + random.int(-DAY, DAY))
      // A network may come back before the page is visible.
      const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      await act(async () => void dispatchEvent(new Event('online')))
      visibility.mockRestore()
      await act(async () => void dispatchEvent(new Event(random.pick(['focus', 'pageshow', 'online']))))
      check(what)
    }
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    check('at the end')
    if (off() === undefined) wrong['no time'] = [...(wrong['no time'] ?? []), seed]
    unmount()
  }
  expect(wrong).toEqual({})
}, 120_000)

it('a day is drawn anew at each midnight in Shanghai', async () => {
  const begun = performance.now() + 1_000
  const midnight = Date.parse('2026-11-24T00:00:00+08:00')
  const send = async () => ({ now: midnight + performance.now() - begun })
  function Shown() {
    const today = useToday()
    return <p>{today === undefined ? '' : day(today)}</p>
  }
  render(
    <TestData deps={depsOf(send)}>
      <Shown />
    </TestData>,
  )
  for (const [ms, date] of [
    [500, '2026-11-23'],
    [1_000, '2026-11-24'],
    [DAY, '2026-11-25'],
  ] as const) {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    expect(document.body.textContent).toBe(date)
  }
})
