import type { Prize } from '#api/shapes/live.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { courseHref } from '#lib/path/learn-href.ts'
import { MY_COUPONS } from '#lib/path/benefit-href.ts'
import { goodsHref } from '#lib/path/prize-href.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { wordOf } from '#lib/text/word-of.ts'
import type { TimelineStep } from '#ui/layout/timeline.tsx'

/** A prize, its state, and its action. */
export interface PrizeView {
  id: string
  name: string
  image: string
  kind: string
  status: string
  /** The customer has to act. */
  waits: boolean
  /** Nothing can be done any more. */
  isOver: boolean
  /** The deadline, or where it was sent. */
  note: string
  /** The service's note on taxes; '' without one. */
  tax: string
  way: { label: string; href: string } | undefined
  /** The state of a parcel; none if nothing is sent. */
  steps: readonly TimelineStep[]
  /** The tracking number; '' without one. */
  express: string
  /** Its organiser and odds, as far as the service gives them. */
  origin: readonly { name: string; value: string }[]
}

const KINDS: Readonly<Record<string, string>> = { GOODS: '实物', COUPON: '优惠券', COURSE: '课程' }
const STATUS: Readonly<Record<string, string>> = {
  WAIT: '待领取',
  CLAIMED: '已领取',
  SENT: '已发货',
  EXPIRED: '已过期',
}

export function toPrize(prize: Prize): PrizeView {
  const { prizeId, name, kind, status, imageUrl, note = '' } = prize
  return {
    id: prizeId,
    name,
    image: picture(imageUrl),
    kind: wordOf(KINDS, kind) ?? '奖品',
    status: wordOf(STATUS, status) ?? '状态更新中',
    waits: status === 'WAIT',
    isOver: status === 'EXPIRED',
    note: noteOf(prize),
    tax: note,
    way: wayOf(prize),
    steps: stepsOf(prize),
    express: prize.express ?? '',
    origin: [
      { name: '主办方', value: prize.organizer ?? '' },
      { name: '中奖概率', value: prize.odds ?? '' },
      { name: '规则', value: prize.rulesText ?? '' },
    ].filter(({ value }) => value !== ''),
  }
}

/** The steps of a parcel: claimed, prepared, sent. */
function stepsOf({ goodsApplyId, status }: Prize): TimelineStep[] {
  if (goodsApplyId === undefined || (status !== 'CLAIMED' && status !== 'SENT')) return []
  const isSent = status === 'SENT'
  return [
    { words: '领取', state: 'done' },
    { words: '备货', state: isSent ? 'done' : 'now' },
    { words: '发出', state: isSent ? 'now' : 'ahead' },
  ]
}

/** The number of prizes in each state, open ones first. */
export function countsOf(prizes: readonly PrizeView[]): { status: string; count: number }[] {
  return Object.values(STATUS).map((status) => ({
    status,
    count: prizes.filter((prize) => prize.status === status).length,
  }))
}

function noteOf({ kind, status, expireAt, address, express }: Prize): string {
  if (status === 'EXPIRED') return `已于 ${lastMoment(expireAt)} 过期`
  if (status === 'WAIT') return `请在 ${lastMoment(expireAt)} 前领取，逾期视为放弃`
  if (kind === 'COUPON') return '已放入您的优惠券，确认订单时在「优惠券」一栏选用'
  if (kind === 'COURSE') return '已为您开通'
  return [address && `寄往 ${address}`, express].filter(Boolean).join(' · ')
}

/** Goods link to their delivery, a course to itself, a voucher to where the others are. */
function wayOf({ kind, status, goodsApplyId, courseNumber }: Prize): PrizeView['way'] {
  if (status === 'EXPIRED') return undefined
  if (kind === 'COUPON' && status !== 'WAIT') return { label: '我的优惠券', href: MY_COUPONS }
  if (goodsApplyId !== undefined) {
    return { label: status === 'WAIT' ? '填写收货地址' : '查看寄送', href: goodsHref(goodsApplyId) }
  }
  return courseNumber === undefined ? undefined : { label: '去学习', href: courseHref(courseNumber) }
}
