import { describe, expect, test } from 'vitest'
import { hostileTargets } from '#test/corpora/redirects.ts'
import { afterLogin } from './target.ts'

const ORIGIN = 'https://app.example'
const after = (redirect: string) => afterLogin(`redirect=${encodeURIComponent(redirect)}`, ORIGIN)

describe('after login', () => {
  test('returns to the previous page', () => {
    expect(after('/course/C1?tab=2')).toBe('/course/C1?tab=2')
  })

  test('opens the home page if there is no valid target', () => {
    expect(afterLogin('', ORIGIN)).toBe('/home')
    for (const bad of [
      '//evil.invalid',
      'https://evil.invalid',
      'javascript:1',
      '/login',
      '/login/bind',
      '/redirect?k=1',
    ]) {
      expect(after(bad)).toBe('/home')
    }
  })

  test('opens the last requested page if the login has no target', () => {
    expect(afterLogin('', ORIGIN, '/me/order?tab=PAY')).toBe('/me/order?tab=PAY')
    expect(afterLogin('redirect=%2Fcourse', ORIGIN, '/me/order')).toBe('/course')
    expect(afterLogin('', ORIGIN, '//evil.invalid')).toBe('/home')
  })

  test('never leads to another site', () => {
    expect(hostileTargets(ORIGIN).filter((bad) => new URL(after(bad), ORIGIN).origin !== ORIGIN)).toEqual([])
  })
})
