import { expect, it } from 'vitest'
import { buildName } from './build-name.ts'
import { hashedFiles } from './warm.ts'

it('warms hashed files of this origin and nothing else', () => {
  const urls = ['/assets/a-1.js', 'https://evil.test/assets/a.js', '/api/users/me', '/assets/../api/x', 'http://[']
  expect(hashedFiles(urls, 'https://h5.test')).toEqual(['https://h5.test/assets/a-1.js'])
})

it('names builds apart by any change of a file', () => {
  const entries = [{ url: 'index.html', revision: 'a' }, { url: 'assets/main-1.js', revision: null }, 'x.css']
  const other = [{ url: 'index.html', revision: 'b' }, ...entries.slice(1)]
  expect(buildName(entries)).toBe(buildName([...entries]))
  expect(buildName(entries)).not.toBe(buildName(other))
})
