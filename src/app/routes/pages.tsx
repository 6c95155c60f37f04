import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { reload } from '#session/leave.ts'
import { usePageView } from '#tracking/context.tsx'
import { PageProvider } from '#wechat/page.tsx'
import { CrashGuard } from '#app/chrome/crash.tsx'
import { HelpLine } from '#ui/state/help-line.ts'
import { helpOn } from './help.ts'
import { PageView } from './page-view.tsx'
import { type PageTable, usePageTable } from './page-table.ts'
import type { Services } from '#app/boot/app-services.ts'
import type { Page, PageProps } from '#data/page/page.ts'

/** The gate of a page: renders it, or explains why not. */
type Gate = ComponentType<{ auth: Page['auth']; children: ReactNode }>

/** The gate of a tree in which every page is public. */
const Open: Gate = ({ children }) => children

interface Props {
  table: PageTable
  services: Services
  /** The services pages receive; the same object at every render. */
  given: PageProps
  /** Whether a path belongs to the other tree, whose document must be loaded. */
  elsewhere: (path: string) => boolean
  /** Shown in place of a page that is unavailable without a network. */
  unsaved: () => Promise<Unsaved>
  gate?: Gate
}

type Unsaved = ComponentType<{ onRetry: () => void }>

/** The page of the current address. */
export function Pages({ table, services, given, elsewhere, unsaved, gate = Open }: Props): ReactNode {
  const [path] = useLocation()
  const { pages, whole } = usePageTable(table)
  useEffect(beginAtTop, [])
  const frame = { services, given, unsaved }
  return (
    <CrashGuard at={path} onCrash={services.onCrash}>
      <Switch>
        {pages.map((page) => (
          <Route key={page.pattern} path={page.pattern}>
            <PageFrame page={page} gate={gate} {...frame} />
          </Route>
        ))}
        <Route path="/">
          <Redirect to="/index" replace />
        </Route>
        <Route>
          {elsewhere(path) ? (
            <OtherTree />
          ) : whole ? (
            <NoMatch host={services.host} />
          ) : (
            <Reached page={table.rest} {...frame} />
          )}
        </Route>
      </Switch>
    </CrashGuard>
  )
}

/** An address of the other tree reached without a link, e.g. by going back: its document is loaded. */
function OtherTree() {
  useEffect(reload, [])
  return null
}

/** A newly opened page starts at its top; going back, the browser restores the position. */
function beginAtTop(): () => void {
  let path = location.pathname
  const see = () => void (path = location.pathname)
  // The router fires events of these names for its own writes.
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

type FrameProps = Pick<Props, 'services' | 'given' | 'unsaved'> & { page: Page }

function PageFrame({ page, gate: Gated, ...rest }: FrameProps & { gate: Gate }): ReactNode {
  const { services } = rest
  const [path] = useLocation()
  usePageView(page.pattern, path)
  const help = useMemo(() => helpOn(page.pattern), [page.pattern])
  return (
    <PageProvider host={services.host} pattern={page.pattern} policy={page.share} link={services.link}>
      <HelpLine value={help}>
        <Gated auth={page.auth}>
          <Reached key={path} page={page} {...rest} />
        </Gated>
      </HelpLine>
    </PageProvider>
  )
}

/** A page; if it is available neither online nor offline, the saved pages, if there are any. */
function Reached({ page, services, given, unsaved }: FrameProps) {
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
  if (Saved) return <Saved onRetry={() => setSaved(undefined)} />
  return <PageView page={page} services={services} given={given} />
}

/** spec §2: a plain page with only this text. */
function NoMatch({ host }: Pick<Services, 'host'>) {
  useEffect(() => {
    document.title = 'No Match'
    void host.share(null)
  }, [host])
  return <p>No Match</p>
}
