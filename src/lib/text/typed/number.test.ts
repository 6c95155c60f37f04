import { describe, expect, it, test } from 'vitest'
import { amountFen, typedYuan, wholeNumber } from './amount.ts'
import { cardNumber, dotted, isMobile, mobileNumber, smsCode, wordCode } from './number.ts'

describe('a mobile number', () => {
  it.each([
    '\u202d+86 138 0013 8000\u202c',
    '86 13800138000',
    '008613800138000',
    '0086-138-0013-8000',
    '１３８００１３８０００',
    '＋８６　１３８　００１３　８０００',
    '138 0013‑8000',
    '(+86) 138.0013.8000',
    '（86）13800138000',
    'tel:+8613800138000',
    '\u2066+86\u00a0138\u202f0013\u20098000\u2069',
    '١٣٨٠٠١٣٨٠٠٠',
    '13800138000\n',
  ])('%j is 13800138000', (text) => expect(mobileNumber(text)).toBe('13800138000'))

  it.each([
    ['138001380001', '138001380001'],
    ['8613800138', '8613800138'],
    ['+85261234567', '+85261234567'],
    ['13800138000或13900139000', '13800138000或13900139000'],
    ['021-61234567', '02161234567'],
    ['8686138001380', '8686138001380'],
    ['', ''],
  ])('%s is invalid, and is not truncated', (text, kept) => {
    expect(mobileNumber(text)).toBe(kept)
    expect(isMobile(mobileNumber(text))).toBe(false)
  })

  it('is stable while it is typed, character by character', () => {
    let typed = ''
    for (const sign of '+86 138 0013 8000') typed = mobileNumber(typed + sign)
    expect(typed).toBe('13800138000')
  })
})

test.each([
  ['【示例投教】验证码123456', '123456'],
  ['验证码：１２３４５６，5分钟内有效，客服4000000000', '123456'],
  ['123 456', '123456'],
  ['\u200e123-456\u200e', '123456'],
  ['Your code is 012345.', '012345'],
  ['٠١٢٣٤٥', '012345'],
  ['12', '12'],
  ['1234567', '1234567'],
])('the code of %j is %s', (text, code) => expect(smsCode(text)).toBe(code))

test.each(['验证码123456或654321', '【示例】您的尾号1234567', 'abc'])('«%s» has no unique code', (text) => {
  expect(smsCode(text)).not.toMatch(/^\d{6}$/)
})

test.each([
  [' study 2026a ', 'STUDY2026A'],
  ['ＳＴＵＤＹ－２０２６Ａ', 'STUDY2026A'],
  ['9133-0000-0000-0000-0x', '91330000000000000X'],
  ['\u200b\u3000', ''],
])('the code %j is %s', (text, code) => expect(wordCode(text)).toBe(code))

test.each(['6222-0200 0000 0000 000', '６２２２０２００００００００００００００', '6222\u00a00200\u200b00000000000'])(
  'the card %s',
  (text) => expect(cardNumber(text)).toMatch(/^622202000{1,13}$/),
)

describe('an amount', () => {
  it.each([
    ['1188.67', 118_867],
    ['1,188.6', 118_860],
    [' 9 ', 900],
    ['0.29', 29],
    ['5.', 500],
    ['999999999999.99', 99_999_999_999_999],
    ['¥100.50', 10_050],
    ['￥ 100.50', 10_050],
    ['１００．５', 10_050],
    ['100。5', 10_050],
    ['100.50元', 10_050],
    ['1,000', 100_000],
    ['１，０００，０００．００ 元', 100_000_000],
    ['12\u00a0345.6', 1_234_560],
    ['人民币100元整', 10_000],
    ['CNY 8', 800],
  ])('%s', (text, fen) => expect(amountFen(text)).toBe(fen))

  it.each([
    '',
    '.5',
    '1.234',
    '-1',
    '1e3',
    '0x10',
    '1..2',
    '1000000000000',
    'NaN',
    '28,46',
    '1,0000',
    '1.000,50',
    '$5',
    '1 2',
  ])('«%s» is not an amount', (text) => expect(amountFen(text)).toBeUndefined())

  it('round-trips to the fen', () => {
    for (let fen = 0; fen < 30_000; fen += 7) expect(amountFen(typedYuan(fen))).toBe(fen)
  })
})

test.each([
  ['10', 10],
  ['１０', 10],
  ['5年', 5],
  ['٣ 年', 3],
  [' 0 ', 0],
])('%s years', (text, years) => expect(wholeNumber(text, '年')).toBe(years))

test.each(['', '1-3', '0x10', '1e1', '2.5', '五', '-1'])('«%s» is not a number of years', (text) => {
  expect(wholeNumber(text, '年')).toBeUndefined()
})

test.each([
  ['ａ＠ｂ。ｃｎ', 'a@b.cn'],
  [' a@b.cn\u200b', 'a@b.cn'],
  ['２。３。０', '2.3.0'],
])('%s in half width is %s', (text, plain) => expect(dotted(text)).toBe(plain))
