import type { Access } from '#api/shapes.ts'
import { type Locked, toMembersLocked } from './access.ts'

/** Why a broadcast or its recording may not be watched. */
export function lockedToWatch(access: Access, path: string): Locked {
  const locked = toMembersLocked(access, path)
  return access.reason === 'NOT_PURCHASED' ? { ...locked, text: '开通对应服务后可观看' } : locked
}
