import type { Samples } from '#test/service/contract/sweep.ts'

const NEW = '13900000066'
const authorize = { companyType: 45, productType: 177, scope: 'snsapi_base', path: '/course' }

const oneKey = { phoneCode: 'none', certificate: 'none' }

export const wxSamples: Required<Samples<'wx'>> = {
  wxCertificate: {},
  jsapiSignature: { url: 'http://localhost/course' },
  wxMe: {},
  wxUrlRedirect: { k: 'course' },
  wxOauth2Redirect: authorize,
  wxUrl: authorize,
  wxOauth2File: { filename: 'MP_verify_abcdefgh12345678.txt' },
  wxRedirectUri: { scene: 'esign' },
  pcLogin: { scene: 'web' },
  pcCheckLoginStatus: { ticket: 'none' },
  wxRegister: { certificate: 'none', mobile: NEW, code: '000000', rebind: true },
  wxOneKeyRegister: oneKey,
  wxMaLogin: { code: 'none' },
  wxMaRegister: oneKey,
}
