import type { OutputOf } from '#api/call.ts'
import type { vipPackagesServices } from '#api/domains/account/users.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { LEVELS } from './level-content.ts'

/** The contents of a membership package. BE-05 */
export const packageHref = (number: string): string => `/vip/${encodeURIComponent(number)}`

/** 「金卡会员服务」, or the generic name. */
export function packageName(number: string): string {
  const known = number === '' ? undefined : LEVELS.find((each) => each.package === number)
  return known ? `${known.name}会员服务` : '会员服务包'
}

/** A service of a package. */
export interface ServiceRow {
  key: string
  name: string
  note: string
  /** Undefined where it is not the customer's, or not one of our pages. */
  href: string | undefined
}

export function toServiceRow(
  { name, path, expireAt }: OutputOf<typeof vipPackagesServices>[number],
  now: number,
  opens: (path: string) => boolean,
): ServiceRow {
  const runs = expireAt !== undefined && expireAt > now
  return {
    key: name,
    name,
    note: expireAt === undefined ? '未开通' : runs ? `使用中 · ${lastMoment(expireAt)} 到期` : '已到期',
    href: runs && opens(path) ? path : undefined,
  }
}
