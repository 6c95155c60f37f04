import type { Samples } from '#test/service/contract/sweep.ts'

const NEW = '13900000066'
const authorize = { companyType: 45, productType: 177, scope: 'snsapi_base', path: '/course' }
const login = { mobile: NEW, code: '000000', accountType: '1099', salesNumber: 'S100' }

export const authSamples: Required<Samples<'auth'>> = {
  authSessionLogin: { ticket: 'none' },
  authTokenRefresh: { refreshToken: 'none', accessToken: 'none' },
  mobileLoginV2: login,
  mobileLogin: login,
  authWxRegister: { certificate: 'none', mobile: NEW, code: '000000' },
  wxOaLogin: { code: 'none', state: 's', accountType: '1099' },
  wxOaRedirect: authorize,
}
