import type { Coupon } from '#api/shapes/coupon.ts'
import { lastMoment, stamp } from '#lib/time/dates.ts'
import { delayHref, VIP } from '#lib/path/benefit-href.ts'
import { orderHref } from '#lib/path/order-href.ts'
import { type TicketView, toTicket } from './ticket.words.ts'

/** The tabs of 我的优惠券, by state. */
export const TABS = [
  { key: 'usable', state: 'UNUSED', label: '可用' },
  { key: 'held', state: 'LOCKED', label: '占用中' },
  { key: 'used', state: 'USED', label: '已使用' },
  { key: 'expired', state: 'EXPIRED', label: '已过期' },
] as const

export type Tab = (typeof TABS)[number]['key']

/** A coupon as a row or a ticket. */
export interface CouponRow {
  key: string
  kind: string
  ticket: TicketView
  term: string
  off: boolean
  /** Its link; undefined where there is nothing to do. */
  act: { label: string; href: string } | undefined
  /** It came with an order, and is activated by a press. */
  activates: boolean
}

export interface CouponGroup {
  title: string
  rows: CouponRow[]
}

/** Groups of kinds; the first has no heading, as it is the main one. */
const GROUPS: readonly { title: string; kinds: readonly string[] }[] = [
  { title: '', kinds: ['CASH', 'DISCOUNT'] },
  { title: '服务延期', kinds: ['DELAY'] },
  { title: '体验与资料', kinds: ['STRATEGY', 'VIP', 'DD'] },
]

/** Its state by the service's clock, which has advanced since the response. */
function stateAt({ status, endAt }: Coupon, now: number): string {
  return status === 'UNUSED' && endAt <= now ? 'EXPIRED' : status
}

/** The tab of a state; that of a newer service is among the usable ones, where it is not missed. */
const tabOf = (state: string): Tab => TABS.find((each) => each.state === state)?.key ?? 'usable'
const isKnown = (state: string) => TABS.some((each) => each.state === state)

export function countsOf(coupons: readonly Coupon[], now: number): Readonly<Record<Tab, number>> {
  const of = (tab: Tab) => coupons.filter((each) => tabOf(stateAt(each, now)) === tab).length
  return { usable: of('usable'), held: of('held'), used: of('used'), expired: of('expired') }
}

/** Those of a tab, by kind; unknown kinds come last. @param opens whether a path is one of our pages */
export function groupsOf(
  coupons: readonly Coupon[],
  tab: Tab,
  now: number,
  opens: (path: string) => boolean,
): CouponGroup[] {
  const rows = coupons
    .map((coupon) => ({ coupon, state: stateAt(coupon, now) }))
    .filter(({ state }) => tabOf(state) === tab)
    .map(({ coupon, state }) => toRow(coupon, state, opens))
  const named = GROUPS.map(({ title, kinds }) => ({ title, rows: rows.filter(({ kind }) => kinds.includes(kind)) }))
  const others = rows.filter(({ kind }) => GROUPS.every(({ kinds }) => !kinds.includes(kind)))
  return [...named, { title: '其他', rows: others }].filter((group) => group.rows.length > 0)
}

function toRow(coupon: Coupon, state: string, opens: (path: string) => boolean): CouponRow {
  const { couponId, kind } = coupon
  const act = actOf(coupon, state)
  return {
    key: couponId,
    kind,
    // Without the prices it may not give.
    ticket: toTicket(isKnown(state) ? coupon : { ...coupon, suits: [] }),
    term: termOf(coupon, state),
    off: state === 'USED' || state === 'EXPIRED',
    act: act && opens(act.href) ? act : undefined,
    activates: kind === 'DD' && state === 'UNUSED',
  }
}

function termOf({ endAt, orderNumber, heldUntil }: Coupon, state: string): string {
  if (state === 'USED') return '已使用'
  if (!isKnown(state)) return '状态更新中'
  if (state === 'EXPIRED') return `已于 ${lastMoment(endAt)} 过期`
  if (state !== 'LOCKED') return `有效期至 ${lastMoment(endAt)}`
  const by = orderNumber === undefined ? '确认订单时已选用' : '已被待付款订单占用'
  return heldUntil === undefined ? by : `${by}，${stamp(heldUntil)} 前未付款会退回`
}

const WAYS: Readonly<Record<string, { label: string; href: (id: string) => string }>> = {
  DELAY: { label: '使用', href: delayHref },
  STRATEGY: { label: '去使用', href: () => '/strategy-coupon' },
  VIP: { label: '去使用', href: () => VIP },
}

function actOf({ kind, couponId, orderNumber, suits = [] }: Coupon, state: string): CouponRow['act'] {
  if (state === 'LOCKED' || state === 'USED') {
    return orderNumber === undefined ? undefined : { label: '查看订单', href: orderHref(orderNumber) }
  }
  if (state !== 'UNUSED') return undefined
  const way = Object.hasOwn(WAYS, kind) ? WAYS[kind] : undefined
  if (way) return { label: way.label, href: way.href(couponId) }
  // Where the courses are listed below, they are the next step.
  return kind === 'CASH' || kind === 'DISCOUNT'
    ? suits.length > 0
      ? undefined
      : { label: '去选课', href: '/course' }
    : undefined
}
