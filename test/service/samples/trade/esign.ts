import type { Samples } from '#test/service/contract/sweep.ts'

const mine = { orderNumber: 'D00070001' }

export const esignSamples: Samples<'esign'> = {
  faceAuthCreate: { ...mine, returnUrl: '/order/D00070001/face' },
  faceAuthResult: { flowId: 'V00330002001' },
  esignResult: { flowId: 'E00070001' },
  esignOrder: mine,
  esignOrderStart: mine,
  esignOrderStatus: mine,
  esignPdf: { flowId: 'E00070001', docIndex: 0 },
  esignUrl: { flowId: 'E00070001', returnUrl: '/order/D00070001/sign?back=1' },
  esignRefund: { ...mine, reason: '没有时间学习', amountFen: 100 },
  esignRefundStatus: { refundNumber: 'FD00320005' },
  esignStrategyCoupon: { couponId: 'Q0007004', strategyId: 'ST02' },
  esignStrategyCouponResult: { flowId: 'E00070001' },
  esignVipCoupon: { couponId: 'Q0007001' },
  signPdfGenerate: { bizType: 'DELAY', id: 'Q0007001' },
  signUrl: { id: 'Q0007001', returnUrl: '/delay-coupon/Q0007001' },
}
