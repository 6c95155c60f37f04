import { boolean, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { Tokens } from '#api/shapes.ts'
import { Count } from '#api/shapes/number.ts'

/** Tokens of an app or mini-program session handed over by a one-time ticket. spec §7 Auth */
export const authSessionLogin = postJson('/auth/session-login', { input: object({ ticket: string() }), output: Tokens })

const MobileLogin = object({
  mobile: string(),
  code: string(),
  accountType: string(),
  salesNumber: optional(string()),
  openId: optional(string()),
  wxId: optional(string()),
})

/** Login by mobile number and SMS code; a new number becomes a new account. spec §7 Auth */
export const mobileLoginV2 = postJson('/auth/v2/mobile-login', {
  input: MobileLogin,
  output: object({ ...Tokens.entries, isNew: boolean() }),
})

/** Older twin of v2/mobile-login. spec §7 Auth */
export const mobileLogin = postJson('/auth/mobile/login', {
  input: MobileLogin,
  output: object({ ...Tokens.entries, isNew: boolean() }),
})

/** Binds the authorized WeChat identity to a mobile number. spec §7 Auth */
export const authWxRegister = postJson('/auth/wx-register', {
  input: object({
    certificate: string(),
    mobile: string(),
    code: string(),
    salesNumber: optional(string()),
    shareWxId: optional(string()),
    /** The customer agreed to move the number from another WeChat identity. */
    rebind: optional(boolean()),
  }),
  output: Tokens,
})

/** Exchanges the single-use code of the official-account authorization. spec §7 Auth */
export const wxOaLogin = get('/auth/wx-oa-login', {
  input: object({
    code: string(),
    state: string(),
    accountType: string(),
    salesNumber: optional(string()),
    shareWxId: optional(string()),
  }),
  output: object({
    ...Tokens.entries,
    openId: string(),
    wxId: string(),
    registered: boolean(),
    /** WeChat's snapshot page: a virtual identity that must not be stored. */
    isSnapshot: optional(boolean()),
  }),
  effects: true,
})

/** The URL of WeChat's authorize page; it returns to `path`. spec §3 Authorization link request */
export const wxOaRedirect = get('/auth/wx-oa-redirect', {
  input: object({ companyType: Count, productType: Count, scope: string(), path: string() }),
  output: object({ url: string() }),
  effects: true,
})
