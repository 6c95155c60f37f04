import { afterEach, expect, it, vi } from 'vitest'
import { createPoller } from '#data/poll.ts'
import { AFTER_PAYMENT } from './payment.model.ts'

afterEach(() => vi.useRealTimers())

it('asks for the result after 1, 2, 3, 5, 5 … seconds, and after 30 no more', async () => {
  vi.useFakeTimers({ now: 0 })
  const at: number[] = []
  const told: string[] = []
  const poller = createPoller<string>({
    ask: async () => {
      at.push(Date.now() / 1_000)
      return 'UNPAID'
    },
    enough: (answer) => answer === 'PAID',
    waits: () => AFTER_PAYMENT,
    tell: ({ state }) => told.push(state),
  })
  poller.ask()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(at).toEqual([0, 1, 3, 6, 11, 16, 21, 26, 30])
  expect(told.at(-1)).toBe('tired')
})
