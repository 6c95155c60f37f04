import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'
import { expect, it } from 'vitest'
import { moduleOf } from './react-modules.ts'
import { KINDS, withoutUnused } from './unused-react.ts'

const react = moduleOf(readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8'))

it('answers a comparison with a kind that is never made, and leaves all others', () => {
  expect(withoutUnused('a = 13 === fiber.tag || fiber.tag !== 22')).toBe('a = false || true')
  const others = 'a = 5 === fiber.tag || 13 === key || 13 === fiber.lanes || 13 == fiber.tag'
  expect(withoutUnused(others)).toBe(others)
})

it('finds no answer to a hook or a hint that nobody uses', () => {
  const answers = '({ useOptimistic: function () { return 13 === fiber.tag }, useState: mount, D: prefetchDNS })'
  expect(withoutUnused(answers)).toBe('({  useState: mount,  })')
})

it('chooses no such kind', () => {
  expect(withoutUnused('kind = isOfHead(type) ? 26 : isOfPage(type) ? 27 : 5')).toBe('kind = isOfPage(type) ? 27 : 5')
})

it('lets a switch lead to none of these kinds, and keeps what other cases run into', () => {
  const chosen = 'switch (fiber.tag) { case 13: a(); break; case 5: b(); case 22: c(); break; case 31: d() }'
  expect(withoutUnused(chosen)).toBe(
    'switch (fiber.tag) { case NaN: break; a(); break; case 5: b();  c(); break;  d() }',
  )
  expect(withoutUnused('switch (key) { case 13: a() }')).toContain('case 13:')
  expect(withoutUnused('switch (type) { case a: b(); break; case REACT_SUSPENSE_TYPE: c() }')).not.toContain('SUSPENSE')
})

/** Code without what nothing calls. */
const called = (code: string) => minifySync('react.js', code, { module: true, mangle: false }).code

/** The kinds that code of React still makes. */
function madeIn(code: string): number[] {
  return [...called(code).matchAll(/(?:createFiberImplClass\(|fiberTag ?= ?|\.tag ?= ?|\? ?(?=\d+ ?:))(\d+)/g)].map(
    ([, kind]) => Number(kind),
  )
}

it('leaves out of React only what is never made', () => {
  const made = madeIn(withoutUnused(react))
  expect(made).toEqual(expect.arrayContaining([0, 1, 3, 6, 7, 11]))
  expect(made.filter((kind) => KINDS.has(kind))).toEqual([])
  // All but two were made before: the branches left out were their only makers.
  const before = new Set(madeIn(react))
  expect([...KINDS].filter((kind) => !before.has(kind))).toEqual([23, 24])
})

it('leaves out what only these need', () => {
  const parts = ['dns-prefetch', 'mountActionState', 'retrySuspenseComponentWithoutHydrating', 'checkbox']
  const partsOf = (code: string) => parts.filter((part) => called(code).includes(part))
  expect(partsOf(react)).toEqual(parts)
  expect(partsOf(withoutUnused(react))).toEqual(['checkbox'])
})
