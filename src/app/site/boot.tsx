import { codeArrives, start, draw } from '#app/boot/begin.tsx'
import type { FirstRender } from '#app/boot/create-services.ts'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { sitePages } from '#app/routes/site-pages.ts'
import { Site } from './tree.tsx'
import { createSiteServices } from './create-site-services.ts'

/** From the start to the first render of the site: the query, the page's code, the render. spec §2 */
export const bootSite = (): Promise<void> => start(open)

async function open(inline: BootWindow, firstRender: FirstRender): Promise<void> {
  const services = createSiteServices(inline, firstRender)
  const { attribution, preferences } = services.visitor
  attribution.readAttribution(location.search, location.pathname)
  preferences.applyTo(document.documentElement)
  // In the plain shell, which may be the application's as well.
  document.documentElement.dataset['skin'] = services.agent.skin
  const codeLoaded = await codeArrives(sitePages, location.pathname, services.agent.skin)
  inline.taken = true
  await draw(
    <Site services={services} />,
    codeLoaded && document.querySelector('[data-shell]') !== null,
    services.onCrash,
  )
  firstRender.now()
  // The page can be read without it: if this code does not load, the next visit does the work.
  void import('#app/boot/after-first-render.ts')
    .then(({ afterFirstRender }) => afterFirstRender(services, sitePages))
    .catch(services.onCrash)
}
