import { expect, it, vi } from 'vitest'
import type { Loaded } from './loaded.ts'
import { mapBoth } from './map-both.ts'

const ready = (data: number, savedAt: number, stale = false) => {
  return { state: 'ready', data, savedAt, stale, refresh: vi.fn(async () => undefined) } satisfies Loaded<number>
}
const sum = (a: Loaded<number>, b: Loaded<number>) => mapBoth(a, b, (first, second) => first + second)

it('is ready when both are, with the older date and the stale flag of either, and refreshes both', async () => {
  const [one, two] = [ready(1, 20), ready(2, 10, true)]
  const both = sum(one, two)
  expect(both).toMatchObject({ state: 'ready', data: 3, savedAt: 10, stale: true })
  if (both.state === 'ready') await both.refresh()
  expect([one.refresh, two.refresh].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('is loading or failed if either is', () => {
  const failed: Loaded<number> = { state: 'failed', error: new Error('x'), retry: () => undefined }
  expect(sum({ state: 'loading' }, failed)).toEqual({ state: 'loading' })
  expect(sum(ready(1, 0), failed)).toBe(failed)
})
