import type { Coupon } from '#api/shapes/coupon.ts'
import { lastMoment } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'

/**
 * The discount of a coupon on a price, fen; 0 where it does not apply. Only for choosing: the server calculates the
 * price.
 */
export function discountOf(coupon: Coupon, priceFen: number): number {
  const { kind, status, thresholdFen = 0, valueFen = 0, discountRate = 1 } = coupon
  if (status !== 'UNUSED' || priceFen < thresholdFen) return 0
  const rate = Math.round(discountRate * 10_000)
  const off = kind === 'CASH' ? valueFen : kind === 'DISCOUNT' ? priceFen - Math.ceil((priceFen * rate) / 10_000) : 0
  return Math.max(0, Math.min(off, priceFen - 1))
}

/** The coupons with a discount, the best first. */
export function fitting(coupons: readonly Coupon[], priceFen: number): Coupon[] {
  const fits = coupons.filter((each) => discountOf(each, priceFen) > 0)
  return fits.sort((a, b) => discountOf(b, priceFen) - discountOf(a, priceFen) || a.endAt - b.endAt)
}

/** A coupon's conditions in one line. */
export function termsOf({ scopeText, endAt, thresholdFen = 0 }: Coupon): string {
  const from = thresholdFen > 0 && !scopeText.includes('满') ? `满 ${yuan(thresholdFen)} 可用` : ''
  return [scopeText, from, `有效期至 ${lastMoment(endAt)}`].filter(Boolean).join(' · ')
}
