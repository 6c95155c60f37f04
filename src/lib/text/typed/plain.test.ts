import { expect, test } from 'vitest'
import { folded, isTyped, plainLine, plainText } from './plain.ts'

test.each([
  '\u200b',
  '\u2060',
  '\u3164',
  '\u3000 \u00a0',
  '\u115f\u1160',
  '\u2800',
  '\ufeff\u200d',
  '\ufe0f',
  '\u202d\u202c',
])('invisible text (%j) is empty', (text) =>
  expect([plainText(text), plainLine(text), folded(text)]).toEqual(['', '', '']),
)

test.each([
  ['\u3000您好\u200b ', '您好'],
  ['第一行\n第二行\n', '第一行\n第二行'],
  ['示例（北京）有限公司', '示例（北京）有限公司'],
  ['👨‍👩‍👧 ', '👨‍👩‍👧'],
  ['赞❤️', '赞❤️'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['\u202e反\u202c', '反'],
  ['a\u00adb', 'ab'],
])('visible text is kept: %j', (text, plain) => expect(plainText(text)).toBe(plain))

test('a single line has no breaks', () => {
  expect(plainLine(' 招商银行\n\t北京分行 ')).toBe('招商银行 北京分行')
})

test('a statement matches whatever the width of its punctuation', () => {
  expect(isTyped('本人已知悉, 自愿购买。\u200b', '本人已知悉，自愿购买。')).toBe(true)
  expect(isTyped('　本人已 知悉，自愿购买。', '本人已知悉，自愿购买。')).toBe(true)
  expect(isTyped('本人已知悉，不愿购买。', '本人已知悉，自愿购买。')).toBe(false)
})
