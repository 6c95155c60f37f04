import type { Samples } from '#test/service/contract/sweep.ts'

export const orderPointSamples: Required<Samples<'order-point'>> = {
  orderPointSend: { orderNumber: 'D00070001', activityNumber: 'PA01' },
  orderPointSendResult: { orderNumber: 'D00070001' },
  pointActivity: { number: 'PA01' },
}
