import type { Samples } from '#test/service/handlers/sweep.ts'

export const skuSamples: Samples<'sku'> = {
  brief: { skuId: 'K301' },
  detail: { skuId: 'K105' },
  findBySkuId: { skuId: 'K501' },
  byNumber: { skuNumber: 'N301' },
  numberDetail: { skuNumber: 'N302' },
  infoByNumber: { number: 'N301' },
  inviteUrl: { skuId: 'K301' },
  strategyOrderLinkInfo: { code: 'OL0004A' },
  promotionInfo: { code: 'PM101' },
  promotionList: { codes: ['PM101', 'PM102', 'PM103'] },
}
