import type { AroundNavHandler } from 'wouter'
import { leaveTo } from '#session/leave.ts'
import { withTrail } from '#ui/trail.ts'

/**
 * A link between the application and the site loads the page, because each tree has a document of its own. Inside a
 * tree the trail is written together with the history entry: a second write takes some milliseconds on a slow phone.
 */
export function crossAppNavigation(elsewhere: (path: string) => boolean): AroundNavHandler {
  return (navigate, to, options) => {
    const replace = options?.replace === true
    if (elsewhere(to.split(/[?#]/)[0] ?? '')) leaveTo(to, replace ? 'replace' : 'assign')
    else navigate(to, { ...options, state: withTrail(options?.state, replace) })
  }
}
