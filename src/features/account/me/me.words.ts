import { staffRole } from '#entities/adviser/staff-role.ts'
import { bindHref } from '#lib/path/login-href.ts'
import type { Me } from '#api/shapes.ts'
import { day } from '#lib/time/dates.ts'
import { mask } from '#lib/text/mask.ts'
import { REFUNDS } from '#lib/path/order-href.ts'
import { levelWords } from '#lib/suitability.ts'

/** The header of 「我的」 in words. */
export interface MeView {
  name: string
  mobile: string
  risk: string
  vip: string
  avatarUrl: string
  /** The address where a mobile number is bound; '' when there is one. */
  bind: string
}

/** @param vipName the server's word for the level, '' while unknown */
export function toMeView(me: Me, vipName: string, now: number): MeView {
  return {
    name: me.nickName || '微信用户',
    mobile: me.mobileMasked ? mask(me.mobileMasked) : '未绑定手机号',
    risk: riskBadge(me, now),
    vip: me.vipLevel > 0 ? vipName || `VIP${me.vipLevel}` : '',
    avatarUrl: me.avatarUrl,
    bind: me.mobileMasked ? '' : bindHref('/me'),
  }
}

function riskBadge({ riskLevel, evalExpireAt }: Me, now: number): string {
  if (!riskLevel) return '未进行风险测评'
  const name = levelWords(riskLevel) ?? '状态更新中'
  if (evalExpireAt === undefined) return name
  return evalExpireAt <= now ? `${name}·已过期` : `${name}·有效期至${day(evalExpireAt)}`
}

const SOON = 30 * 24 * 3600_000

/** Something the customer has to do, with its address; '' where there is no such page. */
export interface ToDo {
  text: string
  href: string
}

/** The page where customers are classified. */
const SUITABILITY = '/suitability'

/** What the customer has to do, most urgent first. AC-04 */
export function toDos(
  waiting: { unsigned: number; unpaid: number; refunds: number; evalExpireAt: number | undefined },
  now: number,
): ToDo[] {
  const { unsigned, unpaid, refunds, evalExpireAt } = waiting
  const list: ToDo[] = []
  if (unsigned > 0) list.push({ text: `${unsigned}份合同待签署`, href: '/me/order?tab=sign' })
  if (unpaid > 0) list.push({ text: `${unpaid}笔订单待付款`, href: '/me/order?tab=pay' })
  if (refunds > 0) list.push({ text: '退款有更新', href: REFUNDS })
  if (evalExpireAt !== undefined && evalExpireAt <= now) list.push({ text: '风险测评已过期', href: SUITABILITY })
  else if (evalExpireAt !== undefined && evalExpireAt - now <= SOON)
    list.push({ text: `风险测评将于${day(evalExpireAt)}到期`, href: SUITABILITY })
  return list
}

/** The person who serves the customer, with their true qualification. */
export function toSellerView(person: { name: string; certNo?: string | undefined }): { name: string; role: string } {
  return {
    name: person.name,
    role: staffRole(person.certNo),
  }
}
