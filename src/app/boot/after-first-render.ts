import { preload } from '#app/routes/page-view.tsx'
import { pageAt, type PageTable } from '#app/routes/page-table.ts'
import type { Services } from './app-services.ts'
import { skipClosedOverlays } from '#ui/overlay/back-closes.ts'
import { ChunkLoadError } from '#lib/load-chunk.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { createReporter, watchErrors } from '#tracking/report.ts'
import { mendLostParts } from './lost-parts.ts'
import { prefetchOnTouch, prefetchWhenIdle } from './prefetch.ts'

declare const __BUILD__: string

/**
 * What both trees do after the first render: the SDK, the worker, tracking, prefetching. `requestFirst` requests the
 * first data of a page that is being pressed.
 */
export function afterFirstRender(
  services: Services,
  table: PageTable,
  requestFirst: (path: string) => void = () => undefined,
): void {
  const { host, worker, tracker, visitor } = services
  const routeHere = () => pageAt(table.now().pages, location.pathname)?.pattern ?? 'none'
  // A page opened from here may be one of them; if they fail to load, it requests them again.
  void preload(table.rest, services.agent.skin).catch(() => undefined)
  tracker.start()
  void host.start()
  // A development server has none.
  if (import.meta.env.MODE !== 'development') {
    void worker.then(
      (ready) => ready.start(),
      () => undefined,
    )
  }
  prefetchOnTouch(services, table, requestFirst)
  whenIdle(() => prefetchWhenIdle(services, table))
  skipClosedOverlays()
  watchForErrors(services, routeHere)
  mendLostParts(services)
  // Rooms are open for hours: their resource timings are not needed.
  performance.onresourcetimingbufferfull = () => performance.clearResourceTimings()
  warnNothingIsKept(services)
  void reportUnreached(services, routeHere())
  void tracker.track('app', 'boot', visitor.attribution.scene() ?? 'direct')
}

/** Reports that the page was opened while the service was out of reach. */
export async function reportUnreached({ data, tracker }: Pick<Services, 'data' | 'tracker'>, route: string) {
  if (!(await data.reach.look())) await tracker.track('app', 'offline_open', route)
}

/** About the size of a stored session. */
const ROOM = 4_000

/** If the browser stores nothing, the session ends with the page. Warns once per tab. */
export function warnNothingIsKept({ local, tab, board }: Pick<Services, 'local' | 'tab' | 'board'>): void {
  const persisted = local.set('room', 'x'.repeat(ROOM))
  local.remove('room')
  if (persisted || tab.get('lossShown') !== null) return
  tab.set('lossShown', 'yes')
  board.show({ text: '浏览器没有保存数据的权限或空间：关闭页面后需要重新登录，内容无法离线查看。' })
}

/** Reports uncaught errors to the operator, without addresses or personal data; lost code by its script's name. */
export function watchForErrors({ tracker, tab }: Pick<Services, 'tracker' | 'tab'>, routeHere: () => string): void {
  const report = createReporter({
    build: __BUILD__,
    route: routeHere,
    deliver: ({ name, message, route }) => tracker.track('app', 'error', `${route} ${name}: ${message}`.slice(0, 120)),
    marks: tab,
    now: Date.now,
  })
  watchErrors((error) => {
    if (error instanceof ChunkLoadError) void tracker.track('app', 'chunk_error', String(error))
    else report(error)
  }, window)
}
