import { expect, it } from 'vitest'
import { namer } from './class-names.ts'

it('names each class of each file differently, and the same in every build', () => {
  const [one, other] = [namer('/a'), namer('/b')]
  const names = ['x', 'y', 'x'].map((name) => one(name, '/a/src/one.module.css'))
  expect(names[0]).toBe(names[2])
  expect(new Set([...names, one('x', '/a/src/two.module.css')]).size).toBe(3)
  expect(['x', 'y', 'x'].map((name) => other(name, '/b/src/one.module.css'))).toEqual(names)
})
