import fc from 'fast-check'
import { expect, test } from 'vitest'
import { xssStrings } from '#test/corpora/xss.ts'
import { anyText, runs } from '#test/corpora/runs.ts'
import { splitTopics } from './topics.ts'

/** The pieces of a text, topics in brackets. */
const pieces = (text: string) => splitTopics(text).map((piece) => (piece.topic ? `[${piece.text}]` : piece.text))

test.each<[text: string, expected: string[]]>([
  ['', []],
  ['a', ['a']],
  ['#', ['#']],
  ['##', ['##']],
  ['###', ['###']],
  ['####', ['####']],
  ['#a', ['#a']],
  ['a#', ['a#']],
  ['#a#', ['[#a#]']],
  ['##a#', ['#', '[#a#]']],
  ['#a##', ['[#a#]', '#']],
  ['##a##', ['#', '[#a#]', '#']],
  ['#a#b', ['[#a#]', 'b']],
  ['a#b#', ['a', '[#b#]']],
  ['a#b#c', ['a', '[#b#]', 'c']],
  ['#a##b#', ['[#a#]', '[#b#]']],
  ['#a#b#c#', ['[#a#]', 'b', '[#c#]']],
  ['#a# #b#', ['[#a#]', ' ', '[#b#]']],
  ['#a#b#', ['[#a#]', 'b#']],
  ['# #', ['# #']],
  ['#\t#', ['#\t#']],
  ['#\u3000#', ['#\u3000#']],
  ['# #a#', ['# ', '[#a#]']],
  ['# a #', ['[# a #]']],
  ['#a b#', ['[#a b#]']],
  ['#a\nb#', ['#a\nb#']],
  ['#a\nb#c#', ['#a\nb', '[#c#]']],
  ['#a\r\n#b#', ['#a\r\n', '[#b#]']],
  ['a\n#b#\nc', ['a\n', '[#b#]', '\nc']],
  ['#降准#利好银行', ['[#降准#]', '利好银行']],
  ['今日关注#人工智能##半导体#。', ['今日关注', '[#人工智能#]', '[#半导体#]', '。']],
  ['#🚀🚀#', ['[#🚀🚀#]']],
  ['#<b>x</b>#', ['[#<b>x</b>#]']],
  ['&#35;a&#35;', ['&', '[#35;a&#]', '35;']],
  ['#$&#', ['[#$&#]']],
  ['＃a＃', ['＃a＃']],
  ['#a#\u0000#b#', ['[#a#]', '\u0000', '[#b#]']],
])('%j is split into %j', (text, expected) => {
  expect(pieces(text)).toEqual(expected)
})

test('no text loses or gains a character', () => {
  const text = fc.oneof(anyText(), fc.string({ unit: fc.constantFrom('#', 'a', ' ', '\n', '题') }))
  fc.assert(
    fc.property(text, (text) => {
      const parts = splitTopics(text)
      expect(parts.map((piece) => piece.text).join('')).toBe(text)
      for (const piece of parts) if (piece.topic) expect(piece.text).toMatch(/^#[^#\r\n]*[^#\s][^#\r\n]*#$/)
    }),
    runs,
  )
  for (const text of xssStrings())
    expect(
      splitTopics(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
})

test('long texts of nothing but marks are split like short ones', () => {
  expect(splitTopics('#a#'.repeat(5_000))).toHaveLength(5_000)
  expect(pieces('#'.repeat(100_000))).toEqual(['#'.repeat(100_000)])
  expect(pieces('# \n'.repeat(50_000))).toEqual(['# \n'.repeat(50_000)])
})
