import { preload } from '#app/routes/page-view.tsx'
import { pageAt, type PageTable } from '#app/routes/page-table.ts'
import { routeMatcher } from '#app/routes/route-matcher.ts'
import type { Page } from '#data/page/page.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { createSignal } from './signal.ts'
import type { Services } from './app-services.ts'

const rounds = createSignal()

/** All linked pages are loaded; the mark is for the benchmarks. */
function finished(): void {
  performance.mark('pages ahead')
  rounds.emit()
}

/** Calls `listener` with the scripts and styles this document has fetched, now and after each round of prefetching. */
export function onPrefetched(listener: (files: string[]) => void): void {
  const notify = () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    listener(names.filter((name) => name.startsWith(`${location.origin}/assets/`)))
  }
  rounds.subscribe(notify)
  notify()
}

/** How long a page has for its data, and so its links, before the linked pages are fetched, ms. */
const QUIET_MS = 1_000

/**
 * Loads the code of linked and saved pages while the browser is idle, unless the customer saves data. Not without a
 * network: in Chromium an import that has failed fails again for the life of the document.
 */
export function prefetchWhenIdle(
  { agent, snapshots, data: { reach } }: Pick<Services, 'agent' | 'snapshots' | 'data'>,
  table: PageTable,
): void {
  const tried = new Set<Page>()
  const load = (waiting: readonly Page[]) => {
    if (!reach.online()) return
    const page = waiting.find((each) => !tried.has(each))
    if (!page) return finished()
    tried.add(page)
    // A page that does not load now shows the error when it is opened.
    void preload(page, agent.skin)
      .catch(() => undefined)
      .then(() => whenIdle(() => load(waiting)))
  }
  const prefetchLinked = async () => {
    if (savesData()) return load([])
    if (!(await reach.look())) return
    await preload(table.rest, agent.skin).catch(() => undefined)
    load(leadsTo(table.now().pages, await saved(snapshots)))
  }
  let timer: ReturnType<typeof setTimeout>
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(() => void prefetchLinked()), QUIET_MS)
  }
  // The router fires events of the first names for its own writes.
  for (const event of ['pushState', 'replaceState', 'popstate', 'online']) addEventListener(event, schedule)
  // Files of a first visit, fetched before its worker was active, bypassed it.
  navigator.serviceWorker?.addEventListener('controllerchange', schedule)
  schedule()
}

/** Paths of saved pages: a copy cannot be read without its page's code. */
async function saved(snapshots: Services['snapshots']): Promise<string[]> {
  const pages = await snapshots.list().catch(() => [])
  return pages.map(({ route }) => route.split(/[?#]/)[0] ?? '')
}

/**
 * The pages a customer may open from here: linked ones, the rest of the section (e.g. the steps of an order), and
 * `more`.
 */
function leadsTo(pages: readonly Page[], more: readonly string[]): readonly Page[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname)
  const section = location.pathname.split('/')[1]
  return pages.filter(({ pattern }) => {
    const page = routeMatcher(pattern).pattern
    return pattern.split('/')[1] === section || [...links, ...more].some((path) => page.exec(path))
  })
}

/** Loads the code of a page whose link is being pressed; `requestFirst` requests its first data. */
export function prefetchOnTouch(
  { agent }: Pick<Services, 'agent'>,
  table: PageTable,
  requestFirst: (path: string) => void,
): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href^="/"]') : null
      const path = (link?.getAttribute('href') ?? '').split(/[?#]/)[0] ?? ''
      const page = pageAt(table.now().pages, path)
      if (!page) return
      void preload(page, agent.skin).catch(() => undefined)
      requestFirst(path)
    },
    { passive: true },
  )
}

/** Save-Data, or a 2G connection. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } } // not in the types yet
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}
