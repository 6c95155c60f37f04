import { number, object, optional, string } from 'valibot'
import { get } from '#api/call.ts'

/** Proof of the authorized openId, needed to register it. spec §7 WeChat */
export const certificate = get('/wx/certificate', {
  input: object({}),
  output: object({ certificate: string(), expireSec: number() }),
  effects: true,
})

/** JS-SDK signature over a page address without its hash, exactly as the browser spells it. spec §7 WeChat */
export const jsapiSignature = get('/wx/jsapi/signature', {
  input: object({ url: string() }),
  output: object({ appId: string(), timestamp: number(), nonceStr: string(), signature: string() }),
})

/** The WeChat identity of the session. spec §7 WeChat */
export const me = get('/wx/me', {
  input: object({}),
  output: object({
    openId: string(),
    wxId: string(),
    nickName: optional(string()),
    avatarUrl: optional(string()),
  }),
})

/** The address behind a short key of the hop page. spec §7 WeChat */
export const urlRedirect = get('/wx/url/redirect', {
  input: object({ k: string() }),
  output: object({ url: string() }),
})
