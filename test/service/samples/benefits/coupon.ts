import type { Samples } from '#test/service/contract/sweep.ts'

export const couponSamples: Required<Samples<'coupon'>> = {
  couponsMe: { status: 'UNUSED' },
  couponsUsers: { skuId: 'K101' },
  couponGain: { planNumber: 'CP102' },
  couponOfMine: { planNumber: 'CP102' },
  couponPlan: { planNumber: 'CP101' },
  ddCouponActivate: { id: 'Q0007002' },
  ddCouponInfo: { id: 'Q0007002' },
  ddCouponMyList: {},
  delayCouponInfo: { id: 'Q0007001' },
  delayCouponSign: { id: 'Q0007001' },
}
