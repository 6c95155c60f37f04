import { newPlace, OLD_LINK } from '#lib/path/old-links.ts'
import type { Visit } from './reply.ts'

/**
 * The new address of an old one, with its query; undefined for any other. The page itself reports an unknown old link,
 * and reads one that is in the hash. spec §2, SI-05
 * @param origin of the site, for old links that are absolute; '' if unknown
 */
export function movedTo({ path, search }: Visit, origin: string): string | undefined {
  if (path === '/') return `/index${search}`
  if (path !== OLD_LINK || !new URLSearchParams(search).has('p')) return undefined
  const { path: found, missed } = newPlace(search, '', origin || 'https://unknown.invalid')
  return missed === '' ? found : undefined
}
