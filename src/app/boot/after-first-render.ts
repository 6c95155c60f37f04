import { type Route, routeIn } from '#app/routes/route.ts'
import type { Services } from './app-services.ts'
import { createReporter, watchErrors } from '#tracking/report.ts'
import { prefetchOnTouch, prefetchWhenIdle, whenIdle } from './prefetch.ts'

declare const __BUILD__: string

/** What either tree does after its first content: the SDK, the worker, tracking, the pages ahead. `ask`: what a touched page begins with. */
export function afterFirstRender(
  services: Services,
  routes: readonly Route[],
  requestFirst: (path: string) => void = () => undefined,
): void {
  const { host, worker, tracker, visitor } = services
  const routeHere = () => routeIn(routes, location.pathname)?.pattern ?? 'none'
  void host.start()
  void worker.then(
    (ready) => ready.start(),
    () => undefined,
  )
  prefetchOnTouch(services, routes, requestFirst)
  whenIdle(() => prefetchWhenIdle(services, routes))
  watchForErrors(services, routeHere)
  warnNothingIsKept(services)
  if (!navigator.onLine) void tracker.track('app', 'offline_open', routeHere())
  void tracker.track('app', 'boot', visitor.attribution.scene() ?? 'direct')
}

/** As much as a session needs. */
const ROOM = 4_000

/** A browser that keeps nothing forgets the customer with the page: said once per tab. */
export function warnNothingIsKept({ local, tab, board }: Pick<Services, 'local' | 'tab' | 'board'>): void {
  const persisted = local.set('room', 'x'.repeat(ROOM))
  local.remove('room')
  if (persisted || tab.get('lossTold') !== null) return
  tab.set('lossTold', 'yes')
  board.show({ text: '浏览器没有保存数据的权限或空间：关闭页面后需要重新登录，内容无法离线查看。' })
}

/** What nobody caught is told to the operator: no address, no person. */
function watchForErrors({ tracker, tab }: Services, routeHere: () => string): void {
  const report = createReporter({
    build: __BUILD__,
    route: routeHere,
    deliver: ({ name, message, route }) => tracker.track('app', 'error', `${route} ${name}: ${message}`.slice(0, 120)),
    marks: tab,
    now: Date.now,
  })
  watchErrors(report, window)
}
