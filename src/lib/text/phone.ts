import { isMobile } from './typed/number.ts'

/** The error of an invalid mobile number; '' for a valid one. CO-06 */
export function mobileError(mobile: string): string {
  if (mobile === '') return '请填写手机号'
  return isMobile(mobile) ? '' : '请输入正确的手机号'
}

/** The error of an invalid SMS code; '' for a valid one. */
export function codeError(code: string): string {
  if (code === '') return '请填写验证码'
  return /^\d{6}$/.test(code) ? '' : '请输入6位数字验证码'
}
