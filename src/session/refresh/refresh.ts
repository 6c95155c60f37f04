import { OfflineError, unreached } from '#api/errors.ts'
import { LABEL, over, type RefreshDeps } from './refresh-deps.ts'

/** For this many ms after an unanswered refresh none is tried. */
const REST = 3_000

/**
 * The token refresh: one at a time in this tab and, with locks, across tabs. The tokens found in storage before and
 * after count more than the lock. spec §4, §8
 */
export function createRefresh(deps: RefreshDeps) {
  let flight: { epoch: number; outcome: Promise<string> } | null = null
  const { identity } = deps

  const start = (failed: string) => {
    const { epoch } = identity
    const outcome = loadRenewal().then(({ renew }) => renew(deps, epoch, failed))
    const mine = { epoch, outcome }
    flight = mine
    const landed = () => {
      if (flight === mine) flight = null
    }
    outcome.then(landed, (error: unknown) => {
      // Requests that follow each other fail with it, instead of each trying twice.
      if (unreached(error)) setTimeout(landed, REST)
      else landed()
    })
    return outcome
  }

  return {
    /** The running refresh of the current account. */
    pending: () => (flight?.epoch === identity.epoch ? flight.outcome : null),
    /** Leaves the page by `go` while no refresh runs. */
    leave: (go: () => void) => loadRenewal().then((code) => code.leave(deps, go), go),
    /**
     * The token to send after `failed` (null: sent without) was answered with `status`; `failed` itself where a new
     * token would not help. Throws SessionError when the session is over; OfflineError, NetworkError or TimeoutError
     * when it only cannot be renewed now.
     */
    async refresh(failed: string | null, status: number): Promise<string> {
      if (flight?.epoch === identity.epoch) return flight.outcome
      identity.reread()
      const { tokens, token } = identity
      if (tokens === null) throw over('nobody is signed in')
      if (token !== null && token !== failed) return token
      if (status === 403 && token !== null && identity.isJustRenewed) return token
      if (tokens.refreshToken === '') {
        identity.end('no-refresh')
        throw over('there is no refresh token')
      }
      return start(tokens.accessToken)
    },
  }
}

/** Its code is loaded when it is needed. Without it the session stays as it is. */
async function loadRenewal() {
  try {
    return await import('./renewal.ts')
  } catch (cause) {
    throw new OfflineError(LABEL, 'the code did not load: kept as it is', { cause })
  }
}
