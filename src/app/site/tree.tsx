import { useMemo } from 'react'
import { Router } from 'wouter'
import { crossAppNavigation } from '#app/routes/cross-app-navigation.ts'
import { Deferred } from '#app/routes/deferred.tsx'
import { helpOn } from '#app/routes/help.ts'
import { Pages } from '#app/routes/pages.tsx'
import { routeMatcher } from '#app/routes/route-matcher.ts'
import { useEncodedSearch } from '#app/routes/search-hook.ts'
import { sitePages } from '#app/routes/site-pages.ts'
import type { Services } from '#app/boot/app-services.ts'
import { DataContext } from '#data/deps.tsx'
import type { PageProps } from '#data/page/page.ts'
import { HelpLine } from '#ui/state/help-line.ts'
import { isSite } from '#lib/path/site.ts'
import { VisitorProvider } from '#session/visitor-context.tsx'
import { TrackerProvider } from '#tracking/context.tsx'

const elsewhere = (path: string) => path !== '/' && !isSite(path)
const help = helpOn()
const around = crossAppNavigation(elsewhere)
const unsaved = () => import('./unsaved.tsx').then((m) => m.UnsavedSitePage)
const useOpens = () => isSite
const bars = () => import('#app/chrome/bars.tsx').then((m) => m.Bars)

/** The information site: a tree without session, sign-in or token. spec §2, product §5 */
export function Site({ services, ssrPath }: { services: Services; ssrPath?: string }) {
  const { link, visitor } = services
  const given = useMemo(
    (): PageProps => ({ useOpens, link, outcome: { kind: 'idle' }, clickId: visitor.attribution.adClickId }),
    [link, visitor],
  )
  return (
    <VisitorProvider visitor={services.visitor}>
      <DataContext value={services.data}>
        <TrackerProvider tracker={services.tracker}>
          <HelpLine value={help}>
            <Router
              parser={routeMatcher}
              searchHook={useEncodedSearch}
              aroundNav={around}
              {...(ssrPath !== undefined && { ssrPath })}
            >
              <Pages table={sitePages} services={services} given={given} elsewhere={elsewhere} unsaved={unsaved} />
              <Deferred services={services} load={bars} />
            </Router>
          </HelpLine>
        </TrackerProvider>
      </DataContext>
    </VisitorProvider>
  )
}
