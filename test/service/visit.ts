import type { Session } from './sessions.ts'

/** One request, as a handler sees it. */
export interface Visit {
  /** The caller; null: a guest, or an invalid token on a call that works without login. */
  session: Session | null
  /** The caller, or 401. */
  known(): Session
  now: number
  /** The page's own origin, when it is one of ours. */
  origin: string | null
  /** The network address of the connection; null where there is none. */
  address: string | null
}
