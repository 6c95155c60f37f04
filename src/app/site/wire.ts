import type { PlainDeps, Send } from '#api/send.ts'
import { createGround, type Later } from '#app/boot/ground.ts'
import type { BootWindow } from '#app/inline/boot-window.ts'
import { lateSnapshots } from '#app/boot/late.ts'
import { siteRoutes } from '#app/routes/site-routes.tsx'
import type { Ground } from '#app/boot/app-services.ts'
import { basesOf } from '#config/environment.ts'
import { environmentIn } from '#session/environment/env.ts'
import { createStorage } from '#session/storage.ts'
import { createVisitor } from '#session/visitor.ts'

/** Whoever reads the site is a guest, signed in or not. */
const GUEST = 'guest'
const holder = { account: () => GUEST, onAccount: () => () => undefined, token: () => null }

/** Makes the parts of the site. Nothing here asks the network or waits. */
export function laySite(boot: BootWindow, later: Later): Ground {
  const local = createStorage('local')
  const tab = createStorage('session')
  const bases = basesOf(environmentIn(document))
  return createGround({
    boot,
    later,
    routes: siteRoutes,
    local,
    tab,
    bases,
    visitor: createVisitor({ local, tab, now: Date.now }),
    snapshots: lateSnapshots({ account: holder.account, now: Date.now }),
    holder,
    send: (told) => lateSend({ ...told, bases }),
  })
}

/** Requests, whose code comes with the first of them. */
function lateSend(deps: PlainDeps): Send {
  const real = () => import('#api/send.ts').then(({ createPlainSend }) => createPlainSend(deps))
  return async (call, input, options) => (await real())(call, input, options)
}
