import { expect, it } from 'vitest'
import { buildName } from './build-name.ts'
import { readMessage } from './messages.ts'

const ORIGIN = 'https://h5.test'

it.each([null, 'WARM', 7, {}, { type: 'EVAL' }, { type: 'WARM' }, { type: 'WARM', urls: 'x' }])(
  'ignores %j',
  (data) => {
    expect(readMessage(data, ORIGIN)).toBeNull()
  },
)

it('warms hashed files of this origin and nothing else', () => {
  const urls = ['/assets/a-1.js', 'https://evil.test/assets/a.js', '/api/users/me', '/assets/../api/x', 7, 'http://[']
  expect(readMessage({ type: 'WARM', urls }, ORIGIN)).toEqual({ type: 'WARM', urls: [`${ORIGIN}/assets/a-1.js`] })
})

it('passes on the two words without a load', () => {
  expect(readMessage({ type: 'SKIP_WAITING', more: 1 }, ORIGIN)).toEqual({ type: 'SKIP_WAITING' })
  expect(readMessage({ type: 'FORGET' }, ORIGIN)).toEqual({ type: 'FORGET' })
})

it('names builds apart by any change of a file', () => {
  const entries = [{ url: 'index.html', revision: 'a' }, { url: 'assets/main-1.js', revision: null }, 'x.css']
  const other = [{ url: 'index.html', revision: 'b' }, ...entries.slice(1)]
  expect(buildName(entries)).toBe(buildName([...entries]))
  expect(buildName(entries)).not.toBe(buildName(other))
})
