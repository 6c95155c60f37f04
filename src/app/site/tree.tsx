import { Router } from 'wouter'
import { crossing } from '#app/routes/cross-app-navigation.ts'
import { exact } from '#app/routes/route-matcher.ts'
import { Later } from '#app/routes/later.tsx'
import { Pages } from '#app/routes/pages.tsx'
import { siteRoutes } from '#app/routes/site-routes.tsx'
import type { Services } from '#app/boot/app-services.ts'
import { DepsProvider } from '#data/deps.tsx'
import { isSite } from '#lib/path/site.ts'
import { VisitorProvider } from '#session/visitor-context.tsx'
import { TrackerProvider } from '#tracking/context.tsx'

const elsewhere = (path: string) => path !== '/' && !isSite(path)
const around = crossing(elsewhere)
const unsaved = () => import('./unsaved.tsx').then((m) => m.UnsavedSitePage)
const bars = () => import('#app/chrome/bars.tsx').then((m) => m.Bars)

/** The information site: a tree without session, sign-in or token. spec §2, product 5 */
export function Site({ services, ssrPath }: { services: Services; ssrPath?: string }) {
  return (
    <VisitorProvider visitor={services.visitor}>
      <DepsProvider deps={services.data}>
        <TrackerProvider tracker={services.tracker}>
          <Router parser={exact} aroundNav={around} {...(ssrPath !== undefined && { ssrPath })}>
            <Pages routes={siteRoutes} services={services} elsewhere={elsewhere} unsaved={unsaved} />
            <Later services={services} load={bars} />
          </Router>
        </TrackerProvider>
      </DepsProvider>
    </VisitorProvider>
  )
}
