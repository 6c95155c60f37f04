import { expect, it } from 'vitest'
import { hashedFiles, pictures } from './warm.ts'

it('warms hashed files of this origin and nothing else', () => {
  const urls = ['/assets/a-1.js', 'https://evil.test/assets/a.js', '/api/users/me', '/assets/../api/x', 'http://[']
  expect(hashedFiles(urls, 'https://h5.test')).toEqual(['https://h5.test/assets/a-1.js'])
})

it('keeps as many pictures of the file storage as the cache holds', () => {
  const files = 'https://h5.test/files'
  const urls = [`${files}/covers/C101.svg`, 'https://h5.test/filesystem/x.png', 'https://evil.test/files/x.png']
  expect(pictures(urls, files)).toEqual([`${files}/covers/C101.svg`])
  expect(
    pictures(
      Array.from({ length: 99 }, (_, at) => `${files}/${at}.png`),
      files,
    ),
  ).toHaveLength(60)
})
