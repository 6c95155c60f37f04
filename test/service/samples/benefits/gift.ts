import type { Samples } from '#test/service/contract/sweep.ts'

export const giftSamples: Required<Samples<'gift'>> = {
  giftCouponApply: { number: 'G101' },
  giftCouponReceive: { couponId: 'G101-U000007', addressId: 'none' },
  giftPicture: { number: 'G101' },
  giftCouponList: {},
  giftCouponReceiveDetail: { couponId: 'G101-U000007' },
  giftByNumber: { number: 'G101' },
  giftIntroduction: { number: 'G101' },
}
