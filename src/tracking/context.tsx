import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect } from 'react'
import type { Track } from './plan.ts'
import type { Tracker } from './tracker.ts'

/** Without a provider nothing is tracked, as in prerendered markup and isolated components. */
const TrackerContext = createContext<Tracker | null>(null)

export function TrackerProvider({ tracker, children }: { tracker: Tracker | null; children: ReactNode }) {
  return <TrackerContext value={tracker}>{children}</TrackerContext>
}

/** Reports an action; resolves after 100 ms at the latest, so await it before a callback that leaves the page. */
export function useTrack(): Track {
  const tracker = useContext(TrackerContext)
  return useCallback<Track>((...event) => tracker?.track(...event) ?? Promise.resolve(), [tracker])
}

/**
 * Reports that a page is shown. `visit` distinguishes two visits of one pattern, e.g. by the path; it is not sent. A
 * layout effect, so that events of the page's own effects carry its pattern.
 */
export function usePageView(pattern: string, visit: string = pattern): void {
  const tracker = useContext(TrackerContext)
  useLayoutEffect(() => tracker?.view(pattern), [tracker, pattern, visit])
}
