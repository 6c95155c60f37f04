import { Router } from 'wouter'
import { crossing } from '#app/routes/cross-app-navigation.ts'
import { exact } from '#app/routes/route-matcher.ts'
import { Later } from '#app/routes/later.tsx'
import { Pages } from '#app/routes/pages.tsx'
import { siteRoutes } from '#app/routes/site-routes.tsx'
import type { Ground } from '#app/boot/app-services.ts'
import { DepsProvider } from '#data/deps.tsx'
import { isSite } from '#lib/path/site.ts'
import { VisitorProvider } from '#session/visitor-context.tsx'
import { TrackerProvider } from '#tracking/context.tsx'

const elsewhere = (path: string) => path !== '/' && !isSite(path)
const around = crossing(elsewhere)
const unsaved = () => import('./unsaved.tsx').then((m) => m.UnsavedSitePage)
const bars = () => import('#app/chrome/bars.tsx').then((m) => m.Bars)

/** The information site: a tree without session, sign-in or token. spec §2, product 5 */
export function Site({ ground, ssrPath }: { ground: Ground; ssrPath?: string }) {
  return (
    <VisitorProvider visitor={ground.visitor}>
      <DepsProvider deps={ground.data}>
        <TrackerProvider tracker={ground.tracker}>
          <Router parser={exact} aroundNav={around} {...(ssrPath !== undefined && { ssrPath })}>
            <Pages routes={siteRoutes} wiring={ground} elsewhere={elsewhere} unsaved={unsaved} />
            <Later wiring={ground} load={bars} />
          </Router>
        </TrackerProvider>
      </DepsProvider>
    </VisitorProvider>
  )
}
