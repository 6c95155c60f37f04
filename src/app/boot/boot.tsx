import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { firstAnswers } from '#app/first-answers.ts'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { loadChunk } from '#app/chunk.ts'
import { BootTrouble } from '#app/crash.tsx'
import { preload, SLOW } from '#app/page-view.tsx'
import type { Route } from '#app/route.ts'
import type { Wiring } from '#app/wiring.ts'
import type { Skin } from '#lib/user-agent.ts'
import type { PageMessage } from '#lib/worker-messages.ts'
import { landingUrl } from '#wechat/landing.ts'
import { storeName } from '#data/store-name.ts'
import { keepEnvironment } from '#session/env.ts'
import { leaveTo } from '#session/leave.ts'
import type { Return } from '#session/sign-in.ts'
import { routeOf } from './prefetch.ts'
import { wire } from './wire.ts'

/**
 * From the first line of the entry module to the first content, in order: the query, the session, a pending return
 * from WeChat, the page's code, the render. Everything else comes after it. spec §2, product CO-01
 */
export async function boot(): Promise<void> {
  try {
    await begin()
  } catch (error) {
    // A fault of ours before any page: said, where a spinner would turn for good. It is still an error of the page.
    const root = document.querySelector('#root')
    if (root) createRoot(root).render(<BootTrouble />)
    throw error
  }
}

async function begin(): Promise<void> {
  const inline = window.__boot ?? plainBoot()
  const back = await pendingReturn(inline)
  keepEnvironment(location.search, document, location)
  const later = createLater()
  const wiring = wire(inline, later)
  const { pathname, search } = new URL(back?.to ?? location.href, location.origin)
  wiring.session.attribution.readAttribution(search, pathname)
  wiring.session.preferences.applyTo(document.documentElement)
  const foreign = paintsForeign(wiring)
  rememberStore(wiring)
  purgeOnSignOut(wiring)
  if (back && (await finish(wiring, back)) === 'leaving') return
  await render(inline, wiring, foreign)
  later.now()
  // Nothing of it is needed to read the page: a load that fails is made up for by the next visit.
  void import('./after.ts').then(({ afterFirstContent }) => afterFirstContent(wiring)).catch(wiring.onCrash)
}

/** Development serves the page without the inline script. */
function plainBoot(): BootWindow {
  document.documentElement.dataset['skin'] = 'mobile'
  return { landing: landingUrl(location.href), url: (path) => path }
}

/** A return from WeChat. The inline script has taken it out of the address already; in development this does. */
async function pendingReturn(inline: BootWindow): Promise<Return | null> {
  if (location.pathname !== '/authorization') return null
  const address = inline.back ?? location.href
  history.replaceState(null, '', location.pathname)
  // Without the code for it the page offers to authorize again.
  const code = await loadChunk('sign-in', () => import('#session/sign-in.ts')).catch(() => null)
  return code?.takeReturn(address) ?? null
}

function createLater() {
  let now = () => undefined as void
  const promise = new Promise<void>((resolve) => (now = resolve))
  return { promise, now: () => now() }
}

/** Whether the inline script read the copy of an account that is no longer the one signed in. */
function paintsForeign({ session, local }: Wiring): boolean {
  const read = local.get('snapshots')
  return read !== null && read !== storeName(session.account())
}

/** The inline script of the next visit reads the copy of this account. */
function rememberStore({ session, local }: Wiring): void {
  const remember = () => local.set('snapshots', storeName(session.account()))
  remember()
  session.store.subscribe(remember)
}

/** Whoever signs out or is switched leaves nothing to read; an expired session locks, without its pictures. */
function purgeOnSignOut({ session, snapshots }: Wiring): void {
  session.onSignOut(async ({ account, reason }) => {
    // The worker's pictures: one's own portrait is among them.
    navigator.serviceWorker?.controller?.postMessage({ type: 'FORGET' } satisfies PageMessage)
    // Nor is it named among what this page has shown, when the worker is told what to keep.
    performance.clearResourceTimings()
    if (reason !== 'expired') await snapshots.purge(account)
  }, 'database')
}

async function finish(wiring: Wiring, back: Return): Promise<'leaving' | 'staying'> {
  const began = performance.now()
  const result = await wiring.finish(back)
  // The page is left at once: the next one tells.
  const ended = result.kind === 'signed-in' ? 'silent_ok' : 'silent_fail'
  wiring.tab.set('authTold', `${ended} ${performance.now() - began}`)
  if (result.kind === 'signed-in') {
    // A full load: iOS verifies signatures over the address that the document was loaded with.
    leaveTo(result.to, 'replace')
    return 'leaving'
  }
  if (result.kind === 'restart') {
    await wiring.restart(result.to, result.trip)
    return 'staying'
  }
  wiring.outcome = result.reason === 'no-code' ? { kind: 'idle' } : { kind: 'failed', message: '未知错误' }
  return 'staying'
}

async function render(boot: BootWindow, wiring: Wiring, foreign: boolean): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('the page has no root')
  const route = routeOf(location.pathname)
  const there = route === undefined || (await arrives(route, wiring.agent.skin))
  boot.taken = true
  if (foreign) delete boot.painted
  // Only now: what came while the code was loading has been painted as well.
  wiring.data.first = firstAnswers(boot)
  const app = <App wiring={wiring} />
  // In slices: a finger that scrolls meanwhile is not made to wait for the whole page.
  startTransition(() => {
    if (there && !foreign && ours(boot, wiring)) hydrateRoot(root, app, { onRecoverableError: wiring.onCrash })
    else createRoot(root).render(app)
  })
}

/** Whether a page's code comes; one that is lost or hangs is said by the page itself. */
function arrives(route: Route, skin: Skin): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), SLOW))
  return Promise.race([
    preload(route, skin).then(
      () => true,
      () => false,
    ),
    late,
  ])
}

/**
 * Whether the markup in the root is what the first render draws: a shell, painted with an answer we could read to the
 * question that the page asks. With a refresh token alone the script asks as a guest, the page as a customer.
 */
function ours(boot: BootWindow, { data, session }: Wiring): boolean {
  if (!document.querySelector('#boot-view, [data-shell]')) return false
  if (!boot.painted) return true
  const asGuest = boot.key?.startsWith('GET /public/') === true
  return (data.first?.size ?? 0) > 0 && asGuest === (session.store.getState().tokens === null)
}
