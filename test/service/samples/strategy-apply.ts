import type { Samples } from '#test/service/handlers/sweep.ts'

export const strategyApplySamples: Samples<'strategy-apply'> = {
  info: { id: 'AP0701' },
  list: { pageNo: 1 },
  sign: { id: 'AP0703' },
  signUrl: { id: 'AP0703', returnUrl: '/strategy-apply/AP0703' },
  signStatus: { id: 'AP0703' },
  feedbackSubmit: {
    id: 'AP0701',
    answers: [
      { questionId: 'V1', optionId: 'N' },
      { questionId: 'V2', optionId: 'Y' },
      { questionId: 'V3', optionId: 'N' },
      { questionId: 'V4', optionId: 'Y' },
    ],
  },
}
