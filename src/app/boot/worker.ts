import { readAgent } from '#lib/user-agent.ts'
import { type PageMessage, readWorkerMessage } from '#lib/worker-messages.ts'

/** Called with the function that activates the new version. */
type Offer = (accept: () => void) => void

export interface WorkerDeps {
  /** Address of the worker's script, e.g. `/sw.js`. */
  script: string
  /** The build of this page. */
  build: string
  /** Calls `listener`, now and again, with the lazy chunks fetched so far: the worker keeps them for offline use. */
  onChunks: (listener: (urls: readonly string[]) => void) => void
  /** Whether text is being typed; then nothing reloads. */
  dirty: () => boolean
  reload: () => void
  /** Makes an address that Trusted Types accept; without it the plain text is used. */
  trusted?: ((path: string) => string) | undefined
}

export interface WorkerHandle {
  /** Calls `offer` for a waiting new version, also one found before. Returns the unsubscriber. */
  onUpdate(offer: Offer): () => void
  /** Registers the worker once; resolves when that is done or impossible, and never rejects. */
  start(): Promise<void>
}

const CHECK_EVERY = 30 * 60_000
/** Longest wait for the new version, which the old worker's last work may delay; then the page reloads anyway, ms. */
const TAKES_OVER = 3_000
/**
 * How long a page's own requests may still be running: one that arrives while the old worker stops would start it
 * again, ms.
 */
const QUIET = 3_000

/** The page's side of the service worker. Nothing in the app depends on it: iOS WeChat has none. */
export function createWorker(deps: WorkerDeps): WorkerHandle {
  const offers = new Set<Offer>()
  let accept: (() => void) | undefined
  const found = (take: () => void) => {
    accept = take
    for (const offer of offers) offer(take)
  }
  return {
    onUpdate(offer) {
      offers.add(offer)
      if (accept) offer(accept)
      return () => void offers.delete(offer)
    },
    async start() {
      // The property can exist and be undefined.
      if (!navigator.serviceWorker || isIosWechat()) return
      try {
        await register(deps, found)
      } catch {
        // Blocked, no space, a broken script: the site works without.
      }
    },
  }
}

function isIosWechat(): boolean {
  const { wechat, platform } = readAgent(navigator.userAgent, navigator)
  return wechat && platform === 'ios'
}

async function register(deps: WorkerDeps, found: (take: () => void) => void): Promise<void> {
  const { messageSW, Workbox } = await import('workbox-window')
  const workbox = new Workbox(deps.trusted?.(deps.script) ?? deps.script)
  let accepted = false
  let registration: ServiceWorkerRegistration | undefined
  const take = () => {
    if (accepted && !deps.dirty()) deps.reload()
  }
  const accept = () => {
    if (deps.dirty()) return
    accepted = true
    // Another tab may have accepted first; then the new version is already active.
    if (!registration?.waiting) return deps.reload()
    workbox.messageSkipWaiting()
    setTimeout(take, TAKES_OVER)
  }
  const waits = async (sw: ServiceWorker) => {
    const request: PageMessage = { type: 'VERSION' }
    const version = readWorkerMessage(await messageSW(sw, request))
    if (version?.build !== deps.build) return found(accept)
    // This page came with the new build, bypassing the old worker: there is nothing to offer.
    setTimeout(() => sw.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage), QUIET)
  }
  workbox.addEventListener('waiting', ({ sw }) => sw && waits(sw))
  // Only the tab that accepted is reloaded; the others get the new version at their next navigation.
  workbox.addEventListener('controlling', take)
  // `immediate`, because this code arrives after `load` anyway.
  registration = await workbox.register({ immediate: true })
  if (!registration) return
  // The browser's own check may have found it before this code arrived; Workbox only notices later ones.
  const { installing } = registration
  if (installing && navigator.serviceWorker.controller)
    installing.addEventListener('statechange', () => installing.state === 'installed' && void waits(installing))
  const check = () => void workbox.update().catch(() => undefined)
  if (navigator.serviceWorker.controller) check()
  checkAgain(check)
  // Until a first worker is active, pictures bypass it as well.
  const first = navigator.serviceWorker.controller === null
  deps.onChunks((urls) => void warm(deps.build, first ? [...urls, ...pictures()] : urls))
}

/** Checks every half hour while the page is visible, and when it becomes visible after a longer time. */
function checkAgain(check: () => void): void {
  let last = Date.now()
  const due = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < CHECK_EVERY) return
    last = Date.now()
    check()
  }
  setInterval(due, CHECK_EVERY)
  document.addEventListener('visibilitychange', due)
}

/** The pictures this page has shown: on a first visit there was no worker to keep them. */
function pictures(): string[] {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // all entries of this type are resource timings
  return all.filter(isPicture).map(({ name }) => name)
}

/** The largest picture is preloaded by a response header, so its initiator is a link. */
function isPicture({ initiatorType, name }: PerformanceResourceTiming): boolean {
  return initiatorType === 'img' || (initiatorType === 'link' && !name.startsWith(`${location.origin}/assets/`))
}

async function warm(build: string, urls: readonly string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'WARM', build, urls } satisfies PageMessage)
}
