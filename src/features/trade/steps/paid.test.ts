import { afterEach, expect, it, vi } from 'vitest'
import type { Rhythm } from '#data/watch/rhythm.ts'
import { createWatcher } from '#data/watch/watcher.ts'
import { AFTER_PAYMENT, ELSEWHERE } from './paid.model.ts'

afterEach(() => vi.useRealTimers())

/** Seconds at which an unpaid payment is checked in this time, and the last phase. */
async function checked(wait: Rhythm, ms: number) {
  vi.useFakeTimers({ now: 0 })
  const at: number[] = []
  const phases: string[] = []
  const watcher = createWatcher<string>({
    request: async () => {
      at.push(Date.now() / 1_000)
      return 'UNPAID'
    },
    enough: (answer) => answer === 'PAID',
    wait,
    onChange: ({ phase }) => phases.push(phase),
    now: () => 0,
  })
  void watcher.recheck()
  await vi.advanceTimersByTimeAsync(ms)
  watcher.stop()
  return { at, phase: phases.at(-1) }
}

it('polls the result after 1, 2, 3, 5, 5 … seconds, at most 30 s', async () => {
  const { at, phase } = await checked(AFTER_PAYMENT, 120_000)
  expect(at).toEqual([0, 1, 3, 6, 11, 16, 21, 26, 30])
  expect(phase).toBe('exhausted')
})

it('a payment on another phone is noticed however late it is', async () => {
  const { at, phase } = await checked(ELSEWHERE, 300_000)
  expect(at.slice(0, 3)).toEqual([0, 2, 4])
  expect(at.filter((second) => second > 240)).toHaveLength(6)
  expect(phase).toBe('checking')
})
