import { expect, test } from 'vitest'
import { accountErrors, amountError, readAccount } from './errors.ts'

test.each([
  [undefined, '请输入正确的退款金额'],
  [0, '请输入正确的退款金额'],
  [1, ''],
  [118_867, ''],
  [118_868, '退款金额不能超过可退金额 ¥1,188.67'],
])('%s fen of ¥1,188.67 at most: «%s»', (fen, error) => expect(amountError(fen, 118_867)).toBe(error))

test('an account is complete and its number valid', () => {
  const right = { accountName: '退示例', bankName: '示例银行', branch: '示例支行', cardNo: '6222 0200 0000 0000 000' }
  for (const cardNo of [
    right.cardNo,
    '6222-0200-0000-0000-000',
    `６２２２０２${'０'.repeat(13)}`,
    '6222\u00a00200\u200b00000000000',
  ])
    expect(Object.values(accountErrors(readAccount({ ...right, cardNo }))).join('')).toBe('')
  const wrong = readAccount({
    accountName: '\u3000',
    bankName: '示\u200b',
    branch: '\u2060',
    cardNo: '6222020000000000001',
  })
  expect(accountErrors(wrong)).toEqual({
    accountName: '请填写户名',
    bankName: '请填写开户银行',
    branch: '请填写开户支行',
    cardNo: '银行卡号有误',
  })
})

test('a bank’s name is limited in graphemes', () => {
  const long = {
    accountName: '退示例',
    bankName: '示'.repeat(41),
    branch: '𠀀'.repeat(60),
    cardNo: '6222020000000000000',
  }
  expect(accountErrors(readAccount(long))).toMatchObject({ bankName: '开户银行不能超过40字', branch: '' })
})
