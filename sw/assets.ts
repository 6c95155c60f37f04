import { isFile } from './keepable.ts'

/** Hashed files never change under one name. There is a cache per build; the last two builds are kept. */
const PREFIX = 'assets-'

/** The part of a worker event that keeps it alive until the work is done. */
interface Keeper {
  waitUntil(work: Promise<unknown>): void
}

export interface Assets {
  /**
   * Answers a chunk or style from the precache, from the caches of both builds, or from the network, then keeping it.
   */
  answer(request: Request, event: Keeper): Promise<Response>
  /** Fetches the files that are not cached yet, one after the other. */
  warm(urls: readonly string[]): Promise<void>
  /** Removes files that belong neither to this build nor to the one before. */
  prune(): Promise<void>
}

export interface AssetsDeps {
  /** Short name of this build. */
  build: string
  /** What was installed with the worker itself. */
  precached: (url: string) => Promise<Response | undefined>
  caches: CacheStorage
  fetch: (request: Request | string) => Promise<Response>
}

export function createAssets({ build, precached, caches, fetch }: AssetsDeps): Assets {
  const current = PREFIX + build

  // Oldest first: the browser lists caches in the order in which they were made.
  const others = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== current)

  const keep = async (url: string, answer: Response) => {
    if (!isFile(answer)) return
    try {
      await (await caches.open(current)).put(url, answer)
    } catch {
      // No space left: the file comes from the network next time.
    }
  }

  const find = async (url: string): Promise<Response | undefined> => {
    const own = await precached(url)
    if (own) return own
    // Module requests carry an Origin header, which warming does not. Hashed files do not vary.
    const mine = await caches.match(url, { cacheName: current, ignoreVary: true })
    if (mine) return mine
    for (const name of await others()) {
      const older = await caches.match(url, { cacheName: name, ignoreVary: true })
      if (!older) continue
      await keep(url, older.clone())
      return older
    }
    return undefined
  }

  const load: Assets['answer'] = async (request, event) => {
    const answer = await fetch(request)
    event.waitUntil(keep(request.url, answer.clone()))
    return answer
  }

  return {
    answer: async (request, event) => (await find(request.url)) ?? load(request, event),
    async warm(urls) {
      for (const url of urls) {
        if (await find(url)) continue
        const answer = await fetch(url).catch(() => undefined)
        if (answer) await keep(url, answer)
      }
    },
    async prune() {
      await caches.open(current)
      const old = await others()
      await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
    },
  }
}
