import { expect, it } from 'vitest'
import { patternOf, SERVICE, serviceHref } from './service-href.ts'

it.each(['/order/:orderNumber/pay', '/me/strategy-apply', '/home'])(
  '%s becomes the address of the service',
  (pattern) => {
    expect(patternOf(new URL(serviceHref(pattern), 'https://app.example').searchParams.get('at'))).toBe(pattern)
  },
)

it.each([null, '', '/order/D00310006', '/13800000004', '<script>', '/a b', '😀', '/'.repeat(10_000), '/a'.repeat(9)])(
  'an invalid address opens no page: %#',
  (at) => {
    expect(patternOf(at)).toBe(SERVICE)
  },
)
