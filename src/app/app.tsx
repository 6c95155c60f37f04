import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Router, useLocation } from 'wouter'
import type { Page } from '#data/page/page.ts'
import { DataProvider } from '#data/provider.tsx'
import { HelpLine } from '#ui/state/help-line.ts'
import { isSite } from '#lib/path/site.ts'
import { SessionProvider, useSignedIn, useUnbound, useWholeSession } from '#session/context.tsx'
import { TrackerProvider } from '#tracking/context.tsx'
import { appPages, useOpens } from './routes/app-pages.ts'
import { crossAppNavigation } from './routes/cross-app-navigation.ts'
import { Deferred } from './routes/deferred.tsx'
import { helpOn } from './routes/help.ts'
import { Pages } from './routes/pages.tsx'
import { routeMatcher } from './routes/route-matcher.ts'
import { useEncodedSearch } from './routes/search-hook.ts'
import { ErrorScreen } from './chrome/error-screen.tsx'
import type { AppServices } from './boot/app-services.ts'

const help = helpOn()
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
          <HelpLine value={help}>
            <Router
              parser={routeMatcher}
              searchHook={useEncodedSearch}
              aroundNav={around}
              {...(ssrPath !== undefined && { ssrPath })}
            >
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
          </HelpLine>
        </TrackerProvider>
      </DataProvider>
    </SessionProvider>
  )
}

/** Sends guests to the login from pages that need a customer, and asks customers without a mobile number for one. */
function SignedIn({ auth, children }: { auth: Page['auth']; children: ReactNode }): ReactNode {
  const [path] = useLocation()
  const signedIn = useSignedIn()
  const unbound = useUnbound()
  const { bind, signIn } = useWholeSession()
  const missing = auth === 'L' && (unbound || !signedIn)
  // What a customer already sees stays: something may have been typed.
  const [shown] = useState(signedIn && !unbound)
  const ask = signedIn ? bind : signIn
  useEffect(() => {
    // The whole address with its query: the sign-in returns there.
    if (missing) ask()
  }, [missing, path, ask])
  // Shown briefly on the way to the login, and for longer where the login cannot be reached.
  if (missing && !(shown && signedIn)) {
    const verb = signedIn ? '绑定手机号' : '登录'
    return <ErrorScreen title={`请先${verb}`} text={`${verb}后即可查看本页。`} verb={verb} onRetry={() => ask()} />
  }
  return children
}
