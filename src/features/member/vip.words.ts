import type { OutputOf } from '#api/call.ts'
import type { vipCheckLevel } from '#api/domains/account/users.ts'
import { lastMoment } from '#lib/time/dates.ts'

const DAY = 24 * 3_600_000

/** The customer's level. */
export interface LevelView {
  level: number
  name: string
  note: string
  /** Days left; undefined where it has no end, or that is unknown. */
  days: number | undefined
}

/** @param now epoch ms of the service; undefined while unknown */
export function toLevel({ level, name, expireAt }: OutputOf<typeof vipCheckLevel>, now: number | undefined): LevelView {
  const isOver = expireAt != null && now !== undefined && expireAt <= now
  if (level === 0 || isOver) {
    const note = isOver && level > 0 ? `${name}已于 ${lastMoment(expireAt)} 到期` : '公开课、快讯与工具都可以使用'
    return { level: 0, name: '普通用户', note, days: undefined }
  }
  const note = expireAt == null ? '长期有效' : `${lastMoment(expireAt)} 到期，不自动续费`
  const days = expireAt == null || now === undefined ? undefined : Math.ceil((expireAt - now) / DAY)
  return { level, name, note, days }
}
