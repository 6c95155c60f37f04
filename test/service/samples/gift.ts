import type { Samples } from '#test/service/handlers/sweep.ts'

export const giftSamples: Required<Samples<'gift'>> = {
  couponApply: { number: 'G101' },
  couponReceive: { couponId: 'G101-U000007', addressId: 'none' },
  introducePicture: { number: 'G101' },
  couponList: {},
  couponReceiveDetail: { couponId: 'G101-U000007' },
  goodFindByNumber: { number: 'G101' },
  introduceDetailList: { number: 'G101' },
}
