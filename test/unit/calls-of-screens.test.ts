import { expect, it } from 'vitest'
import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { FAMILIES, reasons } from '#test/call-reasons.ts'
import { read, sources } from './sources.ts'

const rows = read('test/unit/calls.tsv').trimEnd().split('\n').slice(1)
const held = rows
  .map((row) => row.split('\t'))
  .filter(([, , , , screens = '']) => screens.split(',').some((screen) => FAMILIES.test(screen)))
  .map(([, method = '', path = '']) => `${method} ${path}`)

/** Every name that the client's code uses, outside the contract itself. */
const names = new Set(
  sources(/^src\/(?!api\/domains\/|api\/contract).*\.tsx?$/)
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ text }) => text.match(/\b[a-z]\w+\b/g) ?? []),
)

/** The calls that some code of the client makes, their twins for guests among them. */
const made = new Set(
  Object.values(contract).flatMap((domain) =>
    Object.entries<Partial<Call>>(domain)
      .filter(([name]) => names.has(name))
      .flatMap(([, { method, path, twin }]) => [`${method} ${path}`, `${twin?.method} ${twin?.path}`]),
  ),
)

it('each call of the built families has a screen that makes it, or a reason', () => {
  expect(held.filter((call) => !made.has(call) && !Object.hasOwn(reasons, call))).toEqual([])
})

it('every reason is of a call of these families', () => {
  expect(Object.keys(reasons).filter((call) => !held.includes(call))).toEqual([])
})
