import { expect, it } from 'vitest'
import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { sources } from '#test/unit/sources.ts'
import { elsewhere, impersonal, keeps, sends } from '#test/collected-fields.ts'
import { collected, shared } from './personal-info.ts'
import { privacyProtocol } from './text.ts'

/** The parts of a schema that contain others, of any kind. */
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

/** What the client can send with any write. */
function sentFields(): ReadonlySet<string> {
  const calls = Object.values(contract).flatMap((domain) => Object.values<Partial<Call>>(domain))
  // A schema's parts are not in its type.
  return new Set(calls.flatMap(({ effects, input }) => (effects && input ? fieldsIn(input as Node) : [])))
}

/** Code that opens storage beyond the page, or names a list kept in it. */
const PLACES =
  /\.setItem\(|\b(?:local|session)Storage(?:\[|\.\w+ = )|indexedDB\.open\(|\bopenDB\(|caches\.open\(|\bcacheName: (?!current)|\.cookie = |cookieStore\.set\(|\.getDirectory\(|\bpersist\(|\bopenStore[<(](?!T>)|: OwnList<typeof /

/**
 * Objects with a two-argument `set` that are neither memory nor storage: an address, a page object, React's copy of a
 * map.
 */
const MADE = ['searchParams', 'cities', 'Reflect', 'cache', 'kept', 'current', 'old)', 'elder', 'keepFiles']

/** Whether a file stores something: by its own storage, or by `set` on anything not created as a map or an address. */
function isKeeper(source: string): boolean {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const setters = [...text.matchAll(/(\w+\)|\w+|\))\??\.set\(/g)].map(([, name = '']) => name)
  const isMade = (name: string) =>
    MADE.includes(name) ||
    (/^\w+$/.test(name) &&
      new RegExp(
        `\\b${name}\\b(?:[^=\\n]*=\\s*new (?:Weak)?(?:Map|URLSearchParams)\\b|\\??: (?:Readonly|Weak)?Map<)`,
      ).test(text))
  return PLACES.test(text) || setters.some((name) => !isMade(name))
}

it('every sent field belongs to a record of the collection list, or is not personal', () => {
  const named = [...Object.values(sends).flat(), ...impersonal, ...elsewhere]
  expect(named.toSorted()).toEqual([...sentFields()].toSorted())
})

it('every record of the list has a field that is sent', () => {
  expect(Object.keys(sends)).toEqual(collected.map(({ id }) => id))
  expect(Object.values(sends).filter((fields) => fields.length === 0)).toEqual([])
})

it('every storage entry is named by the policy', () => {
  const files = sources(/^(?:src\/(?!build\/|edge\/)|sw\/).*\.tsx?$/).filter(
    ({ path, text }) => !/\.test\.tsx?$/.test(path) && isKeeper(text),
  )
  expect(files.map(({ path }) => path).toSorted()).toEqual(Object.keys(keeps).toSorted())
  const local = JSON.stringify(privacyProtocol.sections.find(({ id }) => id === 'local'))
  expect(Object.values(keeps).filter((words) => !local.includes(words))).toEqual([])
})

it.each([
  "createStorage('local').set(KEY, JSON.stringify(list))",
  "const box = useStorage()\nbox.set('seen', '1')",
  "services.local.set('seen', '1')",
  "localStorage.setItem('seen', '1')",
  "sessionStorage['seen'] = '1'",
  "await openStore<Row>('rows')",
  "const asked: OwnList<typeof Row> = { name: 'asked' }",
  "indexedDB.open('rows', 1)",
  "await caches.open('rows')",
  "new CacheFirst({ cacheName: 'rows' })",
  "document.cookie = 'seen=1'",
  "await cookieStore.set('seen', '1')",
  "const useRows = create(persist(rows, { name: 'rows' }))",
  'await navigator.storage.getDirectory()',
])('a new storage entry is detected: %s', (text) => {
  expect(isKeeper(text)).toBe(true)
})

it('data in memory only is ignored', () => {
  expect(isKeeper("const rows = new Map<string, Row>()\nrows.set('a', row)")).toBe(false)
  expect(isKeeper("const query = new URLSearchParams(search)\nquery.set('page', '2')")).toBe(false)
})

it('WeChat’s ids are all named, and every recipient has its privacy policy', () => {
  expect(collected.find(({ id }) => id === 'wechat')?.kind).toMatch(/openId.*wxId.*unionId/)
  const ruled = shared.filter(({ privacy }) => privacy.href?.startsWith('https://'))
  expect(shared.filter((each) => !ruled.includes(each)).map(({ receiver }) => receiver)).toEqual(['监管机构、司法机关'])
})
