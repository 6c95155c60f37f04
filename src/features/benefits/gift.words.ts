import type { OutputOf } from '#api/call.ts'
import type { giftCouponList, giftCouponReceiveDetail } from '#api/domains/benefits/gift.ts'
import type { Gift } from '#api/shapes/coupon.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { giftHref } from '#lib/path/benefit-href.ts'
import { goodsHref } from '#lib/path/prize-href.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { wordOf } from '#lib/text/word-of.ts'

export type GiftCoupon = OutputOf<typeof giftCouponList>[number]
type Detail = OutputOf<typeof giftCouponReceiveDetail>

/** A gift of the customer in the list. */
export interface GiftRow {
  key: string
  name: string
  note: string
  status: string
  href: string
}

const STATUS: Readonly<Record<string, string>> = { UNUSED: '待领取', USED: '已领取', EXPIRED: '已过期' }

/** Its state by the service's clock, which has advanced since the response. */
const stateAt = ({ status, endAt }: GiftCoupon, now: number) =>
  status === 'UNUSED' && endAt <= now ? 'EXPIRED' : status

export function toGiftRow(coupon: GiftCoupon, now: number): GiftRow {
  const { couponId, gift, endAt, scopeText } = coupon
  const state = stateAt(coupon, now)
  return {
    key: couponId,
    name: gift.name,
    note: state === 'UNUSED' ? `${scopeText} · 请在 ${lastMoment(endAt)} 前领取` : scopeText,
    status: wordOf(STATUS, state) ?? '状态更新中',
    // A physical gift continues as a parcel.
    href: state === 'USED' && gift.needAddress ? goodsHref(couponId) : giftHref(gift.number),
  }
}

/** A gift and the customer's progress with it. */
export interface GiftView {
  name: string
  image: string
  note: string
  /**
   * ask: no coupon yet. none: out of stock. take: its coupon can be redeemed. done: redeemed. late: its coupon has
   * expired. newer: its coupon is in a state of a newer service.
   */
  step: 'ask' | 'none' | 'take' | 'done' | 'late' | 'newer'
  status: string
  needAddress: boolean
  couponId: string
  /** Its parcel, once there is one. */
  parcel: string
}

const PARCEL: Readonly<Record<string, string>> = {
  DONE: '已领取',
  WAIT_ADDRESS: '待填写地址',
  WAIT_SEND: '待发货',
  SENT: '已发货',
  RECEIVED: '已签收',
}

export function toGift(
  { name, coverUrl, needAddress, stock }: Gift,
  coupon: GiftCoupon | undefined,
  detail: Detail | undefined,
  now: number,
): GiftView {
  const state = coupon && stateAt(coupon, now)
  const step =
    state === 'UNUSED'
      ? 'take'
      : state === 'USED'
        ? 'done'
        : state === 'EXPIRED'
          ? 'late'
          : state !== undefined
            ? 'newer'
            : stock === 0
              ? 'none'
              : 'ask'
  const words: Readonly<Record<GiftView['step'], string>> = {
    ask: '可领取',
    none: '已领完',
    take: '待领取',
    done: (detail && wordOf(PARCEL, detail.status)) ?? '已领取',
    late: '已过期',
    newer: '状态更新中',
  }
  return {
    name,
    image: picture(coverUrl),
    note: noteOf(needAddress, stock, step, coupon),
    step,
    status: words[step],
    needAddress,
    couponId: coupon?.couponId ?? '',
    parcel: step === 'done' && needAddress && coupon ? goodsHref(coupon.couponId) : '',
  }
}

function noteOf(needAddress: boolean, stock: number | undefined, step: GiftView['step'], coupon?: GiftCoupon): string {
  const kind = needAddress ? '实物，由快递寄出' : '电子资料，领取后立即可看'
  if (step === 'take' && coupon) return `${kind} · 请在 ${lastMoment(coupon.endAt)} 前领取`
  return step === 'ask' && stock !== undefined ? `${kind} · 剩${stock}份` : kind
}
