import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#test/corpora/runs.ts'
import { dropWechatParams } from './query.ts'

test.each([
  ['/course?code=1&state=2', '/course'],
  ['/course?from=timeline&isappinstalled=0&scene=menu_course', '/course?scene=menu_course'],
  ['/course?salesNumber=S100&nsukey=a%2Fb%3D', '/course?salesNumber=S100'],
  ['https://app.example/a?b=1&from=singlemessage#c?d', 'https://app.example/a?b=1#c?d'],
  ['/a?%63ode=1&CODE=2&code', '/a'],
  ['/a?x=%E4&code=1&y=a+b', '/a?x=%E4&y=a+b'],
  ['/a?discode=1&codes=2', '/a?discode=1&codes=2'],
  ['/a#?code=1', '/a#?code=1'],
  ['/a?&&b=1&', '/a?b=1'],
  ['', ''],
])('%s without WeChat is %s', (url, canonical) => {
  expect(dropWechatParams(url)).toBe(canonical)
})

test('neither code nor state remains, however they are spelt', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('code', 'state', 'x', 'st%61te', 'Code'), fc.stringMatching(/^[a-z0-9%=+]*$/))),
      (pairs) => {
        const url = dropWechatParams(`/a?${pairs.map((pair) => pair.join('=')).join('&')}`)
        const names = [...new URL(url, 'https://app.example').searchParams.keys()].map((name) => name.toLowerCase())
        expect(names.filter((name) => name !== 'x')).toEqual([])
        expect(dropWechatParams(url)).toBe(url)
      },
    ),
    runs,
  )
})
