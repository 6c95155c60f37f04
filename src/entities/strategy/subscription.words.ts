import { lastMoment } from '#lib/time/dates.ts'

/** The product lines of strategies by the service's names; an unknown line is listed without a name. product A11 */
export const productLines: ReadonlyMap<string, string> = new Map([
  ['STD', '标准服务'],
  ['CD', '券商通道'],
  ['QT', '量化终端'],
])

const DAY = 86_400_000

/** How many days a service lasts; undefined once it has expired. @param now epoch ms by the server */
export function daysLeft(expireAt: number, now: number): number | undefined {
  const days = Math.ceil((expireAt - now) / DAY)
  return Number.isFinite(days) && days > 0 ? days : undefined
}

/** The end of a service, or since when it has expired. */
export function endWords(expireAt: number, isOver: boolean): string {
  return isOver ? `服务已于 ${lastMoment(expireAt)} 到期` : `${lastMoment(expireAt)} 到期，不自动续费`
}
