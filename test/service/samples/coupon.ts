import type { Samples } from '#test/service/handlers/sweep.ts'

export const couponSamples: Required<Samples<'coupon'>> = {
  couponsMe: { status: 'UNUSED' },
  couponsUsers: { skuId: 'K101' },
  gain: { planNumber: 'CP102' },
  my: { planNumber: 'CP102' },
  planNumber: { planNumber: 'CP101' },
  ddOrderActivate: { id: 'Q0007002' },
  ddOrderInfo: { id: 'Q0007002' },
  ddOrderMyList: {},
  delayInfo: { id: 'Q0007001' },
  signDelayCoupon: { id: 'Q0007001' },
}
