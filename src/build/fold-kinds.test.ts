import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'
import { expect, it } from 'vitest'
import { foldKinds, KINDS } from './fold-kinds.ts'
import { moduleOf } from './react-modules.ts'

const react = moduleOf(readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8'))

it('answers a comparison with a kind that is never made, and leaves all others', () => {
  expect(foldKinds('a = 13 === fiber.tag || fiber.tag !== 22')).toBe('a = false || true')
  const others = 'a = 5 === fiber.tag || 13 === key || 13 === fiber.lanes || 13 == fiber.tag'
  expect(foldKinds(others)).toBe(others)
})

it('lets a switch lead to none of these kinds, and keeps what other cases run into', () => {
  const chosen = 'switch (fiber.tag) { case 13: a(); break; case 5: b(); case 22: c(); break; case 31: d() }'
  expect(foldKinds(chosen)).toBe('switch (fiber.tag) { case NaN: break; a(); break; case 5: b();  c(); break;  d() }')
  expect(foldKinds('switch (key) { case 13: a() }')).toContain('case 13:')
  expect(foldKinds('switch (type) { case a: b(); break; case REACT_SUSPENSE_TYPE: c() }')).not.toContain('SUSPENSE')
})

/** The kinds that code of React still makes, once what nothing calls is left out. */
function madeIn(code: string): number[] {
  const { code: left } = minifySync('react.js', code, { module: true, mangle: false })
  return [...left.matchAll(/(?:createFiberImplClass\(|fiberTag ?= ?|\.tag ?= ?)(\d+)/g)].map(([, kind]) => Number(kind))
}

it('leaves out of React only what is never made', () => {
  const made = madeIn(foldKinds(react))
  expect(made).toEqual(expect.arrayContaining([0, 1, 3, 6, 7, 11]))
  expect(made.filter((kind) => KINDS.has(kind))).toEqual([])
  // All of them but the cache, which nothing makes: the folded branches were their only makers.
  const before = new Set(madeIn(react))
  expect([...KINDS].filter((kind) => !before.has(kind))).toEqual([23, 24])
})
