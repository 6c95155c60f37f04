import { afterEach, expect, it, vi } from 'vitest'
import { createWatcher } from '#data/watch/watcher.ts'
import { AFTER_PAYMENT } from './paid.model.ts'

afterEach(() => vi.useRealTimers())

it('polls the result after 1, 2, 3, 5, 5 … seconds, at most 30 s', async () => {
  vi.useFakeTimers({ now: 0 })
  const at: number[] = []
  const phases: string[] = []
  const watcher = createWatcher<string>({
    request: async () => {
      at.push(Date.now() / 1_000)
      return 'UNPAID'
    },
    enough: (answer) => answer === 'PAID',
    wait: AFTER_PAYMENT,
    onChange: ({ phase }) => phases.push(phase),
    now: () => 0,
  })
  void watcher.recheck()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(at).toEqual([0, 1, 3, 6, 11, 16, 21, 26, 30])
  expect(phases.at(-1)).toBe('exhausted')
})
