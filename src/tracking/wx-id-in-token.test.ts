import { expect, it } from 'vitest'
import { wxIdInToken } from './wx-id-in-token.ts'

const token = (payload: string) => `e30.${Buffer.from(payload).toString('base64url')}.sig`

it('reads the wxId of a token of three parts, whatever else it says', () => {
  expect(wxIdInToken(token('{"wxId":"W1","name":"张三 ÿ?>"}'))).toBe('W1')
})

it.each([
  null,
  '',
  'opaque',
  'a.b.c',
  '..',
  'a.%%%.c',
  token('null'),
  token('[]'),
  token('{"wxId":7}'),
  token('{"wxId":""}'),
  token('{"wxId":"a b"}'),
  token('{"wxId":"<img>"}'),
  token('{"__proto__":{"wxId":"W1"}}'),
])('finds none in %j', (value) => {
  expect(wxIdInToken(value)).toBeNull()
})
