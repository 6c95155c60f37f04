import { type ReactNode, useEffect } from 'react'
import { Redirect, Route as At, Router, Switch, useLocation } from 'wouter'
import { DataProvider } from '#data/provider.tsx'
import { ConsentBar } from '#features/account/consent-bar.tsx'
import { UpdateBar } from '#features/offline/update-bar.tsx'
import { SessionProvider, useSessionActions, useSignedIn } from '#session/context.tsx'
import { TrackerProvider, usePageView } from '#tracking/context.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Toaster } from '#ui/toast.tsx'
import { PageProvider } from '#wechat/page.tsx'
import { NoticeBar } from './notice.tsx'
import { CrashGuard } from './crash.tsx'
import { exact } from './exact.ts'
import { PageView } from './page-view.tsx'
import { type Route, routes } from './routes.tsx'
import type { Wiring } from './wiring.ts'

/** The application: the providers, and the page that the address names. */
export function App({ wiring, ssrPath }: { wiring: Wiring; ssrPath?: string }) {
  return (
    <SessionProvider session={wiring.session}>
      <DataProvider deps={wiring.data}>
        <TrackerProvider tracker={wiring.tracker}>
          <Router parser={exact} {...(ssrPath !== undefined && { ssrPath })}>
            <Pages wiring={wiring} />
          </Router>
          <Toaster />
        </TrackerProvider>
      </DataProvider>
    </SessionProvider>
  )
}

function Pages({ wiring }: { wiring: Wiring }) {
  const [path] = useLocation()
  return (
    <>
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
            <NoMatch />
          </At>
        </Switch>
      </CrashGuard>
      <ConsentBar />
      <NoticeBar board={wiring.board} />
      <UpdateBar onUpdate={wiring.onUpdate} dirty={wiring.dirty} />
    </>
  )
}

function Page({ route, wiring }: { route: Route; wiring: Wiring }): ReactNode {
  const [path] = useLocation()
  const signedIn = useSignedIn()
  const { signIn } = useSessionActions()
  const locked = route.auth === 'L' && !signedIn
  useEffect(() => {
    if (locked) signIn(path)
  }, [locked, path, signIn])
  usePageView(route.pattern, path)
  if (locked) return <Spinner />
  return (
    <PageProvider host={wiring.host} pattern={route.pattern} policy={route.share} link={wiring.link}>
      <PageView key={path} route={route} wiring={wiring} />
    </PageProvider>
  )
}

/** spec §2: a plain page with this text and nothing else. */
function NoMatch() {
  useEffect(() => {
    document.title = 'No Match'
  }, [])
  return <p>No Match</p>
}
