import { trackingEvents, wxTracks } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'

export function tracking(deps: Deps): Handlers<'tracking'> {
  const keep = async (kind: 'GUEST' | 'CUSTOMER' | 'HEARTBEAT', userId: string | null, body: object, at: number) => {
    await deps.db.insert(trackingEvents).values({ kind, userId, body: JSON.stringify(body), at })
    return true
  }
  return {
    trackEvent: (input, visit) => keep('CUSTOMER', visit.known().user.userId, input, visit.now),
    trackHeartbeat: (input, visit) => keep('HEARTBEAT', visit.known().user.userId, input, visit.now),
    webTrackEvent: (input, visit) => keep('GUEST', null, input, visit.now),
    async wxTrack({ wxId, path, salesNumber }, visit) {
      await deps.db.insert(wxTracks).values({ wxId, path, salesNumber: salesNumber ?? null, at: visit.now })
      return true
    },
  }
}
