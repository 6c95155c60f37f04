import type { Reach } from '#data/reach.ts'
import { reload } from '#session/leave.ts'
import type { AppStorage } from '#session/storage.ts'
import type { Tracker } from '#tracking/tracker.ts'

declare const __BUILD__: string

const KEY = 'chunkReload'
/**
 * After such a reload the code may still be missing. Within this time, ms, the page then shows the error instead of
 * reloading again.
 */
const REST = 10 * 60_000

/**
 * What to do about page code that is gone, e.g. after a deploy: at most one reload per build, never two in a row, never
 * while text is typed or the service is out of reach. Resolves to true when the page is being reloaded; otherwise the
 * page shows an error.
 */
export function createOnLostChunk(
  tab: AppStorage,
  dirty: () => boolean,
  tracker: Pick<Tracker, 'track'>,
  reach: Pick<Reach, 'look'>,
  leave: (go: () => void) => unknown = (go) => go(),
) {
  return async (error: unknown): Promise<boolean> => {
    const { pathname } = location
    const reported = tracker.track('app', 'chunk_error', String(error))
    if (!(await reach.look()) || dirty()) return false
    const [build, at] = (tab.get(KEY) ?? '').split(' ')
    if (build === __BUILD__ || Date.now() - Number(at) < REST) return false
    // Blocked storage cannot remember the reload, so none is made: it might loop.
    if (!tab.set(KEY, `${__BUILD__} ${Date.now()}`)) return false
    // A reload at once would lose the report, which is stored asynchronously; this takes 100 ms at most.
    // `leave` may take seconds, in which the customer goes on.
    void reported.finally(() => leave(() => dirty() || location.pathname !== pathname || reload()))
    return true
  }
}
