import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { partsOf } from './calls.ts'

const split = (code: string) => partsOf(parseAst(code).body, code, '/src/api/domains/a.ts')

it('makes each declaration a module with what it reads', () => {
  const head = "import { get } from '#api/call.ts'"
  const { whole, parts } = split(
    [head, "export * from './b.ts'", 'const Row = object({})', 'export const rows = get(Row), more = get()'].join('\n'),
  )
  expect(Object.fromEntries(parts)).toEqual({
    '/src/api/domains/a.ts?call=Row': `${head}\nexport const Row = object({})`,
    '/src/api/domains/a.ts?call=rows': `${head}\nimport { Row } from "/src/api/domains/a.ts?call=Row"\nexport const rows = get(Row)`,
    '/src/api/domains/a.ts?call=more': `${head}\nexport const more = get()`,
  })
  expect(whole.split('\n')).toEqual([
    "export * from './b.ts'",
    'export { Row } from "/src/api/domains/a.ts?call=Row"',
    'export { rows } from "/src/api/domains/a.ts?call=rows"',
    'export { more } from "/src/api/domains/a.ts?call=more"',
  ])
})

it('rejects a module that does more than declare', () => {
  expect(() => split('export const a = 1\nregister(a)')).toThrow('register(a)')
})
