import type { AroundNavHandler } from 'wouter'
import { leaveTo } from '#session/leave.ts'

/** Between the application and the site a link is a load of the page: each tree has a document of its own. */
export function crossing(elsewhere: (path: string) => boolean): AroundNavHandler {
  return (navigate, to, options) => {
    if (elsewhere(to.split(/[?#]/)[0] ?? '')) leaveTo(to, options?.replace ? 'replace' : 'assign')
    else navigate(to, options)
  }
}
