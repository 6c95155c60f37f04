import { deviceReport } from '#api/domains/public/open.ts'
import { usersMe } from '#api/domains/account/users.ts'
import { consentBeforeAuth } from '#config/environment.ts'
import { underLock } from '#session/refresh/lock.ts'
import { waitOf } from '#tracking/stay.ts'
import { requestAhead } from '#app/shell/first-answers.ts'
import { appPages } from '#app/routes/app-pages.ts'
import { pageAt } from '#app/routes/page-table.ts'
import type { AppServices } from './app-services.ts'
import { logWaitingLink } from './failed-link.ts'
import { afterFirstRender } from './after-first-render.ts'
import { randomId } from '#lib/number/random-id.ts'

declare const __BUILD__: string

/**
 * Everything that can wait until after the first render: silent sign-in, the work common to both trees, the user's
 * data. A page that leaves for WeChat does none of it: its reports would be repeated by the next page. spec §3
 */
export async function afterAppRender(appServices: AppServices): Promise<void> {
  await silentSignIn(appServices)
  const { session, data } = appServices
  afterFirstRender(appServices, appPages, (path) => {
    // After a failure the page requests it itself.
    void requestAhead(path, session.token() !== null, data.early).catch(() => undefined)
  })
  void loadUserInfo(appServices)
  // Ready for the token's expiry; if it fails to load now, it is loaded then.
  if (session.token() !== null) void import('#session/refresh/renewal.ts').catch(() => undefined)
  reportDevice(appServices)
  trackSilentSignIn(appServices)
  logWaitingLink(appServices)
  trackRefreshes(appServices)
}

/**
 * Inside WeChat, a page that needs to know its reader signs in silently, unless consent was refused. Resolves when the
 * visitor stays on the page. spec §4, CO-02
 */
export async function silentSignIn(
  { agent, session, restart, data }: Pick<AppServices, 'agent' | 'session' | 'restart' | 'data'>,
  consentFirst = consentBeforeAuth,
): Promise<void> {
  if (!agent.wechat || !wantsReader(session)) return
  const answer = session.consent.state()
  if (consentFirst && answer === 'unknown') {
    const stop = session.consent.subscribe(() => {
      if (session.consent.state() === 'unknown') return
      stop()
      void silentSignIn({ agent, session, restart, data }, consentFirst)
    })
  } else if (answer !== 'refused' && (await data.reach.look())) await signInFromHere({ session, restart })
}

/** Whether this page needs to know who reads it, and does not. */
function wantsReader(session: Pick<AppServices['session'], 'token'>): boolean {
  return session.token() === null && (pageAt(appPages.now().pages, location.pathname)?.auth ?? 'P') !== 'P'
}

/** A visitor who has gone on to another page meanwhile stays there; if that page needs it too, it is done from there. */
async function signInFromHere({ session, restart }: Pick<AppServices, 'session' | 'restart'>): Promise<void> {
  const address = () => location.pathname + location.search
  for (let tries = 0; tries < 2 && wantsReader(session); tries += 1) {
    const path = address()
    await restart(path, 0, () => address() === path)
    if (address() === path) return
  }
}

/** Reports how the last trip to WeChat ended, and how long the exchange took. product §2.20 */
function trackSilentSignIn({ tab, tracker }: AppServices): void {
  const [ended, ms] = (tab.get('authEnded') ?? '').split(' ')
  tab.remove('authEnded')
  if (ended === 'silent_ok') void tracker.track('auth', 'silent_ok', waitOf(Number(ms)))
  if (ended === 'silent_fail') void tracker.track('auth', 'silent_fail', waitOf(Number(ms)))
}

/** Reports that the session was renewed, or could not be. */
function trackRefreshes({ session, tracker }: AppServices): void {
  session.store.subscribe(({ tokens }, { tokens: before }) => {
    if (!tokens || !before || tokens.accessToken === before.accessToken) return
    void tracker.track('auth', 'refresh_ok')
  })
  session.onSignOut(({ reason }) => {
    if (reason === 'expired') void tracker.track('auth', 'refresh_fail')
  })
}

/** Requests who is signed in if no screen has; screens that need it show a failure. */
async function loadUserInfo({ send, userInfo }: AppServices): Promise<void> {
  if (userInfo.isWanted()) await send(usersMe, {}).catch(() => undefined)
}

/**
 * Reports the device once per build, and only after consent. One tab at a time: two tabs would register two devices.
 */
function reportDevice({ session, send, local, agent }: AppServices): void {
  const report = async () => {
    if (session.consent.state() !== 'accepted' || local.get('deviceReported') === __BUILD__) return
    const deviceId = local.get('deviceId') ?? randomId()
    local.set('deviceId', deviceId)
    local.set('deviceReported', __BUILD__)
    const device = { deviceId, platform: agent.platform, ua: navigator.userAgent, ver: __BUILD__ }
    await send(deviceReport, device).catch(() => local.remove('deviceReported'))
  }
  const inTurn = () => void underLock(navigator.locks, 'device', report)
  inTurn()
  session.consent.subscribe(inTurn)
}
