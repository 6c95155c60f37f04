import type { Samples } from '#test/service/handlers/sweep.ts'

const mine = { orderNumber: 'D00070001' }

export const esignSamples: Samples<'esign'> = {
  faceAuthCreate: { ...mine, returnUrl: '/order/D00070001/face' },
  faceAuthResult: { flowId: 'V00330002001' },
  result: { flowId: 'E00070001' },
  order: mine,
  orderStart: mine,
  orderStatus: mine,
  signPdf: { flowId: 'E00070001', docIndex: 0 },
  signUrl: { flowId: 'E00070001', returnUrl: '/order/D00070001/sign?back=1' },
  orderRefund: { ...mine, reason: '没有时间学习', amountFen: 100 },
  orderRefundStatus: { refundNumber: 'FD00320005' },
  strategyCoupon: { couponId: 'Q0007004', strategyId: 'ST02' },
  strategyCouponResult: { flowId: 'E00070001' },
  vipCoupon: { couponId: 'Q0007001' },
  signGenerateSignPdf: { bizType: 'DELAY', id: 'Q0007001' },
  signSignUrl: { id: 'Q0007001', returnUrl: '/delay-coupon/Q0007001' },
}
