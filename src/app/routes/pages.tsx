import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react'
import { Redirect, Route as At, Switch, useLocation } from 'wouter'
import { reload } from '#session/leave.ts'
import { usePageView } from '#tracking/context.tsx'
import { PageProvider } from '#wechat/page.tsx'
import { CrashGuard } from '#app/chrome/crash.tsx'
import { PageView } from './page-view.tsx'
import type { Route } from './route.ts'
import type { Services } from '#app/boot/app-services.ts'

/** The gate of a page: draws it, or says why not. */
type Gate = ComponentType<{ auth: Route['auth']; children: ReactNode }>

interface Props<W extends Services> {
  routes: readonly Route<W>[]
  services: W
  /** Whether a path belongs to the other tree: its document is loaded. */
  elsewhere: (path: string) => boolean
  /** What stands in place of a page that cannot be had, for lack of a network. */
  unsaved: () => Promise<Unsaved>
  gate?: Gate
}

type Unsaved = ComponentType<{ onRetry: () => void }>

/** The page of a tree that the address names. */
export function Pages<W extends Services>({ routes, services, elsewhere, unsaved, gate }: Props<W>): ReactNode {
  const [path] = useLocation()
  useEffect(beginAtTop, [])
  return (
    <CrashGuard at={path} onCrash={services.onCrash}>
      <Switch>
        {routes.map((route) => (
          <At key={route.pattern} path={route.pattern}>
            <Page route={route} services={services} unsaved={unsaved} gate={gate ?? Fragment} />
          </At>
        ))}
        <At path="/">
          <Redirect to="/index" replace />
        </At>
        <At>{elsewhere(path) ? <Crossing /> : <NoMatch host={services.host} />}</At>
      </Switch>
    </CrashGuard>
  )
}

/** An address of the other tree that was reached without a link, as by going back: its document takes over. */
function Crossing() {
  useEffect(reload, [])
  return null
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

function Page<W extends Services>(
  p: Pick<Props<W>, 'services' | 'unsaved'> & { route: Route<W>; gate: Gate },
): ReactNode {
  const { route, services, unsaved, gate } = p
  const [path] = useLocation()
  const Gated = gate
  usePageView(route.pattern, path)
  return (
    <Gated auth={route.auth}>
      <PageProvider host={services.host} pattern={route.pattern} policy={route.share} link={services.link}>
        <Reached key={path} services={services} unsaved={unsaved}>
          <PageView route={route} services={services} />
        </Reached>
      </PageProvider>
    </Gated>
  )
}

/** In place of a page that is neither on the network nor on the device: what is, where anything is. */
function Reached({
  services,
  unsaved,
  children,
}: Pick<Props<Services>, 'services' | 'unsaved'> & { children: ReactNode }) {
  const [Saved, setSaved] = useState<Unsaved>()
  useEffect(
    () =>
      services.unreached.subscribe(() => {
        const found = async () => ((await services.snapshots.list()).length === 0 ? null : unsaved())
        void found().then(
          (Instead) => Instead && setSaved(() => Instead),
          () => undefined,
        )
      }),
    [services, unsaved],
  )
  useEffect(() => {
    if (!Saved) return
    const again = () => setSaved(undefined)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [Saved])
  return Saved ? <Saved onRetry={() => setSaved(undefined)} /> : children
}

/** spec §2: a plain page with this text and nothing else. */
function NoMatch({ host }: Pick<Services, 'host'>) {
  useEffect(() => {
    document.title = 'No Match'
    void host.share(null)
  }, [host])
  return <p>No Match</p>
}
