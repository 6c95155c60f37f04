import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, runs } from '#test/corpora/runs.ts'
import { cleanToken } from './token.ts'

test.each([
  [''],
  ['undefined'],
  ['null'],
  ['NaN'],
  ['""'],
  ["''"],
  ['a b'],
  [' a'],
  ['a\r\nX: y'],
  ['a\u0000'],
  ['令牌'],
  ['a\u007f'],
  ['a'.repeat(4_097)],
  [null],
  [undefined],
  [0],
  [{}],
  [['a']],
])('%j is not a token', (value) => {
  expect(cleanToken(value)).toBeNull()
})

test.each([['a'], ['eyJhbGciOi.eyJzdWIi.c2ln-_'], ['a'.repeat(4_096)], ['a+/=='], ['!']])('%s is a token', (value) => {
  expect(cleanToken(value)).toBe(value)
})

test('every valid token is a valid header value', () => {
  fc.assert(
    fc.property(fc.anything(), anyText(), (thing, text) => {
      for (const value of [thing, text]) {
        const token = cleanToken(value)
        if (token !== null)
          expect(new Headers({ authorization: `Bearer ${token}` }).get('authorization')).toBe(`Bearer ${token}`)
      }
    }),
    runs,
  )
})
