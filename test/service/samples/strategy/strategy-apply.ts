import type { Samples } from '#test/service/contract/sweep.ts'

export const strategyApplySamples: Samples<'strategy-apply'> = {
  strategyApplyInfo: { id: 'AP0701' },
  strategyApplyList: { pageNo: 1 },
  strategyApplySign: { id: 'AP0703' },
  strategyApplySignUrl: { id: 'AP0703', returnUrl: '/strategy-apply/AP0703' },
  strategyApplySignStatus: { id: 'AP0703' },
  strategyApplyFeedback: {
    id: 'AP0701',
    answers: [
      { questionId: 'V1', optionId: 'N' },
      { questionId: 'V2', optionId: 'Y' },
      { questionId: 'V3', optionId: 'N' },
      { questionId: 'V4', optionId: 'Y' },
    ],
  },
}
