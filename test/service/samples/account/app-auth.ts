import type { Samples } from '#test/service/contract/sweep.ts'

const NEW = '13900000066'

export const appAuthSamples: Required<Samples<'app-auth'>> = {
  appleLogin: { identityToken: 'none' },
  appleOneKeyRegister: { certificate: 'none', phoneCode: 'none' },
  appleRegister: { certificate: 'none', mobile: NEW, code: '000000' },
  appCheckLoginStatus: { ticket: 'none' },
  appLogin: { mobile: NEW, code: '000000', accountType: '1099' },
  appOneKeyLogin: { phoneCode: 'none' },
  appSessionLogin: { ticket: 'none' },
  appTokenRefresh: { refreshToken: 'none', accessToken: 'none' },
  accountCancel: { code: '000000', reason: '不再使用', giveUpServices: false },
  appWxOneKeyRegister: { phoneCode: 'none', certificate: 'none' },
  appWxLogin: { code: 'none' },
  appWxRegister: { certificate: 'none', mobile: NEW, code: '000000' },
}
