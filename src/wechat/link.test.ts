import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareLink } from './link.ts'

const origin = 'https://m.example.com'

test('a link has the path, the route’s own keys, the sales number and the sharer', () => {
  const link = shareLink('/article/A1', '?id=7&tab=x', { origin, allow: ['id'], salesNumber: 'S100', shareWxId: 'W1' })
  expect(link).toBe('https://m.example.com/article/A1?id=7&salesNumber=S100&shareWxId=W1')
})

test('credentials, identities and WeChat’s parameters are never included, even if a route allows them', () => {
  const secret = ['code', 'state', 'token', 'accessToken', 'refreshToken', 'openId', 'wxId', 'env', 'from']
  const all = [...secret, 'isappinstalled', 'nsukey', 'ticket', 'CODE', 'OpenID', 'salesNumber']
  const query = all.map((key) => `${key}=x1`).join('&')
  expect(shareLink('/course', query, { origin, allow: all })).toBe('https://m.example.com/course')
})

test('an invalid value is dropped', () => {
  for (const value of ['a/b', 'a b', '<b>', 'x'.repeat(65), '', 'javascript:1', '..%2f']) {
    const link = shareLink('/a', new URLSearchParams({ id: value }).toString(), { origin, allow: ['id'] })
    expect(link).toBe('https://m.example.com/a')
  }
  expect(shareLink('/a', '', { origin, salesNumber: 'a b', shareWxId: '../x' })).toBe('https://m.example.com/a')
})

test.each(['', 'course', '//evil.test', '/\\evil.test', '/a/../b', '/a//b', 'https://evil.test/', '/a b', '/.'])(
  'the odd path %j becomes /home',
  (path) => {
    expect(shareLink(path, '', { origin })).toBe('https://m.example.com/home')
  },
)

test('any input gives a link on its origin with only allowed keys', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (path, query, salesNumber, shareWxId) => {
      const link = new URL(shareLink(path, query, { origin, allow: ['id', 'code'], salesNumber, shareWxId }))
      expect(link.origin).toBe(origin)
      expect(link.hash).toBe('')
      expect(['id', 'salesNumber', 'shareWxId']).toEqual(expect.arrayContaining([...link.searchParams.keys()]))
    }),
  )
})
