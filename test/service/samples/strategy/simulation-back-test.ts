import type { Samples } from '#test/service/contract/sweep.ts'

export const simulationBackTestSamples: Samples<'simulation-back-test'> = {
  simulationList: { pageNo: 1 },
  simulationCreate: {
    name: '均线回测',
    templateId: 'TP01',
    from: '2025-01-02',
    to: '2026-06-30',
    capitalFen: 100_000_000,
    feeRate: 0.00025,
    slippageRate: 0.001,
    clientNo: 'n1',
  },
  simulationDetail: { id: 'BT0701' },
  simulationFunds: { id: 'BT0701' },
  simulationPassagewaysDetail: { id: 'BT0701' },
  simulationRemove: { id: 'BT0702' },
}
