import { expect, it } from 'vitest'
import { fileAt, picture, BLANK } from './stored-file.ts'

it('a relative path gets the prefix, WeChat portraits and signed files are kept, others are rejected', () => {
  expect(fileAt('/covers/C101.svg')).toBe('/files/covers/C101.svg')
  expect(fileAt('https://thirdwx.qlogo.cn/mmopen/a/132')).toBe('https://thirdwx.qlogo.cn/mmopen/a/132')
  expect(fileAt('https://esignoss.esign.cn/a.pdf')).toBe('https://esignoss.esign.cn/a.pdf')
  expect([fileAt('https://evil.invalid/a.png'), picture('https://evil.invalid/a.png')]).toEqual(['', BLANK])
})
