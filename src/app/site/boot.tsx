import { arrives, begin, draw } from '#app/boot/begin.tsx'
import type { Later } from '#app/boot/ground.ts'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { routeIn } from '#app/routes/route.ts'
import { siteRoutes } from '#app/routes/site-routes.tsx'
import { Site } from './tree.tsx'
import { laySite } from './wire.ts'

/** The way to the first content of the site: the query, the page's code, the render. spec §2 */
export const bootSite = (): Promise<void> => begin(open)

async function open(inline: BootWindow, later: Later): Promise<void> {
  const ground = laySite(inline, later)
  const { attribution, preferences } = ground.visitor
  attribution.readAttribution(location.search, location.pathname)
  preferences.applyTo(document.documentElement)
  const route = routeIn(siteRoutes, location.pathname)
  const there = route === undefined || (await arrives(route, ground.agent.skin))
  inline.taken = true
  draw(<Site ground={ground} />, there && document.querySelector('[data-shell]') !== null, ground.onCrash)
  later.now()
  // Nothing of it is needed to read the page: a load that fails is made up for by the next visit.
  void import('#app/boot/settle.ts').then(({ settle }) => settle(ground, siteRoutes)).catch(ground.onCrash)
}
