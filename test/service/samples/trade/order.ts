import type { Samples } from '#test/service/contract/sweep.ts'

const riskAck = { docVersion: 'v1', readSec: 20, at: 0 }
const mine = { orderNumber: 'D00070001' }
const page = { pageNo: 1, pageSize: 5 }

export const orderSamples: Samples<'order'> = {
  orderSkuDetail: { skuId: 'K301' },
  orderCheckBySku: { skuId: 'K301' },
  orderPre: { skuId: 'K105', giftNumber: 'G101' },
  orderPreOrder: { skuId: 'K302' },
  orderCreate: { skuId: 'K103', payableFen: 69900, clientNo: 'sample-1', salesNumber: 'S100', riskAck },
  subOrderCreate: { ...mine, parts: [100000, 99900] },
  hasPaidOrderBySku: { skuId: 'K101' },
  unsignedOrders: {},
  orderDetail: mine,
  orderDetailV2: mine,
  orderInfo: mine,
  orderDetailOld: mine,
  orderList: { status: 'SERVICE', ...page },
  orderListOld: { status: 'IN_SERVICE', ...page },
  orderListOldest: page,
  boughtList: { kind: 'COURSE', ...page },
  campaignOrderList: page,
  finishedOrderList: page,
  orderFinish: mine,
  orderSign: mine,
  orderPayType: mine,
  orderStrategyInfo: mine,
  refundList: {},
  refundListOld: page,
  refundDetail: { refundNumber: 'FD00320005' },
  refundRead: { refundNumber: 'FD00320005' },
  refundBankInfo: mine,
  refundBankInfoCreate: {
    refundNumber: 'FD00320003',
    accountName: '退示例',
    bankName: '示例银行',
    branch: '示例支行',
    cardNo: '6222020000000000000',
  },
  strategyFeedbackList: mine,
  feedbackCreate: {
    ...mine,
    answers: [
      { questionId: 'V1', optionId: 'N' },
      { questionId: 'V2', optionId: 'Y' },
      { questionId: 'V3', optionId: 'N' },
      { questionId: 'V4', optionId: 'Y' },
    ],
  },
  campaignOrder: { code: 'PM101', salesNumber: 'S100', adClickId: 'click-1' },
  campaignOrderH5: { code: 'PM101', salesNumber: 'S100', adClickId: 'click-2', clientNo: 'sample-2' },
  adUnionId: { clickId: 'click-3' },
  adPayClickBind: { clickId: 'click-3', ...mine },
  appStoreConfig: {},
  appStoreVerifyReceipt: { ...mine, receipt: 'forged' },
}
