import { expect, it } from 'vitest'
import { sources } from './sources.ts'

it('only real-money records are called 实盘, except to say what something is not. law §4', () => {
  const lines = sources(/^src\//).flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, line })))
  const called = lines.filter(({ line }) => line.replaceAll('不等于实盘', '').includes('实盘'))
  expect(called.filter(({ line }) => !/\bREAL\b/.test(line))).toEqual([])
  expect(called.some(({ path }) => path.endsWith('kind.words.ts'))).toBe(true)
})
