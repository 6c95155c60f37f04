import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Redirect, Route as At, Router, Switch, useLocation } from 'wouter'
import { DataProvider } from '#data/provider.tsx'
import { SessionProvider, useSessionActions, useSignedIn } from '#session/context.tsx'
import { TrackerProvider, usePageView } from '#tracking/context.tsx'
import { PageProvider } from '#wechat/page.tsx'
import { CrashGuard } from './crash.tsx'
import { exact } from './exact.ts'
import { PageView } from './page-view.tsx'
import type { Overlays } from './overlays.tsx'
import type { Route } from './route.ts'
import { routes } from './routes.tsx'
import { Trouble } from './trouble.tsx'
import type { Wiring } from './wiring.ts'

/** The application: the providers, and the page that the address names. */
export function App({ wiring, ssrPath }: { wiring: Wiring; ssrPath?: string }) {
  return (
    <SessionProvider session={wiring.session}>
      <DataProvider deps={wiring.data}>
        <TrackerProvider tracker={wiring.tracker}>
          <Router parser={exact} {...(ssrPath !== undefined && { ssrPath })}>
            <Pages wiring={wiring} />
            <CrashGuard at="" onCrash={wiring.onCrash} instead={null}>
              <Later wiring={wiring} />
            </CrashGuard>
          </Router>
        </TrackerProvider>
      </DataProvider>
    </SessionProvider>
  )
}

function Pages({ wiring }: { wiring: Wiring }) {
  const [path] = useLocation()
  useEffect(beginAtTop, [])
  return (
    <CrashGuard at={path} onCrash={wiring.onCrash}>
      <Switch>
        <At path="/">
          <Redirect to="/index" replace />
        </At>
        {routes.map((route) => (
          <At key={route.pattern} path={route.pattern}>
            <Page route={route} wiring={wiring} />
          </At>
        ))}
        <At>
          <NoMatch host={wiring.host} />
        </At>
      </Switch>
    </CrashGuard>
  )
}

/** A page opened anew begins at its top; going back, the browser finds its place again. */
function beginAtTop(): () => void {
  let path = location.pathname
  const see = () => void (path = location.pathname)
  // The router tells of its own writes with events of these names.
  const open = () => {
    if (location.pathname !== path) scrollTo(0, 0)
    see()
  }
  addEventListener('pushState', open)
  addEventListener('replaceState', open)
  addEventListener('popstate', see)
  return () => {
    removeEventListener('pushState', open)
    removeEventListener('replaceState', open)
    removeEventListener('popstate', see)
  }
}

function Page({ route, wiring }: { route: Route; wiring: Wiring }): ReactNode {
  const [path] = useLocation()
  const signedIn = useSignedIn()
  const { signIn } = useSessionActions()
  const locked = route.auth === 'L' && !signedIn
  useEffect(() => {
    // The whole address, with its query: that is where the sign-in comes back to.
    if (locked) signIn()
  }, [locked, path, signIn])
  usePageView(route.pattern, path)
  // Seen for a moment on the way to the login, and for longer where that cannot be reached.
  if (locked) return <Trouble title="请先登录" text="登录后即可查看本页。" verb="登录" onRetry={signIn} />
  return (
    <PageProvider host={wiring.host} pattern={route.pattern} policy={route.share} link={wiring.link}>
      <Reached key={path} wiring={wiring}>
        <PageView route={route} wiring={wiring} />
      </Reached>
    </PageProvider>
  )
}

/** In place of a page that is neither on the network nor on the device: what is. */
function Reached({ wiring, children }: { wiring: Wiring; children: ReactNode }) {
  const [Saved, setSaved] = useState<ComponentType<{ onRetry: () => void }>>()
  useEffect(
    () =>
      wiring.unreached.subscribe(() => {
        void savedPages(wiring).then(
          (found) => found && setSaved(() => found),
          () => undefined,
        )
      }),
    [wiring],
  )
  useEffect(() => {
    if (!Saved) return
    const again = () => setSaved(undefined)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [Saved])
  return Saved ? <Saved onRetry={() => setSaved(undefined)} /> : children
}

/** The list, where there is anything to list. */
async function savedPages({ snapshots }: Wiring) {
  if ((await snapshots.list()).length === 0) return null
  return (await import('#features/offline/unsaved.tsx')).UnsavedPage
}

/** spec §2: a plain page with this text and nothing else. */
function NoMatch({ host }: Pick<Wiring, 'host'>) {
  useEffect(() => {
    document.title = 'No Match'
    void host.share(null)
  }, [host])
  return <p>No Match</p>
}

/** Bars and toasts, whose code comes after the first content. */
function Later({ wiring }: { wiring: Wiring }) {
  const [parts, setParts] = useState<{ Overlays: typeof Overlays }>()
  useEffect(() => void wiring.later.then(() => import('./overlays.tsx')).then(setParts, () => undefined), [wiring])
  return parts ? <parts.Overlays wiring={wiring} /> : null
}
