import type { Samples } from '#test/service/contract/sweep.ts'

export const paymentSamples: Samples<'payment'> = {
  payOrder: { orderNumber: 'D00070001', payType: 'WECHAT', openId: 'o-1' },
  paySubOrder: { subOrderNumber: 'S00310004002', payType: 'WECHAT' },
  payCampaign: { orderNumber: 'D00070001', payType: 'WECHAT', openId: 'o-1' },
  payCampaignH5: { orderNumber: 'D00070001', payType: 'WECHAT' },
  paymentType: { orderNumber: 'D00070001', payType: 'TRANSFER' },
  transferOrderList: { orderNumber: 'D00070001' },
}
