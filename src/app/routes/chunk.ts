import { CHUNK_TIMEOUT } from '#config/constants.ts'

/** A page's code could not be loaded. spec §8 */
class ChunkLoadError extends Error {
  /** `error`: refused or missing; `timeout`: nothing whole after 120 s. */
  readonly type: 'error' | 'timeout'
  readonly url: string
  constructor(chunk: string, type: 'error' | 'timeout', url: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed (${type}: ${url})`, options)
    this.name = 'ChunkLoadError'
    this.type = type
    this.url = url
  }
}

/** How long to wait before a failed load is tried again: many failures have no deploy behind them. */
const PAUSE = 1_000

/**
 * Runs a dynamic import with the limits of spec §8: once more after a second, an error after 120 s.
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

/** Browsers name the address in the message of a failed import. */
function urlIn(error: unknown): string {
  return /https?:\S+/.exec(String(error))?.[0] ?? 'unknown'
}
