import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#test/corpora/runs.ts'
import { capitalAmount, chineseAmount, chineseNumeral, nth } from './chinese-numeral.ts'

const RANKS: Record<string, number> = { 十: 10, 百: 100, 千: 1_000, 万: 1e4, 亿: 1e8 }

/** Parses a numeral by a different method than it is written. */
function readBack(text: string): number {
  let [total, group, digit] = [0, 0, 0]
  for (const char of text) {
    const rank = RANKS[char]
    if (rank === undefined) digit = '零一二三四五六七八九'.indexOf(char)
    else if (rank < 1e4) [group, digit] = [group + (digit || 1) * rank, 0]
    else [total, group, digit] = [total + (group + digit) * rank, 0, 0]
  }
  return total + group + digit
}

describe('chineseNumeral', () => {
  test.each([
    [0, '零'],
    [10, '十'],
    [12, '十二'],
    [20, '二十'],
    [101, '一百零一'],
    [110, '一百一十'],
    [123, '一百二十三'],
    [1_001, '一千零一'],
    [1_010, '一千零一十'],
    [10_000, '一万'],
    [10_005, '一万零五'],
    [10_500, '一万零五百'],
    [105_000, '十万五千'],
    [200_005, '二十万零五'],
    [1_000_010, '一百万零一十'],
    [100_000_000, '一亿'],
    [100_000_012, '一亿零一十二'],
    [100_005_000, '一亿零五千'],
    [100_010_000, '一亿零一万'],
    [1_010_010_010, '十亿一千零一万零一十'],
    [999_999_999_999, '九千九百九十九亿九千九百九十九万九千九百九十九'],
    ['007', '七'],
    ['000000000000000', '零'],
    [-12, '负十二'],
    [-0, '零'],
  ])('%s reads %s', (value, text) => {
    expect(chineseNumeral(value)).toBe(text)
  })

  test.each([[1e12], [-1e12], ['1000000000000'], ['-1234567890123'], [1e21], [Infinity]])(
    '%s is too large',
    (value) => {
      expect(() => chineseNumeral(value)).toThrow(new RangeError('too big'))
    },
  )

  test.each([[1.5], [Number.NaN], [''], [' 1'], ['1e3'], ['0x10'], ['一'], ['1,000'], ['１２']])(
    '%j is not a whole number',
    (value) => {
      expect(() => chineseNumeral(value)).toThrow(new RangeError('not a whole number'))
    },
  )

  test('every number of up to 12 digits round-trips, without trailing or repeated 零', () => {
    const digits = fc.array(fc.constantFrom('0', '0', '1', '9', '5'), { minLength: 1, maxLength: 12 })
    const value = fc.oneof(
      fc.integer({ min: 1, max: 999_999_999_999 }),
      digits.map((each) => Number(each.join('')) || 1),
    )
    fc.assert(
      fc.property(value, (value) => {
        const text = chineseNumeral(value)
        expect(readBack(text)).toBe(value)
        expect(text).not.toMatch(/零零|^零|零$|零[十百千万亿]|亿万/)
      }),
      runs,
    )
  })
})

describe('chineseAmount', () => {
  test.each([
    [10_000, '壹佰元整'],
    [129_900, '壹仟贰佰玖拾玖元整'],
    [1_000, '壹拾元整'],
    [0, '零元整'],
    [5, '伍分'],
    [50, '伍角整'],
    [105, '壹元零伍分'],
    [150, '壹元伍角整'],
    [155, '壹元伍角伍分'],
    [12_345_678, '壹拾贰万叁仟肆佰伍拾陆元柒角捌分'],
    [-150, '负壹元伍角整'],
    [99_999_999_999_999, '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  ])('%d fen are %s', (fen, text) => {
    expect(chineseAmount(fen)).toBe(text)
  })

  test('rejects fractions of a fen and more than 12 digits of yuan', () => {
    expect(() => chineseAmount(0.5)).toThrow('not a whole number')
    expect(() => chineseAmount(Number.NaN)).toThrow('not a whole number')
    expect(() => chineseAmount(100_000_000_000_000)).toThrow('too big')
  })
})

test.each([
  [1, '第一笔'],
  [12, '第十二笔'],
  [20, '第二十笔'],
  [105, '第一百零五笔'],
  [1e12, '第1000000000000笔'],
])('%s in a row is %s', (value, text) => {
  expect(nth(value, '笔')).toBe(text)
})

test('a contract amount is in capital numerals, and in digits if too large', () => {
  expect(capitalAmount(105)).toBe('壹元零伍分')
  expect(capitalAmount(1e14 - 1)).toMatch(/^玖仟玖佰玖拾玖亿/)
  expect(capitalAmount(1e14)).toBe('1000000000000.00元')
  expect(capitalAmount(0.5)).toBe('0.01元')
})
