import { SessionError } from '#api/errors.ts'
import type { FetchLike } from '#api/exchange.ts'
import type { Bases } from '#config/environment.ts'
import type { Identity } from '#session/identity.ts'
import type { Locks } from './lock.ts'

/** What the refresh of tokens needs, and its renewal, whose code is loaded later. */
export interface RefreshDeps {
  identity: Identity
  bases: Bases
  fetch?: FetchLike | undefined
  locks?: Locks | undefined
  onSignedOut: (isClosed: boolean) => void
}

/** The call, for errors. */
export const LABEL = 'POST /auth/token/refresh'

/** The session is over, with the reason for the log. */
export function over(why: string): SessionError {
  return new SessionError(LABEL, why)
}
