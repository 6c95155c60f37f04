import type { Samples } from '#test/service/handlers/sweep.ts'

const riskAck = { docVersion: 'v1', readSec: 20, at: 0 }
const mine = { orderNumber: 'D00070001' }
const page = { pageNo: 1, pageSize: 5 }

export const orderSamples: Samples<'order'> = {
  skuDetail: { skuId: 'K301' },
  checkBySku: { skuId: 'K301' },
  pre: { skuId: 'K105', giftNumber: 'G101' },
  preOrder: { skuId: 'K302' },
  create: { skuId: 'K103', payableFen: 69900, clientNo: 'sample-1', salesNumber: 'S100', riskAck },
  sub: { ...mine, parts: [100000, 99900] },
  hasPaidOrderBySku: { skuId: 'K101' },
  unsigned: {},
  detail: mine,
  detailV2: mine,
  orderInfoByNumber: mine,
  orderDetail: mine,
  myV2: { status: 'SERVICE', ...page },
  my: { status: 'IN_SERVICE', ...page },
  user: page,
  list: { kind: 'COURSE', ...page },
  userPromotion: page,
  finishedOrder: page,
  finish: mine,
  orderSign: mine,
  payType: mine,
  orderStrategyInfo: mine,
  refundMy: {},
  myRefundList: page,
  detailRefundNumber: { refundNumber: 'FD00320005' },
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
  promotion: { code: 'PM101', salesNumber: 'S100', adClickId: 'click-1' },
  promotionH5: { code: 'PM101', salesNumber: 'S100', adClickId: 'click-2', clientNo: 'sample-2' },
  adUnionId: { clickId: 'click-3' },
  adPayClickBind: { clickId: 'click-3', ...mine },
  inAppsConfig: {},
  verifyReceipt: { ...mine, receipt: 'forged' },
}
