/** What a page may ask of the worker. */
export type FromPage =
  | { type: 'SKIP_WAITING' }
  /** Chunks that are not needed yet, to be there when the network is not. */
  | { type: 'WARM'; urls: string[] }
  /** Somebody signed out: pictures seen until now are removed. */
  | { type: 'FORGET' }

/** More chunks than any build of ours has. */
const MOST = 300

/** The message in it, or null: anything of our origin can post here. `WARM` keeps only addresses of hashed files. */
export function readMessage(data: unknown, origin: string): FromPage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === 'SKIP_WAITING' || data.type === 'FORGET') return { type: data.type }
  if (data.type !== 'WARM' || !('urls' in data) || !Array.isArray(data.urls)) return null
  const urls = data.urls.slice(0, MOST).flatMap((url: unknown) => hashedFile(url, origin) ?? [])
  return { type: 'WARM', urls }
}

function hashedFile(value: unknown, origin: string): string | null {
  if (typeof value !== 'string') return null
  try {
    const url = new URL(value, origin)
    return url.origin === origin && url.pathname.startsWith('/assets/') ? url.href : null
  } catch {
    return null
  }
}
