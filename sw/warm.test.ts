import { expect, it } from 'vitest'
import { hashedFiles } from './warm.ts'

it('warms hashed files of this origin and nothing else', () => {
  const urls = ['/assets/a-1.js', 'https://evil.test/assets/a.js', '/api/users/me', '/assets/../api/x', 'http://[']
  expect(hashedFiles(urls, 'https://h5.test')).toEqual(['https://h5.test/assets/a-1.js'])
})
