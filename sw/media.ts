import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { isPublicPicture } from './keepable.ts'

const NAME = 'media'
const MOST = 60

/** How often everything was forgotten: what was under way then is not kept when it arrives. */
let forgotten = 0

/** Pictures of the file storage: few, for a week, and the first to go when the device runs out of room. */
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

/** Keeps what was shown already, one after the other; the browser's own cache mostly has it still. */
export async function keepPictures(media: CacheFirst, urls: readonly string[], event: ExtendableEvent): Promise<void> {
  const before = forgotten
  for (const url of urls) {
    if (forgotten !== before) return
    await media.handle({ request: new Request(url), event }).catch(() => undefined)
  }
}

/** A customer has gone: the pictures with the list of their addresses, one's own portrait among them. */
export async function forgetPictures(): Promise<void> {
  forgotten += 1
  await caches.delete(NAME)
  await new CacheExpiration(NAME, { maxEntries: MOST }).delete()
}
