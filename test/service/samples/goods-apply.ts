import type { Samples } from '#test/service/handlers/sweep.ts'

export const goodsApplySamples: Required<Samples<'goods-apply'>> = {
  info: { id: 'GA0002' },
  list: { pageNo: 1, pageSize: 5 },
  modifyAddress: { id: 'GA0002', addressId: 'none' },
}
