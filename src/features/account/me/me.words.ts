import { staffRole } from '#entities/adviser/staff-role.ts'
import { bindHref } from '#lib/path/login-href.ts'
import type { OutputOf } from '#api/call.ts'
import type { vipCheckLevel, vipSubscriptions } from '#api/domains/account/users.ts'
import type { Me } from '#api/shapes.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { mask } from '#lib/text/mask.ts'
import { REFUNDS } from '#lib/path/order-href.ts'
import { levelWords } from '#lib/suitability.ts'

/** The header of 「我的」 in words. */
export interface MeView {
  name: string
  /** The account, which decides the generated portrait. */
  id: string
  /** The number, masked, and whether the name was verified. */
  mobile: string
  /** The level as text and as a number (0: none), and its validity. */
  risk: { name: string; level: number; until: string }
  vip: string
  avatarUrl: string
  /** The address where a mobile number is bound; '' when there is one. */
  bind: string
}

type Vip = Pick<OutputOf<typeof vipCheckLevel>, 'name' | 'expireAt'>

/** @param vip the server's word for the level, and its end; undefined while unknown */
export function toMeView(me: Me, vip: Vip | undefined, now: number | undefined): MeView {
  const isOver = vip?.expireAt != null && now !== undefined && vip.expireAt <= now
  return {
    id: me.userId,
    name: me.nickName || '微信用户',
    mobile: `${me.mobileMasked ? mask(me.mobileMasked) : '未绑定手机号'}${me.certified ? ' · 已实名' : ''}`,
    risk: riskOf(me, now),
    vip: me.vipLevel > 0 && !isOver ? vip?.name || `VIP${me.vipLevel}` : '',
    avatarUrl: me.avatarUrl,
    bind: me.mobileMasked ? '' : bindHref('/me'),
  }
}

function riskOf({ riskLevel, isLowest, evalExpireAt }: Me, now: number | undefined): MeView['risk'] {
  if (!riskLevel) return { name: '未进行风险测评', level: 0, until: '去测评' }
  const name = levelWords(riskLevel, isLowest)
  if (name === undefined) return { name: '状态更新中', level: 0, until: '' }
  const level = Number(riskLevel.slice(1))
  if (evalExpireAt === undefined) return { name, level, until: '' }
  if (now === undefined) return { name, level, until: `有效期至${lastMoment(evalExpireAt)}` }
  if (evalExpireAt <= now) return { name, level, until: '测评已过期，请重新测评' }
  return { name, level, until: `有效期至${lastMoment(evalExpireAt)}，余${daysLeft(evalExpireAt, now)}天` }
}

const DAY = 24 * 3600_000
const daysLeft = (end: number, now: number) => Math.ceil((end - now) / DAY)

const SOON = 30 * DAY

/** A to-do of the customer: its action and address. */
export interface ToDo {
  text: string
  verb: string
  href: string
}

/** The suitability page. */
const SUITABILITY = '/suitability'

/** The customer's to-dos, most urgent first. AC-04 */
export function toDos(
  waiting: { unsigned: number; unpaid: number; refunds: number; evalExpireAt: number | undefined },
  now: number | undefined,
): ToDo[] {
  const { unsigned, unpaid, refunds, evalExpireAt } = waiting
  const list: ToDo[] = []
  if (unsigned > 0) list.push({ text: `${unsigned}份合同待签署`, verb: '去签署', href: '/me/order?tab=sign' })
  if (unpaid > 0) list.push({ text: `${unpaid}笔订单待付款`, verb: '去付款', href: '/me/order?tab=pay' })
  if (refunds > 0) list.push({ text: '退款有更新', verb: '去查看', href: REFUNDS })
  if (evalExpireAt === undefined || now === undefined) return list
  if (evalExpireAt <= now) list.push({ text: '风险测评已过期', verb: '去重测', href: SUITABILITY })
  else if (evalExpireAt - now <= SOON)
    list.push({ text: `风险测评将于${lastMoment(evalExpireAt)}到期`, verb: '去重测', href: SUITABILITY })
  return list
}

/** The person who serves the customer, with their true qualification. */
export function toSellerView(person: { name: string; certNo?: string | undefined }): { name: string; role: string } {
  return {
    name: person.name,
    role: staffRole(person.certNo),
  }
}

type Service = OutputOf<typeof vipSubscriptions>[number]

/** A running service with the rest of its term. */
export interface Running {
  key: string
  title: string
  note: string
  /** 「12天」 in the ring, 「长期」 without an end, '' while the time is unknown. */
  left: string
  /** The fraction of the term left, 0 to 1; 1 if its start is unknown. */
  part: number
  soon: boolean
  verb: string
  href: string
}

const ENDING = 14

function leftOf(
  { startAt, expireAt }: Pick<Service, 'startAt' | 'expireAt'>,
  now: number | undefined,
): Pick<Running, 'left' | 'part' | 'soon'> {
  if (expireAt === undefined) return { left: '长期', part: 1, soon: false }
  if (now === undefined) return { left: '', part: 1, soon: false }
  const days = daysLeft(expireAt, now)
  const part = startAt === undefined ? 1 : (expireAt - now) / (expireAt - startAt)
  return { left: `${days}天`, part, soon: days <= ENDING }
}

/** Running services, the first to end on top. @param opens whether a path is a page of ours */
export function toRunning(
  services: readonly Service[],
  now: number | undefined,
  opens: (path: string) => boolean,
): Running[] {
  return services
    .filter(({ expireAt = Infinity }) => expireAt > (now ?? Number.NEGATIVE_INFINITY))
    .sort((a, b) => (a.expireAt ?? Infinity) - (b.expireAt ?? Infinity))
    .flatMap(({ name, kind, startAt, expireAt, links }): Running[] => {
      const link = links.find(({ path }) => opens(path))
      if (!link) return []
      return [
        {
          key: `${kind} ${name}`,
          title: name,
          note: expireAt === undefined ? '长期有效' : `${lastMoment(expireAt)}到期，不自动续费`,
          ...leftOf({ startAt, expireAt }, now),
          verb: link.name,
          href: link.path,
        },
      ]
    })
}
