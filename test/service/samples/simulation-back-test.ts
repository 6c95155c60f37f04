import type { Samples } from '#test/service/handlers/sweep.ts'

export const simulationBackTestSamples: Samples<'simulation-back-test'> = {
  myList: { pageNo: 1 },
  create: {
    name: '均线回测',
    templateId: 'TP01',
    from: '2025-01-02',
    to: '2026-06-30',
    capitalFen: 100_000_000,
    feeRate: 0.00025,
    slippageRate: 0.001,
    clientNo: 'n1',
  },
  detail: { id: 'BT0701' },
  funds: { id: 'BT0701' },
  passagewaysDetail: { id: 'BT0701' },
  remove: { id: 'BT0702' },
}
