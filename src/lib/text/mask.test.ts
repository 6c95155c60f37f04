import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, runs } from '#test/corpora/runs.ts'
import { mask } from './mask.ts'

test.each([
  ['13812341234', '138****1234'],
  ['abcDEF12345', 'abc****2345'],
  ['1381234123', '1381234123'],
  ['138123412345', '138123412345'],
  ['138-1234123', '138-1234123'],
  ['138****1234', '138****1234'],
  ['１３８１２３４１２３４', '１３８１２３４１２３４'],
  ['13812341234\n', '13812341234\n'],
  [' 13812341234', ' 13812341234'],
  ['', ''],
])('%j becomes %j', (text, masked) => {
  expect(mask(text)).toBe(masked)
})

test('changes exactly the texts of 11 letters or digits', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText(), fc.string({ unit: fc.constantFrom('a', 'Z', '0', '9'), minLength: 10, maxLength: 12 })),
      (text) => {
        const eleven = /^[A-Za-z0-9]{11}$/.test(text) && text.length === 11
        expect(mask(text)).toBe(eleven ? `${text.slice(0, 3)}****${text.slice(-4)}` : text)
      },
    ),
    runs,
  )
})
