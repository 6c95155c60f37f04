import { expect, test } from 'vitest'
import { accountErrors, amountError } from './errors.ts'

test.each([
  [undefined, '请输入正确的退款金额'],
  [0, '请输入正确的退款金额'],
  [1, ''],
  [118_867, ''],
  [118_868, '退款金额不能超过可退金额 ¥1,188.67'],
])('%s fen of ¥1,188.67 at most: «%s»', (fen, error) => expect(amountError(fen, 118_867)).toBe(error))

test('an account is complete, and its number right', () => {
  const right = { accountName: '退示例', bankName: '示例银行', branch: '示例支行', cardNo: '6222 0200 0000 0000 000' }
  expect(Object.values(accountErrors(right)).join('')).toBe('')
  expect(accountErrors({ accountName: ' ', bankName: '示', branch: '', cardNo: '6222020000000000001' })).toEqual({
    accountName: '请填写户名',
    bankName: '请填写开户银行',
    branch: '请填写开户支行',
    cardNo: '银行卡号有误',
  })
})
