import { expect, test } from 'vitest'
import { along, wayBack } from './way-back.ts'

const ORIGIN = 'https://h5.test'
const from = (target: string) => wayBack(new URLSearchParams({ redirect: target }).toString(), ORIGIN)

test.each(['/checkout/K101?coupon=Y%2F1&gift=2', '/me', '/suitability-rules'])('returns to %s', (path) => {
  expect(from(path)).toBe(path)
  expect(wayBack(along('/suitability/survey', path).split('?')[1] ?? '', ORIGIN)).toBe(path)
})

test.each([
  '',
  'https://evil.test/checkout',
  '//evil.test',
  '/\\evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  '/suitability/survey',
  '/login?redirect=/me',
  '/redirect?to=https://evil.test',
])('does not return to %s', (path) => expect(from(path)).toBe(''))

test('keeps further parameters beside the return path', () => {
  expect(along('/suitability', '')).toBe('/suitability')
  expect(along('/suitability/result', '/me', { id: 'E1' })).toBe('/suitability/result?id=E1&redirect=%2Fme')
})
