import { cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { TrackerProvider, usePageView, useTrack } from './context.tsx'
import type { Tracker } from './tracker.ts'
import { watchPage } from './watch.ts'

function fakeTracker() {
  const log: string[] = []
  const tracker: Tracker = {
    track: async (...[category, action]) => void log.push(`${category}/${action}`),
    view: (pattern) => void log.push(`view ${pattern}`),
    beat: (seconds) => void log.push(`beat ${seconds}`),
    flush: async () => void log.push('flush'),
    forget: async () => undefined,
    start: () => () => undefined,
  }
  return { tracker, log }
}

function Page({ pattern, visit }: { pattern: string; visit?: string }) {
  const track = useTrack()
  useEffect(() => void track('learn', 'trial_play', 'C101'), [track, visit])
  usePageView(pattern, visit)
  return <p>page</p>
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('tracks a page view before its own events, and each visit of a pattern', () => {
  const { tracker, log } = fakeTracker()
  const page = (visit: string) => (
    <TrackerProvider tracker={tracker}>
      <Page pattern="/course/:number" visit={visit} />
    </TrackerProvider>
  )
  const { rerender } = render(page('/course/1'))
  rerender(page('/course/1'))
  rerender(page('/course/2'))
  const visit = ['view /course/:number', 'learn/trial_play']
  expect(log).toEqual([...visit, ...visit])
})

it('renders the same without a tracker', () => {
  render(<Page pattern="/course" />)
  expect(screen.getByText('page')).toBeTruthy()
})

it('sends a heartbeat every 30 s while visible, and flushes when hidden or back online', () => {
  vi.useFakeTimers()
  const { tracker, log } = fakeTracker()
  let visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState) // one of the two used here
  const stop = watchPage(tracker, document, window)
  vi.advanceTimersByTime(60_000)
  expect(log).toEqual(['beat 30', 'flush', 'beat 30', 'flush'])
  log.length = 0
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(300_000)
  expect(log).toEqual(['flush'])
  window.dispatchEvent(new Event('online'))
  expect(log).toEqual(['flush', 'flush'])
  stop()
  window.dispatchEvent(new Event('online'))
  expect(log).toHaveLength(2)
})
