import { expect, it, vi } from 'vitest'
import type { Snapshots } from '#data/offline/snapshot.ts'
import { unavailable } from '#wechat/host.ts'
import type { Tracker } from '#tracking/tracker.ts'
import { deferredHost, deferredSnapshots, deferredTracker } from './deferred.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('a host whose code fails to load reports that it is unavailable', async () => {
  const host = deferredHost({ kind: 'inside', platform: 'ios' }, 'https://h5.example.com/', lost())
  expect(await host.share(null)).toBe(unavailable)
  expect(await host.preview([], '')).toBe(unavailable)
})

it('snapshots whose code fails to load are empty, and load it again at the next use', async () => {
  const load = vi.fn(lost)
  const snapshots = deferredSnapshots({ account: () => 'guest', now: () => 0 }, load)
  expect(await snapshots.read('GET /a')).toBeUndefined()
  expect(await snapshots.list()).toEqual([])
  expect(await snapshots.write('GET /a', { value: 1, savedAt: 0, route: '/', title: '' })).toBe(false)
  await expect(snapshots.purge('a')).resolves.toBeUndefined()
  expect(load).toHaveBeenCalledTimes(4)
})

it('what an account read is not written for the next one while the code of snapshots is loading', async () => {
  let account = 'A'
  const write = vi.fn(async () => true)
  // Only what is written matters here.
  const createSnapshots = () => ({ write }) as unknown as Snapshots
  const snapshots = deferredSnapshots({ account: () => account, now: () => 0 }, async () => ({ createSnapshots }))
  const written = snapshots.write('GET /a', { value: 1, savedAt: 0, route: '/', title: '' })
  account = 'guest'
  expect([await written, write.mock.calls]).toEqual([false, []])
  expect(await snapshots.write('GET /b', { value: 1, savedAt: 0, route: '/', title: '' })).toBe(true)
})

it('a tracker whose code fails to load drops its events, and nothing waits for it', async () => {
  const tracker = deferredTracker(lost)
  tracker.start()
  await expect(Promise.all([tracker.track('live', 'ask'), tracker.flush(), tracker.forget()])).resolves.toBeDefined()
})

it('a tracker is loaded when it is started, and receives earlier events', async () => {
  const track = vi.fn(async () => undefined)
  // Only its calls matter here.
  const load = vi.fn(async () => ({ track }) as unknown as Tracker)
  const tracker = deferredTracker(load)
  await tracker.track('learn', 'course_view', 'C1')
  expect(load).not.toHaveBeenCalled()
  tracker.start()
  await vi.waitFor(() => expect(track).toHaveBeenCalledWith('learn', 'course_view', 'C1'))
})

it('an event does not overtake its page view', async () => {
  const calls: string[] = []
  const real = { view: (pattern: string) => calls.push(pattern), track: async () => void calls.push('event') }
  // Only the order matters here.
  const tracker = deferredTracker(async () => real as unknown as Tracker)
  tracker.start()
  await new Promise(setImmediate)
  tracker.view('/course/:number')
  await tracker.track('learn', 'course_view', 'C1')
  expect(calls).toEqual(['/course/:number', 'event'])
})
