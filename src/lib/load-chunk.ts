/** The code of a page, or of a part of one, could not be loaded. spec §8 */
export class ChunkLoadError extends Error {
  /** `error`: failed or missing; `timeout`: not complete after 120 s. */
  readonly type: 'error' | 'timeout'
  readonly url: string
  constructor(chunk: string, type: 'error' | 'timeout', url: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed (${type}: ${url})`, options)
    this.name = 'ChunkLoadError'
    this.type = type
    this.url = url
  }
}

/** Code that has not loaded after this many ms is an error. spec §9 */
const LIMIT = 120_000
/** The wait before a failed load is tried again: many failures are not caused by a deploy. */
const PAUSE = 1_000

/**
 * Runs a dynamic import with the limits of spec §8: one retry after a second, an error after 120 s. `importing` is the
 * function whose text has the import.
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>, importing: unknown = load): Promise<T> {
  const inTime = () => withinLimit(chunk, load(), importing)
  try {
    return await inTime()
  } catch (error) {
    if (error instanceof ChunkLoadError && error.type === 'timeout') throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    try {
      return await inTime()
    } catch (again) {
      if (again instanceof ChunkLoadError) throw again
      throw new ChunkLoadError(chunk, 'error', urlIn(again) ?? urlOf(importing), { cause: again })
    }
  }
}

/** The window event for code that failed to load; its `detail` is the error. A handler that prevents it reports it. */
export const LOST_PART = 'lostpart'

/** The window event for a retry; its `detail` imports the code in this document. */
export const PART_AGAIN = 'partagain'

/**
 * The same for a part of a page that works without it. A handler that knows whether the service is reachable decides
 * whether anything is lost; without one it is reported as uncaught.
 * @throws ChunkLoadError
 */
export async function loadPart<T>(part: string, load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(part, load)
  } catch (error) {
    if (dispatchEvent(new CustomEvent(LOST_PART, { detail: error, cancelable: true }))) reportError(error)
    throw error
  }
}

function withinLimit<T>(chunk: string, loading: Promise<T>, importing: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout', urlOf(importing))), LIMIT)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Most browsers include the address in the message of a failed import. */
function urlIn(error: unknown): string | undefined {
  return /https?:\S+/.exec(String(error))?.[0]
}

/** WebKit's message contains no address, and a hanging load has none: the address is in the import itself. */
function urlOf(importing: unknown): string {
  const path = /import\(\s*["'`]([^"'`]+)/.exec(String(importing))?.[1]
  return path === undefined ? 'unknown' : new URL(path, import.meta.url).href
}
