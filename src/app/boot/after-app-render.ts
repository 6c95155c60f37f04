import { deviceReport } from '#api/domains/public/open.ts'
import { usersMe } from '#api/domains/account/users.ts'
import { createAhead } from '#data/ahead.ts'
import { consentBeforeAuth } from '#config/environment.ts'
import { underLock } from '#session/refresh/lock.ts'
import { waitOf } from '#tracking/stay.ts'
import { askAhead } from '#app/shell/first-answers.ts'
import { routeOf, routes } from '#app/routes/routes.tsx'
import type { AppServices } from './app-services.ts'
import { afterFirstRender } from './after-first-render.ts'

declare const __BUILD__: string

/** How long the rest waits for a page that is about to be left for WeChat's, ms. */
const LEAVING = 3_000

/** All that may come after the first content: sign-in in silence, what either tree does then, who is there. */
export async function afterAppRender(appServices: AppServices): Promise<void> {
  await Promise.race([silentSignIn(appServices), new Promise((resolve) => setTimeout(resolve, LEAVING))])
  const { send, session, data } = appServices
  const ahead = createAhead({ send, account: session.account, now: data.now })
  data.ahead = ahead
  afterFirstRender(appServices, routes, (path) => {
    if (navigator.onLine) askAhead(path, session.token() !== null, ahead)
  })
  void loadUserInfo(appServices)
  reportDevice(appServices)
  trackSilentSignIn(appServices)
  trackRefreshes(appServices)
}

/**
 * Inside WeChat, a page that wants to know who reads it finds out without a question, unless consent was refused.
 * Resolves when the visitor stays. spec §4, product CO-02
 */
export async function silentSignIn(
  { agent, session, restart }: Pick<AppServices, 'agent' | 'session' | 'restart'>,
  consentFirst = consentBeforeAuth,
): Promise<void> {
  if (!agent.wechat || session.token() !== null || !navigator.onLine) return
  if ((routeOf(location.pathname)?.auth ?? 'P') === 'P') return
  const answer = session.consent.state()
  if (consentFirst && answer === 'unknown') {
    const stop = session.consent.subscribe(() => (stop(), void silentSignIn({ agent, session, restart })))
  } else if (answer !== 'refused') await restart(location.pathname + location.search)
}

/** How the last trip to WeChat ended, and how long the exchange took. product 2.20 */
function trackSilentSignIn({ tab, tracker }: AppServices): void {
  const [ended, ms] = (tab.get('authTold') ?? '').split(' ')
  tab.remove('authTold')
  if (ended === 'silent_ok') void tracker.track('auth', 'silent_ok', waitOf(Number(ms)))
  if (ended === 'silent_fail') void tracker.track('auth', 'silent_fail', waitOf(Number(ms)))
}

/** That the session was renewed, or could not be. */
function trackRefreshes({ session, tracker }: AppServices): void {
  session.store.subscribe(({ tokens }, { tokens: before }) => {
    if (!tokens || !before || tokens.accessToken === before.accessToken) return
    void tracker.track('auth', 'refresh_ok')
  })
  session.onSignOut(({ reason }) => {
    if (reason === 'expired') void tracker.track('auth', 'refresh_fail')
  })
}

/** Who is signed in. A failure is said by the screens that need it. */
async function loadUserInfo({ send, session }: AppServices): Promise<void> {
  if (session.token() === null) return
  const epoch = session.epoch()
  try {
    const userInfo = await send(usersMe, {})
    if (session.epoch() === epoch) session.store.update('userInfo', userInfo)
  } catch {
    // Shown nowhere: the page reads on.
  }
}

/** 128 random bits; `randomUUID` is missing where a page is served without https, as on a phone in the same office. */
function newDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Once per build, and only after consent. One tab at a time: two that begin together would be two devices. */
function reportDevice({ session, send, local, agent }: AppServices): void {
  const report = async () => {
    if (session.consent.state() !== 'accepted' || local.get('deviceTold') === __BUILD__) return
    const deviceId = local.get('deviceId') ?? newDeviceId()
    local.set('deviceId', deviceId)
    local.set('deviceTold', __BUILD__)
    const device = { deviceId, platform: agent.platform, ua: navigator.userAgent, ver: __BUILD__ }
    await send(deviceReport, device).catch(() => local.remove('deviceTold'))
  }
  const inTurn = () => void underLock(navigator.locks, 'device', report)
  inTurn()
  session.consent.subscribe(inTurn)
}
