import { object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { Count, Finite } from '#api/shapes/number.ts'

const Code = object({ mobile: string(), scene: string(), ticket: optional(string()), randstr: optional(string()) })
/** `expireSec`: validity of the code; `resendSec`: when the next may be requested. */
const Sent = object({ expireSec: Count, resendSec: Count })

/** An image captcha, as an alternative to the puzzle. spec §7 SMS and voice */
export const smsGenerateCode = get('/sms/generate_code', {
  input: object({}),
  output: object({ imageBase64: string(), key: string() }),
  effects: true,
})

/** Sends an SMS code; `ticket` and `randstr` come from the captcha when it is on. spec §7 SMS and voice */
export const icVerificationCodeV2 = postJson('/sms/v2/ic-verification-code', { input: Code, output: Sent })

/** Delivers the code by a phone call. spec §7 SMS and voice */
export const icVoiceCodeV2 = postJson('/sms/v2/ic-voice-code', { input: Code, output: Sent })

/** Older twin of v2/ic-verification-code. spec §7 SMS and voice */
export const icVerificationCode = postJson('/sms/ic-verification-code', { input: Code, output: Sent })

/** Older twin of v2/ic-voice-code. spec §7 SMS and voice */
export const icVoiceCode = postJson('/sms/ic-voice-code', { input: Code, output: Sent })

/** Older twin of verification_code_new, to any number. spec §7 SMS and voice */
export const verificationCode = postJson('/sms/verification_code', { input: Code, output: Sent })

/**
 * A code for a step of the signed-in customer: step 1 goes to their own number, step 2 to the new one in `mobile`.
 * Scenes: CHANGE_MOBILE, UNBIND_WX, CANCEL.
 */
const Step = object({
  scene: string(),
  step: Finite,
  mobile: optional(string()),
  ticket: optional(string()),
  randstr: optional(string()),
})

/** Sends the code of a step. spec §7 SMS and voice */
export const verificationCodeNew = postJson('/sms/verification_code_new', { input: Step, output: Sent })

/** Delivers the code of a step by a phone call. spec §7 SMS and voice */
export const voiceCode = postJson('/sms/voice_code', { input: Step, output: Sent })
