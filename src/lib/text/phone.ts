/** The error of an invalid mobile number; '' for a valid one. product CO-06 */
export function mobileError(mobile: string): string {
  if (mobile === '') return '请填写手机号'
  return /^1[3-9]\d{9}$/.test(mobile) ? '' : '请输入正确的手机号'
}

/** The error of an invalid SMS code; '' for a valid one. */
export function codeError(code: string): string {
  if (code === '') return '请填写验证码'
  return /^\d{6}$/.test(code) ? '' : '请输入6位数字验证码'
}

/** Only the digits, up to a maximum: a pasted 「138 0013 8000」 or full-width digits become a number. */
export function digits(text: string, most: number): string {
  return text
    .normalize('NFKC')
    .replace(/^\s*\+86/, '')
    .replace(/\D/g, '')
    .slice(0, most)
}
