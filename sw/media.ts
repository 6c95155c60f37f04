import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { isPublicPicture } from './keepable.ts'

const NAME = 'media'
const MOST = 60

/** How many times everything was cleared: a request started before does not enter the cache afterwards. */
let forgotten = 0

/** Pictures of the file storage: few, for a week, and dropped first when the device runs out of space. */
export function createMedia(): CacheFirst {
  return new CacheFirst({
    cacheName: NAME,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        async requestWillFetch({ request, state }) {
          if (state) state['forgotten'] = forgotten
          return request
        },
        cacheWillUpdate: async ({ response, state }) =>
          state?.['forgotten'] === forgotten && isPublicPicture(response) ? response : null,
      },
      new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: 7 * 24 * 3600, purgeOnQuotaError: true }),
    ],
  })
}

/** Caches pictures that were already shown, one after the other; most are still in the browser's own cache. */
export async function keepPictures(media: CacheFirst, urls: readonly string[], event: ExtendableEvent): Promise<void> {
  const before = forgotten
  for (const url of urls) {
    if (forgotten !== before) return
    await media.handle({ request: new Request(url), event }).catch(() => undefined)
  }
}

/** After a sign-out: removes the pictures and the list of their addresses, the customer's own portrait among them. */
export async function forgetPictures(): Promise<void> {
  forgotten += 1
  await caches.delete(NAME)
  await new CacheExpiration(NAME, { maxEntries: MOST }).delete()
}
