import { CHUNK_TIMEOUT } from '#config/constants.ts'

/** A page's code could not be loaded. spec §8 */
class ChunkLoadError extends Error {
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

/** The wait before a failed load is tried again: many failures are not caused by a deploy. */
const PAUSE = 1_000

/**
 * Runs a dynamic import with the limits of spec §8: one retry after a second, an error after 120 s.
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  try {
    return await inTime(chunk, load())
  } catch (error) {
    if (error instanceof ChunkLoadError && error.type === 'timeout') throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    try {
      return await inTime(chunk, load())
    } catch (again) {
      if (again instanceof ChunkLoadError) throw again
      throw new ChunkLoadError(chunk, 'error', urlIn(again), { cause: again })
    }
  }
}

function inTime<T>(chunk: string, loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout', location.pathname)), CHUNK_TIMEOUT)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Browsers include the address in the message of a failed import. */
function urlIn(error: unknown): string {
  return /https?:\S+/.exec(String(error))?.[0] ?? 'unknown'
}
