import { clientsClaim } from 'workbox-core'
import { addPlugins, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { readPageMessage, type WorkerMessage } from '#lib/worker-messages.ts'
import { createAssets } from './assets.ts'
import { type Case, decide } from './cases.ts'
import { installable } from './installable.ts'
import { createMedia, forgetPictures, keepPictures } from './media.ts'
import { placesOf } from './places.ts'
import { retire } from './retire.ts'
import { answerShell, answerSite } from './shell.ts'
import { withoutUs } from './unreachable.ts'
import { hashedFiles, pictures } from './warm.ts'

declare const self: ServiceWorkerGlobalScope
/** The name of this build, inserted by the build. */
declare const __BUILD__: string

// The build replaces exactly this expression, so it must also be here for the retired worker.
const manifest = self.__WB_MANIFEST

if (import.meta.env.VITE_WORKER === 'off') retire()
else serve()

function serve(): void {
  const media = createMedia()
  const precached = (href: string) => getCacheKeyForURL(href) !== undefined
  const places = { ...placesOf(self.location.origin), precached }
  const assets = createAssets({
    build: __BUILD__,
    precached: matchPrecache,
    caches: self.caches,
    fetch: self.fetch.bind(self),
  })

  addPlugins([installable])
  // All files or none, once per build. It waits for the customer's consent before it replaces the build in use.
  precache(manifest)
  clientsClaim()
  self.addEventListener('activate', (event) => event.waitUntil(assets.prune()))

  on('shell', answerShell)
  on('site', answerSite)
  on('asset', (request, event) => assets.answer(request, event))
  on('media', (request, event) => media.handle({ request, event }))
  // 'network' has no handler: the browser continues without the worker.

  const version: WorkerMessage = { type: 'VERSION', build: __BUILD__ }
  self.addEventListener('message', (event) => {
    const message = readPageMessage(event.data)
    if (message?.type === 'SKIP_WAITING') void self.skipWaiting()
    // A page of the build before may still be there while its next load is on its way.
    if (message?.type === 'WARM' && message.build === __BUILD__) {
      event.waitUntil(assets.warm(hashedFiles(message.urls, places.origin)))
      event.waitUntil(keepPictures(media, pictures(message.urls, places.files), event))
    }
    if (message?.type === 'FORGET') event.waitUntil(forgetPictures())
    if (message?.type === 'VERSION') (event.ports[0] ?? event.source)?.postMessage(version)
  })

  function on(handled: Case, respond: (request: Request, event: ExtendableEvent) => Promise<Response>): void {
    registerRoute(
      ({ request, url }) => decide(factsOf(request, url), places) === handled,
      ({ request, event }) => respond(request, event).catch(() => withoutUs(request)),
    )
  }
}

function factsOf({ mode, method, destination }: Request, url: URL) {
  return { url, mode, method, destination }
}
