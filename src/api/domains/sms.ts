import { number, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'

const Code = object({ mobile: string(), scene: string(), ticket: optional(string()), randstr: optional(string()) })
/** `expireSec`: how long the code is good; `resendSec`: when the next may be asked for. */
const Sent = object({ expireSec: number(), resendSec: number() })

/** A picture with a text to type, for those who cannot do the puzzle. spec §7 SMS and voice */
export const generateCode = get('/sms/generate_code', {
  input: object({}),
  output: object({ imageBase64: string(), key: string() }),
  effects: true,
})

/** Sends an SMS code; `ticket` and `randstr` come from the captcha when it is on. spec §7 SMS and voice */
export const v2IcVerificationCode = postJson('/sms/v2/ic-verification-code', { input: Code, output: Sent })

/** Speaks the code over the phone. spec §7 SMS and voice */
export const v2IcVoiceCode = postJson('/sms/v2/ic-voice-code', { input: Code, output: Sent })
