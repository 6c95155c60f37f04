import { codeArrives, start, draw } from '#app/boot/begin.tsx'
import type { FirstRender } from '#app/boot/create-services.ts'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { routeIn } from '#app/routes/route.ts'
import { siteRoutes } from '#app/routes/site-routes.tsx'
import { Site } from './tree.tsx'
import { createSiteServices } from './create-site-services.ts'

/** The way to the first content of the site: the query, the page's code, the render. spec §2 */
export const bootSite = (): Promise<void> => start(open)

async function open(inline: BootWindow, firstRender: FirstRender): Promise<void> {
  const services = createSiteServices(inline, firstRender)
  const { attribution, preferences } = services.visitor
  attribution.readAttribution(location.search, location.pathname)
  preferences.applyTo(document.documentElement)
  const route = routeIn(siteRoutes, location.pathname)
  const codeLoaded = route === undefined || (await codeArrives(route, services.agent.skin))
  inline.taken = true
  draw(<Site services={services} />, codeLoaded && document.querySelector('[data-shell]') !== null, services.onCrash)
  firstRender.now()
  // Nothing of it is needed to read the page: a load that fails is made up for by the next visit.
  void import('#app/boot/after-first-render.ts')
    .then(({ afterFirstRender }) => afterFirstRender(services, siteRoutes))
    .catch(services.onCrash)
}
