import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { isPublicPicture } from './keepable.ts'

/** Pictures of the file storage: few, for a week, and the first to go when the device runs out of room. */
export function createMedia(): CacheFirst {
  return new CacheFirst({
    cacheName: 'media',
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isPublicPicture(response) ? response : null) },
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 7 * 24 * 3600, purgeOnQuotaError: true }),
    ],
  })
}
