import { expect, test } from 'vitest'
import { countOf, ellipsize, graphemesOf, truncate } from './graphemes.ts'

test.each([
  ['', 0],
  ['好', 1],
  ['𠀀明', 2],
  ['👍🏽', 1],
  ['👨‍👩‍👧爸', 2],
  ['🇨🇳🇭🇰', 2],
  ['❤️‍🔥', 1],
  ['e\u0301', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
])('%s has %i graphemes', (text, count) => expect(countOf(text)).toBe(count))

test('a pile of combining marks is limited', () => {
  expect(countOf(`a${'\u0301'.repeat(3_000)}`)).toBeGreaterThan(90)
})

test('text is cut between graphemes, and short texts are kept', () => {
  const family = '👨‍👩‍👧'
  expect(truncate(`${family}爸妈`, 1)).toBe(family)
  expect(truncate('🇨🇳🇭🇰🇲🇴', 2)).toBe('🇨🇳🇭🇰')
  expect(truncate('好', 1)).toBe('好')
  expect(ellipsize(`${family.repeat(3)}`, 3)).toBe(family.repeat(3))
  expect(ellipsize(`${family.repeat(4)}`, 3)).toBe(`${family.repeat(2)}…`)
  expect(graphemesOf(`${family}爸`)).toEqual([family, '爸'])
})
