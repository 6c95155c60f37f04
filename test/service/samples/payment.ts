import type { Samples } from '#test/service/handlers/sweep.ts'

export const paymentSamples: Samples<'payment'> = {
  orderMain: { orderNumber: 'D00070001', payType: 'WECHAT', openId: 'o-1' },
  orderSub: { subOrderNumber: 'S00310004002', payType: 'WECHAT' },
  promotion: { orderNumber: 'D00070001', payType: 'WECHAT', openId: 'o-1' },
  promotionH5: { orderNumber: 'D00070001', payType: 'WECHAT' },
  payType: { orderNumber: 'D00070001', payType: 'TRANSFER' },
  transferOrderList: { orderNumber: 'D00070001' },
}
