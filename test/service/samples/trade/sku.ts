import type { Samples } from '#test/service/contract/sweep.ts'

export const skuSamples: Samples<'sku'> = {
  skuBrief: { skuId: 'K301' },
  skuDetail: { skuId: 'K105' },
  skuById: { skuId: 'K501' },
  skuByNumber: { skuNumber: 'N301' },
  skuDetailByNumber: { skuNumber: 'N302' },
  skuInfoByNumber: { number: 'N301' },
  skuInviteUrl: { skuId: 'K301' },
  skuOfStrategyLink: { code: 'OL0004A' },
  campaignInfo: { code: 'PM101' },
  campaignList: { codes: ['PM101', 'PM102', 'PM103'] },
}
