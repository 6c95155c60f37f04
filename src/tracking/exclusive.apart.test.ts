import { afterEach, expect, it, vi } from 'vitest'
import { acrossTabs } from './exclusive.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('lets one tab at a time do the work', async () => {
  let held: Promise<unknown> = Promise.resolve()
  const request = (_: string, __: object, work: () => Promise<void>) => (held = held.then(work))
  vi.stubGlobal('navigator', { locks: { request } })
  const log: string[] = []
  const tab = (name: string) => async () => {
    log.push(`${name} in`)
    await Promise.resolve()
    log.push(`${name} out`)
  }
  await Promise.all([acrossTabs(tab('a')), acrossTabs(tab('b'))])
  expect(log).toEqual(['a in', 'a out', 'b in', 'b out'])
})

it('does the work without locks', async () => {
  vi.stubGlobal('navigator', {})
  const work = vi.fn(async () => undefined)
  await acrossTabs(work)
  expect(work).toHaveBeenCalledOnce()
})

it('stops waiting after five seconds for a tab that never releases the lock', async () => {
  vi.useFakeTimers()
  const request = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn(async () => undefined)
  const done = acrossTabs(work).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await done).toBeInstanceOf(Error)
  expect(work).not.toHaveBeenCalled()
})
