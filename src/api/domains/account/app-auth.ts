import { boolean, nullish, object, optional, string } from 'valibot'
import { postJson } from '#api/call.ts'
import { known, Tokens } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

/** `isNew`: the number became a new account. */
const SignedIn = object({ ...Tokens.entries, isNew: boolean() })

/** Tokens of a known Apple ID, or the certificate for registering an unknown one. */
const AppleAnswer = object({
  registered: boolean(),
  tokens: optional(Tokens),
  certificate: optional(string()),
})

/** Sign-in with Apple, native iOS only. spec §7 App auth */
export const appleLogin = postJson('/app/auth/apple/login', {
  input: object({ identityToken: string() }),
  output: AppleAnswer,
})

/** Registers an Apple ID with a number verified by the phone itself. spec §7 App auth */
export const appleOneKeyRegister = postJson('/app/auth/apple/oneKeyRegister', {
  input: object({ certificate: string(), phoneCode: string(), salesNumber: optional(string()) }),
  output: SignedIn,
})

/** Registers an Apple ID with a number and its SMS code. spec §7 App auth */
export const appleRegister = postJson('/app/auth/apple/register', {
  input: object({ certificate: string(), mobile: string(), code: string(), salesNumber: optional(string()) }),
  output: SignedIn,
})

/** The status of a QR login, for the app; twin of /wx/pc/check-login-status. spec §7 App auth */
export const appCheckLoginStatus = postJson('/app/auth/check-login-status', {
  input: object({ ticket: string() }),
  output: object({ status: known('WAIT', 'SCANNED', 'OK', 'EXPIRED'), tokens: optional(Tokens) }),
})

/** Twin of /auth/v2/mobile-login for the native app. spec §7 App auth */
export const appLogin = postJson('/app/auth/login', {
  input: object({ mobile: string(), code: string(), accountType: string(), salesNumber: optional(string()) }),
  output: SignedIn,
})

/** Login with a number verified by the phone itself. spec §7 App auth */
export const appOneKeyLogin = postJson('/app/auth/oneKeyLogin', {
  input: object({ phoneCode: string(), salesNumber: optional(string()) }),
  output: SignedIn,
})

/** Twin of /auth/session-login for the native app. spec §7 App auth */
export const appSessionLogin = postJson('/app/auth/session-login', {
  input: object({ ticket: string() }),
  output: Tokens,
})

/** Twin of /auth/token/refresh for the native app. spec §7 App auth */
export const appTokenRefresh = postJson('/app/auth/token/refresh', {
  input: object({ refreshToken: string(), accessToken: string() }),
  output: object({ value: string(), refreshToken: nullish(string()) }),
})

/**
 * Closes the account, with a code sent to its own number. Active services require `giveUpServices`; pending refunds and
 * unpaid orders prevent it. Returns the completion date, epoch ms. spec §7 App auth
 */
export const accountCancel = postJson('/app/auth/user/cancel', {
  input: object({ code: string(), reason: optional(string()), giveUpServices: optional(boolean()) }),
  output: object({ finishBefore: Time }),
})

/** Twin of /wx/oneKeyRegister for the native app. spec §7 App auth */
export const appWxOneKeyRegister = postJson('/app/auth/wx/oneKeyRegister', {
  input: object({
    phoneCode: string(),
    certificate: string(),
    salesNumber: optional(string()),
    rebind: optional(boolean()),
  }),
  output: Tokens,
})

/** Exchanges the single-use code of WeChat's own app. spec §7 App auth */
export const appWxLogin = postJson('/app/auth/wxLogin', {
  input: object({ code: string(), salesNumber: optional(string()) }),
  output: object({ ...Tokens.entries, registered: boolean() }),
})

/** Twin of /auth/wx-register for the native app. spec §7 App auth */
export const appWxRegister = postJson('/app/auth/wxRegister', {
  input: object({
    certificate: string(),
    mobile: string(),
    code: string(),
    salesNumber: optional(string()),
    rebind: optional(boolean()),
  }),
  output: Tokens,
})
