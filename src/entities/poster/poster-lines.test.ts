import { expect, test } from 'vitest'
import { linesOf } from './poster-lines.ts'

const fits = (line: string) => Array.from(line).length <= 6

test.each([
  ['', []],
  ['均线入门', ['均线入门']],
  ['从开户到看懂一张行情图', ['从开户到看懂', '一张行情图']],
  ['读懂一份年报，三步', ['读懂一份年', '报，三步']],
  ['认识ETF2026基金', ['认识', 'ETF202', '6基金']],
  ['什么是 ETF 基金', ['什么是', 'ETF 基金']],
])('%s', (text, lines) => {
  expect(linesOf(text, fits)).toEqual(lines)
})

test('text beyond three lines ends with an ellipsis that fits', () => {
  const lines = linesOf('长'.repeat(40), fits, 3)
  expect(lines).toEqual(['长长长长长长', '长长长长长长', '长长长长长…'])
  expect(linesOf('长'.repeat(18), fits, 3).join('')).toBe('长'.repeat(18))
})
