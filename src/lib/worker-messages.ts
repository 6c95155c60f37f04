/** Messages of the page to the service worker. */
export type PageMessage =
  /** The customer agreed to the new version: take over now. */
  | { readonly type: 'SKIP_WAITING' }
  /**
   * Cache these same-origin addresses of lazy chunks, and of shown pictures, when idle. `build`: the page's own; the
   * worker of another one does not cache them.
   */
  | { readonly type: 'WARM'; readonly build: string; readonly urls: readonly string[] }
  /** A customer has signed out: remove the pictures. */
  | { readonly type: 'FORGET' }
  /** Asks for the build. Answered on the message's port, or to the asking page without one. */
  | { readonly type: 'VERSION' }

/** Messages of the service worker to the page. */
export interface WorkerMessage {
  readonly type: 'VERSION'
  readonly build: string
}

/** The page's message in an event's `data`, or null: any script of the origin can post to the worker. */
export function readPageMessage(data: unknown): PageMessage | null {
  const { type, build, urls } = fields(data)
  if (type === 'SKIP_WAITING' || type === 'FORGET' || type === 'VERSION') return { type }
  if (type !== 'WARM' || typeof build !== 'string' || !Array.isArray(urls)) return null
  return { type, build, urls: urls.filter((url) => typeof url === 'string') }
}

/** The worker's message in an event's `data`, or null. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  const { type, build } = fields(data)
  return type === 'VERSION' && typeof build === 'string' ? { type, build } : null
}

function fields(data: unknown): Record<string, unknown> {
  return { ...Object(data) }
}
