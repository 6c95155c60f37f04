import { describe, expect, test } from 'vitest'
import { codeError, mobileError } from './phone.ts'

describe('the phone form', () => {
  test('requires a number and a code before it validates them', () => {
    expect([mobileError(''), codeError('')]).toEqual(['请填写手机号', '请填写验证码'])
  })

  test('accepts mainland mobile numbers only', () => {
    for (const mobile of ['13800138000', '19912345678']) expect(mobileError(mobile)).toBe('')
    const wrong = ['12800138000', '1380013800', '138001380000', '03800138000']
    expect(wrong.filter((mobile) => mobileError(mobile) !== '请输入正确的手机号')).toEqual([])
  })

  test('accepts six digits as a code', () => {
    expect(codeError('012345')).toBe('')
    for (const code of ['12345', '1234567', '12345a']) expect(codeError(code)).toBe('请输入6位数字验证码')
  })
})
