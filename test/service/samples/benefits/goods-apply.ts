import type { Samples } from '#test/service/contract/sweep.ts'

export const goodsApplySamples: Required<Samples<'goods-apply'>> = {
  goodsApplyInfo: { id: 'GA0002' },
  goodsApplyList: { pageNo: 1, pageSize: 5 },
  goodsApplyModifyAddress: { id: 'GA0002', addressId: 'none' },
}
