import type { Samples } from '#test/service/contract/sweep.ts'

/** The last finished questionnaire of the entitled customer of a sweep. */
const evaluationId = 'E000007002'
const key = 'id-00000000000000000000000000000000.jpg'

/** A valid declaration. */
export const profileForm = {
  name: '示例客户',
  idType: 'ID_CARD',
  birthDate: '1988-05-20',
  occupation: 'EMPLOYEE',
  incomeBand: '10W_30W',
  assetsBand: '50W_300W',
  education: 'BACHELOR',
  experienceYears: 6,
  taxResidency: 'CN',
  selfInvest: true,
  badCredit: false,
  isController: true,
  isBeneficiary: true,
  fullCapacity: true,
  declared: true,
} as const

/** A valid input for every call of the domain. */
export const evaluationSamples: Required<Samples<'evaluation'>> = {
  evaluationCheckCount: {},
  evaluationStart: { reason: '收入有变化' },
  evaluationFinish: { evaluationId, confirmed: false },
  evaluationInfo: {},
  evaluationRedo: { evaluationId, reason: '收入有变化' },
  profileInfo: {},
  profileSubmit: { ...profileForm },
  surveyTopicList: { evaluationId },
  surveyAnswerInfo: { evaluationId },
  surveySubmitAnswer: { evaluationId, topicId: 'T01', optionIds: ['T01B'] },
  verifyInfo: {},
  verifyStart: { consentVersion: '1' },
  verifySubmitId: { frontKey: key, backKey: key },
  verifySubmitOther: { kind: 'PASSPORT', fileKey: key },
  verifyRedo: {},
  verifySubmitEsignFace: { returnUrl: 'http://localhost/suitability/face', consentVersion: '1' },
  faceVerifyResult: { flowId: 'FV000000000000000000000000' },
}
