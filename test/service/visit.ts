import type { Session } from './sessions.ts'

/** One request, as a handler sees it. */
export interface Visit {
  /** Who asks; null: a guest, also one whose token is no longer good, on calls that work without login. */
  session: Session | null
  /** Who asks, or the 401. */
  known(): Session
  now: number
  /** The page's own origin, when it is one of ours. */
  origin: string | null
  /** The network address of the connection; null where there is none. */
  address: string | null
}
