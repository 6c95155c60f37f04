import type { Samples } from '#test/service/contract/sweep.ts'
import { profileForm } from './evaluation.ts'

/** A finished questionnaire of the entitled customer of a sweep. */
const id = 'E000007001'

/** A valid input for every call of the domain. */
export const surveySamples: Required<Samples<'survey'>> = {
  createCustomerEvaluation: { reason: '收入有变化' },
  redoEvaluation: { id, reason: '收入有变化' },
  evaluationTopic: { id },
  evaluationChoice: { topicId: 'T08' },
  evaluationAnswer: { id },
  evaluationAnswerSave: { id, topicId: 'T01', optionIds: ['T01B'] },
  submitEvaluation: { id, answers: [{ topicId: 'T01', optionIds: ['T01B'] }] },
  surveyEvaluationFinish: { id },
  submitEvaluationUserInfo: { ...profileForm },
  userEvaluationCount: {},
  myEvaluation: {},
  getCustomerEvaluation: { id },
  generateEvaluationPdf: { id },
  getEvaluationPdf: { id },
}
