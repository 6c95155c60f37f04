import type { PlainDeps, Send } from '#api/send.ts'
import { createServices, type FirstRender } from '#app/boot/create-services.ts'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { deferredSnapshots } from '#app/boot/deferred.ts'
import { sitePages } from '#app/routes/site-pages.ts'
import type { Services } from '#app/boot/app-services.ts'
import { here } from '#session/environment/here.ts'
import { createStorage } from '#session/storage.ts'
import { createVisitor } from '#session/visitor.ts'

/** Every reader of the site is a guest, even a signed-in customer. */
const GUEST = 'guest'
const holder = { account: () => GUEST, onAccount: () => () => undefined, token: () => null }

/** Makes the services of the site. Nothing here uses the network or waits. */
export function createSiteServices(boot: BootWindow, firstRender: FirstRender): Services {
  const local = createStorage('local')
  const tab = createStorage('session')
  const { bases } = here
  return createServices({
    boot,
    firstRender,
    table: sitePages,
    local,
    tab,
    bases,
    visitor: createVisitor({ local, tab, now: Date.now }),
    snapshots: deferredSnapshots({ account: holder.account, now: Date.now }),
    holder,
    send: (deps) => deferredSend({ ...deps, bases }),
  })
}

/** Sends requests; its code is loaded with the first of them. */
function deferredSend(deps: PlainDeps): Send {
  const real = () => import('#api/send.ts').then(({ createPlainSend }) => createPlainSend(deps))
  return async (call, input, options) => (await real())(call, input, options)
}
