import { readAgent } from '#lib/user-agent.ts'
import { type PageMessage, readWorkerMessage } from '#lib/worker-messages.ts'

/** Called with what takes the new version into use. */
type Offer = (accept: () => void) => void

export interface WorkerDeps {
  /** Address of the worker's script, e.g. `/sw.js`. */
  script: string
  /** Names the build of this page. */
  build: string
  /** Tells, at once and again, which lazy chunks have been fetched: the worker keeps them, for offline. */
  onChunks: (listener: (urls: readonly string[]) => void) => void
  /** Text is being typed somewhere: nothing reloads. */
  dirty: () => boolean
  reload: () => void
  /** Makes an address that Trusted Types accept; without it the plain text is used. */
  trusted?: ((path: string) => string) | undefined
}

export interface WorkerHandle {
  /** Tells of a new version that waits, also one found before. Returns how to stop. */
  onUpdate(offer: Offer): () => void
  /** Registers the worker, once; resolves when it is done or cannot be, and never rejects. */
  start(): Promise<void>
}

const CHECK_EVERY = 30 * 60_000
/** Longest wait for the new version, which the old one's last work holds up: a load brings its page all the same, ms. */
const TAKES_OVER = 3_000
/** Until a page asks no more for its files: a request that comes while the old worker goes starts it anew, ms. */
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
      // The property can be there and undefined.
      if (!navigator.serviceWorker || isIosWechat()) return
      try {
        await register(deps, found)
      } catch {
        // Blocked, no room, a broken script: the site works without.
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
    // Another tab may have been asked before this one: the new version is in use already.
    if (!registration?.waiting) return deps.reload()
    workbox.messageSkipWaiting()
    setTimeout(take, TAKES_OVER)
  }
  workbox.addEventListener('waiting', async ({ sw }) => {
    if (!sw) return
    const request: PageMessage = { type: 'VERSION' }
    const version = readWorkerMessage(await messageSW(sw, request))
    if (version?.build !== deps.build) return found(accept)
    // This page has come with its build, past the old worker: there is nothing to offer.
    setTimeout(() => sw.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage), QUIET)
  })
  // Only the tab that asked is loaded anew; the others take the new version at their next navigation.
  workbox.addEventListener('controlling', take)
  // Not after `load`: this code arrives later than that as it is.
  registration = await workbox.register({ immediate: true })
  if (!registration) return
  const check = () => void workbox.update().catch(() => undefined)
  if (navigator.serviceWorker.controller) check()
  checkAgain(check)
  // Until a first worker is in charge, pictures pass it by as well.
  const first = navigator.serviceWorker.controller === null
  deps.onChunks((urls) => void warm(first ? [...urls, ...pictures()] : urls))
}

/** Every half hour while the page is seen, and when it is seen again after longer than that. */
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

/** What this page has shown, since a first visit has no worker yet to keep it. */
function pictures(): string[] {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // what this type consists of
  return all.filter(isPicture).map(({ name }) => name)
}

/** The largest picture is asked for by a header of the page, as a link. */
function isPicture({ initiatorType, name }: PerformanceResourceTiming): boolean {
  return initiatorType === 'img' || (initiatorType === 'link' && !name.startsWith(`${location.origin}/assets/`))
}

async function warm(urls: readonly string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'WARM', urls } satisfies PageMessage)
}
