import { expect, it } from 'vitest'
import { AUTHORITY } from '#lib/text/authority.ts'
import { sources } from './sources.ts'

/** The client as it ships. */
const shipped = sources(/^src\/.*\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$|\/samples\.ts$/.test(path))

/** The files whose code, comments left out, has the words. */
const having = (words: RegExp) =>
  shipped
    .filter(({ text }) => words.test(text.replace(/\/\*[\s\S]*?\*\//g, '')))
    .map(({ path }) => path)
    .toSorted()

it('sample facts of the company stand in its configuration alone', () => {
  expect(having(/示例/)).toEqual(['src/config/brand.ts', 'src/config/company.ts', 'src/config/fees.ts'])
})

it("the regulator's hotline has one name and one number", () => {
  expect(having(/12386|证监会[^'`，。]{0,8}热线/)).toEqual(['src/lib/text/authority.ts'])
  expect(AUTHORITY).toEqual({ name: '证监会投资者服务热线', phone: '12386' })
})
