import { BusinessError, HttpError } from '#api/errors.ts'
import { masked } from './masked.ts'
import type { TextStorage } from './storage-store.ts'

/** Everything that is reported about an error. reliability P3 */
export interface ErrorReport {
  build: string
  /** Pattern of the route, never the address. */
  route: string
  name: string
  message: string
  status: number | null
  traceId: string | null
  requestId: string | null
}

export interface ReporterDeps {
  build: string
  route: () => string
  deliver: (report: ErrorReport) => unknown
  /** Lasts as long as the visit. */
  marks: Pick<TextStorage, 'get' | 'set'>
  now: () => number
}

/** Reports an error to the operator. Never throws and never waits. */
export type Reporter = (error: unknown) => void

const A_MINUTE = 10
const A_SESSION = 50
const COUNT = 'reported'

/** The same error is reported once; at most ten a minute and fifty in a visit, reloads included. */
export function createReporter(deps: ReporterDeps): Reporter {
  const reported = new Set<string>()
  let recent: number[] = []
  const withinLimits = (): boolean => {
    const now = deps.now()
    recent = recent.filter((at) => at > now - 60_000)
    const count = Number(deps.marks.get(COUNT)) || 0
    if (recent.length >= A_MINUTE || count + 1 > A_SESSION) return false
    recent.push(now)
    deps.marks.set(COUNT, String(count + 1))
    return true
  }
  return (error) => {
    try {
      const report = reportOf(error, deps)
      const key = `${report.name} ${report.message} ${placeOf(error)}`
      if (report.name === 'AbortError' || reported.has(key) || !withinLimits()) return
      reported.add(key)
      void Promise.resolve(deps.deliver(report)).catch(() => undefined)
    } catch {
      // A failed report must not be reported itself, or it would never end.
    }
  }
}

function reportOf(error: unknown, { build, route }: ReporterDeps): ErrorReport {
  const http = error instanceof HttpError ? error : undefined
  const name = error instanceof Error ? error.name : typeof error
  const requestId = fieldOf(error, 'requestId')
  const about = { status: http?.status ?? null, traceId: http?.traceId ?? null, requestId }
  return { build, route: route(), name: masked(name), message: masked(messageOf(error)), ...about }
}

/** A server message may name the customer, so only the call and the code of a business error are reported. */
function messageOf(error: unknown): string {
  if (error instanceof BusinessError) return `${error.call} code ${error.code}`
  return error instanceof Error ? error.message : String(error)
}

/** The topmost place in the stack. */
function placeOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 3).join('') : ''
}

function fieldOf(error: unknown, key: string): string | null {
  if (typeof error !== 'object' || error === null) return null
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? masked(value) : null
}

/** Reports uncaught errors. Returns the unsubscriber. */
export function watchErrors(report: Reporter, view: Window): () => void {
  const onError = (event: ErrorEvent) => report(event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason)
  const onPreload = (event: Event) => report('payload' in event ? event.payload : 'vite:preloadError')
  view.addEventListener('error', onError)
  view.addEventListener('unhandledrejection', onRejection)
  view.addEventListener('vite:preloadError', onPreload)
  return () => {
    view.removeEventListener('error', onError)
    view.removeEventListener('unhandledrejection', onRejection)
    view.removeEventListener('vite:preloadError', onPreload)
  }
}
