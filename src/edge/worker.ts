import { createEdge, type EdgeOptions } from './handler.ts'
import { askAt } from './services.ts'

/** Anything that answers requests, as an edge platform binds it. */
interface Fetcher {
  fetch: (input: string, init?: RequestInit) => Promise<Response>
}

/** What the platform is told to give: the build as its static files, and where the services are. */
export interface WorkerEnv {
  ASSETS: Fetcher
  /** Complete addresses; without the first no page carries an answer. */
  API?: string
  QUOTES?: string
  /** Where the site is; several divided by spaces, the first for links. */
  ORIGIN?: string
}

interface Visit {
  waitUntil: (work: Promise<unknown>) => void
}

/** The handler on an edge platform: made once for each of its processes, which end with their release. */
export function createWorker(words: EdgeOptions['words']) {
  let edge: ReturnType<typeof createEdge> | undefined
  const make = ({ ASSETS, API, QUOTES, ORIGIN }: WorkerEnv) =>
    createEdge({
      files: filesOf(ASSETS),
      ...(ORIGIN && { origins: ORIGIN.split(/\s+/).filter(Boolean) }),
      ask: API ? askAt({ api: API, quotes: QUOTES }, (input, init) => fetch(input, init)) : undefined,
      ...(words && { words }),
    })
  return {
    async fetch(request: Request, env: WorkerEnv, visit?: Visit): Promise<Response> {
      edge ??= make(env)
      return edge(request, (work) => visit?.waitUntil(work.catch(() => undefined)))
    },
  }
}

/** The platform's static files. Pages and the list are asked for once: a release is another process. */
function filesOf(assets: Fetcher): EdgeOptions['files'] {
  const held = new Map<string, { body: Uint8Array<ArrayBuffer>; version: string }>()
  return async (path) => {
    const found = held.get(path)
    if (found) return found
    // The host means nothing to the platform.
    const response = await assets.fetch(`https://assets.invalid${path}`)
    if (response.status !== 200) return null
    const body = new Uint8Array(await response.arrayBuffer())
    const version = (response.headers.get('etag') ?? `${path} ${body.length}`).replace(/^W\/|"/g, '')
    const stored = { body, version }
    if (/\.html$|^\/shells\.json$/.test(path)) held.set(path, stored)
    return stored
  }
}
