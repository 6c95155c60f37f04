import type { Samples } from '#test/service/handlers/sweep.ts'

const NEW = '13900000066'

export const appAuthSamples: Required<Samples<'app-auth'>> = {
  appleLogin: { identityToken: 'none' },
  appleOneKeyRegister: { certificate: 'none', phoneCode: 'none' },
  appleRegister: { certificate: 'none', mobile: NEW, code: '000000' },
  checkLoginStatus: { ticket: 'none' },
  login: { mobile: NEW, code: '000000', accountType: '1099' },
  oneKeyLogin: { phoneCode: 'none' },
  sessionLogin: { ticket: 'none' },
  tokenRefresh: { refreshToken: 'none', accessToken: 'none' },
  userCancel: { code: '000000', reason: '不再使用', giveUpServices: false },
  wxOneKeyRegister: { phoneCode: 'none', certificate: 'none' },
  wxLogin: { code: 'none' },
  wxRegister: { certificate: 'none', mobile: NEW, code: '000000' },
}
