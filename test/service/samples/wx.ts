import type { Samples } from '#test/service/handlers/sweep.ts'

const NEW = '13900000066'
const authorize = { companyType: 45, productType: 177, scope: 'snsapi_base', path: '/course' }

const oneKey = { phoneCode: 'none', certificate: 'none' }

export const wxSamples: Required<Samples<'wx'>> = {
  certificate: {},
  jsapiSignature: { url: 'http://localhost/course' },
  me: {},
  urlRedirect: { k: 'course' },
  oauth2Redirect: authorize,
  url: authorize,
  oauth2Filename: { filename: 'MP_verify_abcdefgh12345678.txt' },
  redirectUri: { scene: 'esign' },
  pcLogin: { scene: 'web' },
  pcCheckLoginStatus: { ticket: 'none' },
  wxRegister: { certificate: 'none', mobile: NEW, code: '000000', rebind: true },
  oneKeyRegister: oneKey,
  maLogin: { code: 'none' },
  maRegister: oneKey,
}
