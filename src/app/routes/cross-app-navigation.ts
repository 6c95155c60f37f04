import type { AroundNavHandler } from 'wouter'
import { leaveTo } from '#session/leave.ts'
import { withTrail } from '#ui/trail.ts'

/**
 * Between the application and the site a link is a load of the page: each tree has a document of its own. Inside a tree
 * the entry is written with its trail at once: a second write to the history takes a slow phone some milliseconds.
 */
export function crossAppNavigation(elsewhere: (path: string) => boolean): AroundNavHandler {
  return (navigate, to, options) => {
    const replace = options?.replace === true
    if (elsewhere(to.split(/[?#]/)[0] ?? '')) leaveTo(to, replace ? 'replace' : 'assign')
    else navigate(to, { ...options, state: withTrail(options?.state, replace) })
  }
}
