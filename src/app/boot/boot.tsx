import { App } from '#app/app.tsx'
import { type First, firstAnswers, firstAt } from '#app/shell/first-answers.ts'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { loadChunk } from '#lib/load-chunk.ts'
import { appPages } from '#app/routes/app-pages.ts'
import type { AppServices } from './app-services.ts'
import type { PageMessage } from '#lib/worker-messages.ts'
import { storeName } from '#data/offline/store-name.ts'
import { firstKeys } from '#data/page/first-read.ts'
import { codeArrives, start, draw } from './begin.tsx'
import type { FirstRender } from './create-services.ts'
import type { Pending } from './return.ts'
import { createAppServices } from './create-app-services.ts'

/**
 * From the first line of the entry module to the first render, in order: the query, the session, a pending return from
 * WeChat, the page's code, the render. Everything else comes after it. spec §2, CO-01
 */
export const boot = (): Promise<void> => start(open)

async function open(inline: BootWindow, firstRender: FirstRender): Promise<void> {
  const back = await pendingReturn(inline)
  const appServices = createAppServices(inline, firstRender)
  const { pathname, search } = new URL(back?.to ?? location.href, location.origin)
  appServices.session.attribution.readAttribution(search, pathname)
  appServices.session.preferences.applyTo(document.documentElement)
  const paintedForOther = isPaintedForOther(appServices)
  rememberStore(appServices)
  purgeOnSignOut(appServices)
  if (back && (await back.finish(appServices)) === 'leaving') return
  await render(inline, appServices, paintedForOther)
  firstRender.now()
  // The page can be read without it: if this code does not load, the next visit does the work.
  void import('./after-app-render.ts')
    .then(({ afterAppRender }) => afterAppRender(appServices))
    .catch(appServices.onCrash)
}

/**
 * A pending return from WeChat. The inline script has removed its parameters from the address already; in development
 * this function does.
 */
async function pendingReturn(inline: BootWindow): Promise<Pending | null> {
  if (location.pathname !== '/authorization') return null
  const address = inline.back ?? location.href
  if (inline.back === undefined) history.replaceState(null, '', location.pathname)
  // Without its code the page offers to authorize again.
  const code = await loadChunk('return', () => import('./return.ts')).catch(() => null)
  return code?.pendingAt(address) ?? null
}

/** Whether the inline script has painted the copy of an account that is not the one signed in now. */
function isPaintedForOther({ session, local }: AppServices): boolean {
  const read = local.get('snapshots')
  return read !== null && read !== storeName(session.account())
}

/** Lets the inline script of the next visit read the copy of this account. */
function rememberStore({ session, local }: AppServices): void {
  const remember = () => local.set('snapshots', storeName(session.account()))
  remember()
  session.store.subscribe(remember)
}

/** Signing out or switching accounts removes all copies; an expired session keeps them locked, without its pictures. */
function purgeOnSignOut({ session, snapshots }: AppServices): void {
  session.onSignOut(async ({ account, reason }) => {
    // Clears the worker's pictures: the customer's own portrait is among them.
    navigator.serviceWorker?.controller?.postMessage({ type: 'FORGET' } satisfies PageMessage)
    // Otherwise the list of shown pictures sent to the worker would still name it.
    performance.clearResourceTimings()
    if (reason !== 'expired') await snapshots.purge(account)
  }, 'database')
}

async function render(boot: BootWindow, appServices: AppServices, paintedForOther: boolean): Promise<void> {
  const codeLoaded = await codeArrives(appPages, location.pathname, appServices.agent.skin)
  // It comes with the page's code.
  const first = codeLoaded ? await firstAt(location.pathname) : undefined
  boot.release?.()
  boot.taken = true
  if (paintedForOther) delete boot.painted
  // Only now: answers that arrived while the code was loading have been painted as well.
  appServices.data.early.paint(firstAnswers(boot, first))
  await draw(
    <App appServices={appServices} />,
    codeLoaded && !paintedForOther && paintedByUs(boot, appServices, first),
    appServices.onCrash,
  )
}

/**
 * Whether the markup in the root equals the first render: a shell, painted with a readable answer to the request the
 * page makes. With a refresh token alone the inline script asks as a guest, but the page as a customer.
 */
function paintedByUs(boot: BootWindow, { data, session }: AppServices, first: First | undefined): boolean {
  if (!document.querySelector('#boot-view, [data-shell]')) return false
  if (!boot.painted) return true
  if (!first || data.early.painted().size === 0) return false
  const { member, guest } = firstKeys(first.read, first.params)
  return boot.key === (session.store.getState().tokens === null ? guest : member)
}
