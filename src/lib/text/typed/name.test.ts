import { expect, test } from 'vitest'
import { isRealName, realName } from './name.ts'

test.each([
  ...['·', '•', '‧', '・', '･', '∙', '⋅', '●', '.', '．', '。', ' · '].map((dot) => [
    `买买提${dot}阿不都`,
    '买买提·阿不都',
  ]),
  ['张　三', '张三'],
  ['\u200b张三丰 ', '张三丰'],
  ['O’Brien', "O'Brien"],
  ['O´Brien', "O'Brien"],
  ['Anne–Marie', 'Anne-Marie'],
  ['Garci\u0301a', 'García'],
  ['ＪＯＨＮ  Ｓｍｉｔｈ', 'JOHN Smith'],
  ['J. R. Smith Jr.', 'J. R. Smith Jr.'],
  ['Nguyễn Văn An', 'Nguyễn Văn An'],
])('%s is %s', (typed, name) => {
  expect(realName(typed)).toBe(name)
  expect(isRealName(realName(typed))).toBe(true)
})

test.each(['', '张', '张3', '张三@', '·张三', "'", '😀😀', '张'.repeat(31)])('«%s» is not a name', (typed) => {
  expect(isRealName(realName(typed))).toBe(false)
})

test('a rare character counts once', () => {
  expect(isRealName(realName('𠀀'))).toBe(false)
  expect(isRealName(realName('𠀀明'))).toBe(true)
})
