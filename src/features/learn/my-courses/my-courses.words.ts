import { lastMoment } from '#lib/time/dates.ts'

const DAY = 24 * 3_600_000
const SOON = 7

/** Until when a course is open; in the last seven days with the remaining days. @param now epoch ms by the server */
export function untilOf(expireAt: number | undefined, now: number | undefined): { until: string; soon: string } {
  if (expireAt === undefined) return { until: '长期有效', soon: '' }
  const left = now === undefined ? Number.POSITIVE_INFINITY : Math.ceil((expireAt - now) / DAY)
  const soon = left <= 0 ? '已到期' : left <= SOON ? `${left}天后到期` : ''
  return { until: `有效期至 ${lastMoment(expireAt)}`, soon }
}
