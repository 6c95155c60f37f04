import { boolean, object, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { known, Tokens } from '#api/shapes.ts'
import { Count } from '#api/shapes/number.ts'

/** Proof of the authorized openId, needed to register it. spec §7 WeChat */
export const wxCertificate = get('/wx/certificate', {
  input: object({}),
  output: object({ certificate: string(), expireSec: Count }),
  effects: true,
})

/** JS-SDK signature over a page address without its hash, exactly as the browser spells it. spec §7 WeChat */
export const jsapiSignature = get('/wx/jsapi/signature', {
  input: object({ url: string() }),
  output: object({ appId: string(), timestamp: Count, nonceStr: string(), signature: string() }),
})

/** The WeChat identity of the session; name and picture once the customer agreed in WeChat. spec §7 WeChat */
export const wxMe = get('/wx/me', {
  input: object({}),
  output: object({
    openId: string(),
    wxId: string(),
    nickName: optional(string()),
    avatarUrl: optional(string()),
  }),
})

/** The target of a short key of the redirect page. spec §7 WeChat */
export const wxUrlRedirect = get('/wx/url/redirect', {
  input: object({ k: string() }),
  output: object({ url: string() }),
})

/** The input of the authorize links; twins of /auth/wx-oa-redirect. spec §3 Authorization link request */
const Authorize = object({ companyType: Count, productType: Count, scope: string(), path: string() })

/** Older twin of /auth/wx-oa-redirect. spec §7 WeChat */
export const wxOauth2Redirect = get('/wx/oauth2/redirect', {
  input: Authorize,
  output: object({ url: string() }),
  effects: true,
})

/** Older twin of /auth/wx-oa-redirect. spec §7 WeChat */
export const wxUrl = get('/wx/url', { input: Authorize, output: object({ url: string() }), effects: true })

/** The text of the file with which WeChat verifies the domain; the host of the pages serves it. spec §7 WeChat */
export const wxOauth2File = get('/wx/oauth2/{filename}', {
  input: object({ filename: string() }),
  output: object({ content: string() }),
})

/** Where a vendor returns to, by scene. spec §7 WeChat */
export const wxRedirectUri = get('/wx/redirectUri', {
  input: object({ scene: string() }),
  output: object({ uri: string() }),
})

/** A ticket with which a phone signs in this computer; `qrUrl` is the content of its QR code. spec §7 WeChat */
export const pcLogin = postJson('/wx/pc/login', {
  input: object({ scene: string() }),
  output: object({ qrUrl: string(), ticket: string(), expireSec: Count }),
})

/** The state of a scan; OK comes once, with the tokens. spec §7 WeChat */
export const pcCheckLoginStatus = get('/wx/pc/check-login-status', {
  input: object({ ticket: string() }),
  output: object({ status: known('WAIT', 'SCANNED', 'OK', 'EXPIRED'), tokens: optional(Tokens) }),
  effects: true,
})

/** Binds the authorized identity to a number, for accounts of the classic kind. spec §7 WeChat */
export const wxRegister = post('/wx/wxRegister', {
  input: object({
    certificate: string(),
    mobile: string(),
    code: string(),
    salesNumber: optional(string()),
    rebind: optional(boolean()),
  }),
  output: Tokens,
})

const OneKey = object({
  phoneCode: string(),
  certificate: string(),
  salesNumber: optional(string()),
  rebind: optional(boolean()),
})

/** As wxRegister, with the number that a mini-program proved by `phoneCode`. spec §7 WeChat */
export const wxOneKeyRegister = postJson('/wx/oneKeyRegister', { input: OneKey, output: Tokens })

/** Exchanges the single-use code of a mini-program. spec §7 WeChat */
export const wxMaLogin = postJson('/wx/ma/login', {
  input: object({ code: string(), salesNumber: optional(string()) }),
  output: object({ ...Tokens.entries, registered: boolean() }),
})

/** As oneKeyRegister, from a mini-program. spec §7 WeChat */
export const wxMaRegister = post('/wx/ma/register', { input: OneKey, output: Tokens })
