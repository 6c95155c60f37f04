import { expect, it } from 'vitest'
import { csv } from './csv.ts'

it.each([
  ['digits that a number would lose', '000001', "'000001"],
  ['more digits than a number has', '123456789012345678', "'123456789012345678"],
  ['a code with its market', 'SH600000', 'SH600000'],
  ['an amount', '-28467.40', '-28467.40'],
  ['a share below one', '0.95', '0.95'],
  ['a formula', '=1+1', "'=1+1"],
  ['a text with a quote', 'a"b', 'a""b'],
])('%s stays what it is in a spreadsheet', (_, value, written) => {
  expect(csv([[value]])).toBe(`\uFEFF"${written}"\r\n`)
})
