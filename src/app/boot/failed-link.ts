import { errorCode } from '#data/error-code.ts'
import type { AppServices, Services } from './app-services.ts'

const KEY = 'linkFailed'

/**
 * Logs why there is no link to WeChat: at once, because no return from WeChat will. Before consent nothing about a visit
 * leaves the device, so the reason waits in the tab, a reload included. spec §8, product A3
 */
export function logFailedLink(
  cause: unknown,
  { tracker, visitor, tab }: Pick<Services, 'tracker' | 'visitor' | 'tab'>,
): void {
  const code = errorCode(cause)
  if (visitor.consent.state() === 'accepted') void tracker.track('auth', 'link_fail', code)
  else if (visitor.consent.state() === 'unknown') tab.set(KEY, code)
}

/** Logs a reason that waited for consent, as soon as it is given; declining discards it. */
export function logWaitingLink({ tracker, session, tab }: Pick<AppServices, 'tracker' | 'session' | 'tab'>): void {
  const answered = () => {
    const code = tab.get(KEY)
    const consent = session.consent.state()
    if (code === null || consent === 'unknown') return
    tab.remove(KEY)
    if (consent === 'accepted') void tracker.track('auth', 'link_fail', code)
  }
  answered()
  session.consent.subscribe(answered)
}
