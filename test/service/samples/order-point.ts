import type { Samples } from '#test/service/handlers/sweep.ts'

export const orderPointSamples: Required<Samples<'order-point'>> = {
  send: { orderNumber: 'D00070001', activityNumber: 'PA01' },
  sendResultGet: { orderNumber: 'D00070001' },
  pointActivityFindNumber: { number: 'PA01' },
}
