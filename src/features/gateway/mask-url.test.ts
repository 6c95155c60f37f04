import { describe, expect, test } from 'vitest'
import { maskUrl } from './mask-url.ts'

describe('an address on the diagnostics page', () => {
  test('keeps useful values and masks all others', () => {
    expect(maskUrl('https://a.cn/course?scene=menu&code=0a1b&state=xyz&salesNumber=S100')).toBe(
      'https://a.cn/course?scene=menu&code=***&state=***&salesNumber=S100',
    )
  })

  test('shows no secret, wherever it is in the address', () => {
    const secret = 'eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMzgwMDEzODAwMCJ9'
    for (const address of [
      `https://a.cn/?token=${secret}`,
      `https://a.cn/?${secret}`,
      `https://a.cn/#access_token=${secret}`,
      `https://a.cn/${secret}/x`,
      `https://u:${secret}@a.cn/`,
      `https://a.cn/?scene=${secret}`,
      `not an address ${secret}`,
    ]) {
      expect(maskUrl(address)).not.toContain(secret)
    }
  })
})
