import type { Samples } from '#test/service/contract/sweep.ts'

const id = 'EQ000007001'

/** A valid input for every call of the domain. */
export const brokerOpenSamples: Required<Samples<'broker-open'>> = {
  brokerInviteCode: { brokerId: 'B01' },
  equityApplyInfo: {},
  equitySignStatus: { id },
  equitySubmit: { brokerId: 'B01', accountTail4: '0007', proofKey: 'voucher-00000000000000000000000000000000.jpg' },
  equitySign: { id },
  equityFeedbackSubmit: { id, answers: [{ questionId: 'Q1', answer: '流程清楚' }] },
}
