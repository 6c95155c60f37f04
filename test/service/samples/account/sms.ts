import type { Samples } from '#test/service/contract/sweep.ts'

const NEW = '13900000066'

const code = { mobile: NEW, scene: 'LOGIN', ticket: 't', randstr: 'r' }

export const smsSamples: Required<Samples<'sms'>> = {
  smsGenerateCode: {},
  icVerificationCodeV2: code,
  icVoiceCodeV2: code,
  icVerificationCode: code,
  icVoiceCode: code,
  verificationCode: code,
  verificationCodeNew: { scene: 'CHANGE_MOBILE', step: 1, mobile: NEW },
  voiceCode: { scene: 'CHANGE_MOBILE', step: 2, mobile: NEW },
}
