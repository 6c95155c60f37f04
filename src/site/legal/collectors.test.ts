import { expect, it } from 'vitest'
import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { sources } from '#test/unit/sources.ts'
import { elsewhere, impersonal, keeps, sends } from './collectors.ts'
import { collected, shared } from './personal-info.ts'
import { privacyProtocol } from './text.ts'

/** The parts of a schema that hold others, whatever kind it is. */
interface Node {
  entries?: Record<string, Node>
  item?: Node
  wrapped?: Node
  pipe?: readonly Node[]
  options?: readonly (Node | string)[]
}

/** Every field of a schema, at any depth. */
function fieldsIn(node: Node): readonly string[] {
  const { entries = {}, item, wrapped, pipe = [], options = [] } = node
  const parts = [...Object.values(entries), item, wrapped, ...pipe.filter((part) => part !== node), ...options]
  const inside = parts.flatMap((part) => (typeof part === 'object' ? fieldsIn(part) : []))
  return [...Object.keys(entries), ...inside]
}

/** What the client may send with whatever changes something on a server. */
function sentFields(): ReadonlySet<string> {
  const calls = Object.values(contract).flatMap((domain) => Object.values<Partial<Call>>(domain))
  // A schema's parts are not in its type.
  return new Set(calls.flatMap(({ effects, input }) => (effects && input ? fieldsIn(input as Node) : [])))
}

/** Where something is written that outlives the page, or the tab. */
const WRITES = /\b(?:storage|local|tab|marks)\.set\(|indexedDB\.open\(|caches\.open\(|\.cookie = |\.setItem\(/

it('every field that is sent belongs to a record of the collection list, or says nothing of anybody', () => {
  const named = [...Object.values(sends).flat(), ...impersonal, ...elsewhere]
  expect(named.toSorted()).toEqual([...sentFields()].toSorted())
})

it('every record of the list has what is sent for it', () => {
  expect(Object.keys(sends)).toEqual(collected.map(({ id }) => id))
  expect(Object.values(sends).filter((fields) => fields.length === 0)).toEqual([])
})

it('every place of the device that is written is named by the policy', () => {
  const files = sources(/^(?:src|sw)\/.*\.tsx?$/).filter(
    ({ path, text }) => !/\.test\.tsx?$/.test(path) && WRITES.test(text),
  )
  expect(files.map(({ path }) => path).toSorted()).toEqual(Object.keys(keeps).toSorted())
  const local = JSON.stringify(privacyProtocol.sections.find(({ id }) => id === 'local'))
  expect(Object.values(keeps).filter((words) => !local.includes(words))).toEqual([])
})

it('the ids of WeChat are all named, and every receiver has its privacy rules', () => {
  expect(collected.find(({ id }) => id === 'wechat')?.kind).toMatch(/openId.*wxId.*unionId/)
  const ruled = shared.filter(({ privacy }) => privacy.href?.startsWith('https://'))
  expect(shared.filter((each) => !ruled.includes(each)).map(({ receiver }) => receiver)).toEqual(['监管机构、司法机关'])
})
