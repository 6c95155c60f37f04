import { expect, it } from 'vitest'
import { matchRoute } from 'wouter'
import { routeMatcher } from './route-matcher.ts'

it.each([
  ['/course', '/course', true],
  ['/course', '/Course', false],
  ['/course', '/course/', false],
  ['/course/:number', '/course/C101', true],
  ['/course/:number', '/course/C101/', false],
  ['/course/:number', '/course/a/b', false],
  ['/course/:number', '/course/', false],
  ['/a.b', '/aXb', true],
  ['*', '/anything/at/all', true],
])('%s against %s: %s', (pattern, path, hit) => {
  expect(matchRoute(routeMatcher, pattern, path)[0]).toBe(hit)
})

it('returns the parameters by name', () => {
  const [, params] = matchRoute(routeMatcher, '/course/:number/lesson/:catalogId', '/course/C1/lesson/L2')
  expect(params).toMatchObject({ number: 'C1', catalogId: 'L2' })
})
