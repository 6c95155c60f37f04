import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Router, useLocation } from 'wouter'
import type { Page } from '#data/page/page.ts'
import { DataProvider } from '#data/provider.tsx'
import { isSite } from '#lib/path/site.ts'
import { SessionProvider, useSessionActions, useSignedIn, useUnbound } from '#session/context.tsx'
import { TrackerProvider } from '#tracking/context.tsx'
import { appPages, useOpens } from './routes/app-pages.ts'
import { crossAppNavigation } from './routes/cross-app-navigation.ts'
import { Deferred } from './routes/deferred.tsx'
import { Pages } from './routes/pages.tsx'
import { routeMatcher } from './routes/route-matcher.ts'
import { ErrorScreen } from './chrome/error-screen.tsx'
import type { AppServices } from './boot/app-services.ts'

const around = crossAppNavigation(isSite)
const unsaved = () => import('#features/offline/unsaved.tsx').then((m) => m.UnsavedPage)
const overlays = () => import('./chrome/overlays.tsx').then((m) => m.Overlays)

/** The application: the providers, and the page of the current address. The site is a tree of its own. */
export function App({ appServices, ssrPath }: { appServices: AppServices; ssrPath?: string }) {
  const { link, outcome, visitor } = appServices
  const given = useMemo(
    () => ({ useOpens, link, outcome, clickId: visitor.attribution.adClickId }),
    [link, outcome, visitor],
  )
  return (
    <SessionProvider session={appServices.session}>
      <DataProvider data={appServices.data}>
        <TrackerProvider tracker={appServices.tracker}>
          <Router parser={routeMatcher} aroundNav={around} {...(ssrPath !== undefined && { ssrPath })}>
            <Pages
              table={appPages}
              services={appServices}
              given={given}
              elsewhere={isSite}
              unsaved={unsaved}
              gate={SignedIn}
            />
            <Deferred services={appServices} load={overlays} />
          </Router>
        </TrackerProvider>
      </DataProvider>
    </SessionProvider>
  )
}

/** Sends guests to the login from pages that need a customer, and asks whoever has no number for one. */
function SignedIn({ auth, children }: { auth: Page['auth']; children: ReactNode }): ReactNode {
  const [path] = useLocation()
  const signedIn = useSignedIn()
  const { signIn, bind } = useSessionActions()
  const unbound = useUnbound() && auth === 'L'
  // A page that is shown already stays: something may have been typed.
  const [held] = useState(unbound)
  const locked = auth === 'L' && !signedIn
  useEffect(() => {
    // The whole address with its query: the sign-in returns there.
    if (locked) signIn()
  }, [locked, path, signIn])
  useEffect(() => {
    if (unbound) void bind()
  }, [unbound, path, bind])
  // Shown briefly on the way to the login, and for longer where the login cannot be reached.
  if (locked) return <ErrorScreen title="请先登录" text="登录后即可查看本页。" verb="登录" onRetry={signIn} />
  if (held && unbound)
    return <ErrorScreen title="请先绑定手机号" text="绑定后即可继续。" verb="绑定手机号" onRetry={() => void bind()} />
  return children
}
