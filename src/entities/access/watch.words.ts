import type { PlaceAccess } from '#api/shapes/media.ts'
import { LIVE } from '#lib/path/live-href.ts'
import { type Locked, toMembersLocked, toRemoved } from './access.ts'

/** Why a broadcast or its recording may not be watched. */
export function lockedToWatch(access: PlaceAccess, path: string): Locked {
  if (access.reason === 'REMOVED') return toRemoved(access, { label: '去直播频道', href: LIVE })
  const locked = toMembersLocked(access, path)
  return access.reason === 'NOT_PURCHASED' ? { ...locked, text: '开通对应服务后可观看' } : locked
}
