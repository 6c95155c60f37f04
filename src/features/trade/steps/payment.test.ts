import { afterEach, expect, it, vi } from 'vitest'
import { createWatcher } from '#data/watcher.ts'
import { AFTER_PAYMENT } from './payment.model.ts'

afterEach(() => vi.useRealTimers())

it('asks for the result after 1, 2, 3, 5, 5 … seconds, and after 30 no more', async () => {
  vi.useFakeTimers({ now: 0 })
  const at: number[] = []
  const states: string[] = []
  const watcher = createWatcher<string>({
    request: async () => {
      at.push(Date.now() / 1_000)
      return 'UNPAID'
    },
    enough: (answer) => answer === 'PAID',
    waits: () => AFTER_PAYMENT,
    onChange: ({ state }) => states.push(state),
    now: () => 0,
  })
  watcher.recheck()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(at).toEqual([0, 1, 3, 6, 11, 16, 21, 26, 30])
  expect(states.at(-1)).toBe('exhausted')
})
