import { createEdge, type Edge, type EdgeOptions } from './handler.ts'
import type { PageWords } from './page.ts'
import { requestsTo } from './services.ts'

/** A binding of an edge platform. */
interface Fetcher {
  fetch: (input: string, init?: RequestInit) => Promise<Response>
}

/** The bindings: the build as static files, and the services. */
export interface WorkerEnv {
  ASSETS: Fetcher
  /** Absolute addresses; without the first, pages contain no answers. */
  API?: string
  QUOTES?: string
  /** Public origins, separated by spaces; the first is used for links. */
  ORIGIN?: string
}

interface Context {
  waitUntil: (work: Promise<unknown>) => void
}

/** The handler for an edge platform, created once per isolate. */
export function createWorker(words: PageWords) {
  let edge: Edge | undefined
  const make = ({ ASSETS, API, QUOTES, ORIGIN }: WorkerEnv) =>
    createEdge({
      files: filesOf(ASSETS),
      ...(ORIGIN && { origins: ORIGIN.split(/\s+/).flatMap((each) => (each ? [new URL(each).origin] : [])) }),
      request: API ? requestsTo({ api: API, quotes: QUOTES }, (input, init) => fetch(input, init)) : undefined,
      words,
    })
  return {
    async fetch(request: Request, env: WorkerEnv, context?: Context): Promise<Response> {
      edge ??= make(env)
      return edge.fetch(request, (work) => context?.waitUntil(work.catch(() => undefined)))
    },
  }
}

/** The platform's static files. HTML and the manifest are read once: a release starts new isolates. */
function filesOf(assets: Fetcher): EdgeOptions['files'] {
  const held = new Map<string, { body: Uint8Array<ArrayBuffer>; version: string }>()
  return async (path) => {
    const found = held.get(path)
    if (found) return found
    // The binding ignores the host.
    const response = await assets.fetch(`https://assets.invalid${path}`)
    if (response.status !== 200) return null
    const body = new Uint8Array(await response.arrayBuffer())
    const version = (response.headers.get('etag') ?? `${path} ${body.length}`).replace(/^W\/|"/g, '')
    const stored = { body, version }
    if (/\.html$|^\/shells\.json$/.test(path)) held.set(path, stored)
    return stored
  }
}
