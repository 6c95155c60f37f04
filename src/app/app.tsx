import { type ReactNode, useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { DataProvider } from '#data/provider.tsx'
import { isSite } from '#lib/path/site.ts'
import { SessionProvider, useSessionActions, useSignedIn } from '#session/context.tsx'
import { TrackerProvider } from '#tracking/context.tsx'
import { crossing } from './routes/cross-app-navigation.ts'
import { exact } from './routes/route-matcher.ts'
import { Later } from './routes/later.tsx'
import { Pages } from './routes/pages.tsx'
import type { Route } from './routes/route.ts'
import { routes } from './routes/routes.tsx'
import { ErrorScreen } from './chrome/error-screen.tsx'
import type { AppServices } from './boot/app-services.ts'

const around = crossing(isSite)
const unsaved = () => import('#features/offline/unsaved.tsx').then((m) => m.UnsavedPage)
const overlays = () => import('./chrome/overlays.tsx').then((m) => m.Overlays)

/** The application: the providers, and the page of the current address. The site is a tree of its own. */
export function App({ appServices, ssrPath }: { appServices: AppServices; ssrPath?: string }) {
  return (
    <SessionProvider session={appServices.session}>
      <DataProvider deps={appServices.data}>
        <TrackerProvider tracker={appServices.tracker}>
          <Router parser={exact} aroundNav={around} {...(ssrPath !== undefined && { ssrPath })}>
            <Pages routes={routes} services={appServices} elsewhere={isSite} unsaved={unsaved} gate={SignedIn} />
            <Later services={appServices} load={overlays} />
          </Router>
        </TrackerProvider>
      </DataProvider>
    </SessionProvider>
  )
}

/** Sends guests to the login from pages that need a customer. */
function SignedIn({ auth, children }: { auth: Route['auth']; children: ReactNode }): ReactNode {
  const [path] = useLocation()
  const signedIn = useSignedIn()
  const { signIn } = useSessionActions()
  const locked = auth === 'L' && !signedIn
  useEffect(() => {
    // The whole address with its query: the sign-in returns there.
    if (locked) signIn()
  }, [locked, path, signIn])
  // Shown briefly on the way to the login, and for longer where the login cannot be reached.
  if (locked) return <ErrorScreen title="请先登录" text="登录后即可查看本页。" verb="登录" onRetry={signIn} />
  return children
}
