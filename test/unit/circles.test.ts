import { expect, it } from 'vitest'
import { type Source, sources } from './sources.ts'

/** The linter follows static imports; this follows types and lazy imports as well. */

/** An import cycle among files; undefined if there is none. */
function circleIn(files: readonly Source[]): string[] | undefined {
  const found = new Map(files.map(({ path, text }) => [path, importedBy(path, text)]))
  const clear = new Set<string>()
  const follow = (path: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path]
    if (clear.has(path)) return undefined
    for (const next of found.get(path) ?? []) {
      const circle = follow(next, [...way, path])
      if (circle) return circle
    }
    clear.add(path)
    return undefined
  }
  for (const path of found.keys()) {
    const circle = follow(path, [])
    if (circle) return circle
  }
  return undefined
}

function importedBy(path: string, text: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return [...text.matchAll(/(?:\bfrom |\bimport\()'(#|\.\/)([^']+)'/g)].map(([, from, name]) =>
    from === '#' ? `src/${name}` : `${folder}/${name}`,
  )
}

it('no file imports itself indirectly, by types or lazy imports either', () => {
  const files = sources(/^src\/.*\.tsx?$/).filter(({ path }) => !path.includes('.test.'))
  expect(files.length).toBeGreaterThan(500)
  expect(circleIn(files)).toBeUndefined()
})

it.each([
  ['by a type', "import type { B } from '#app/b.ts'", "import { a } from './a.ts'"],
  ['by code that is loaded later', "const b = () => import('./b.ts')", "import type { A } from '#app/a.ts'"],
])('a planted cycle is found: %s', (_, a, b) => {
  const files = [
    { path: 'src/app/a.ts', text: a },
    { path: 'src/app/b.ts', text: b },
    { path: 'src/app/c.ts', text: "import { a } from './a.ts'" },
  ]
  expect(circleIn(files)).toEqual(['src/app/a.ts', 'src/app/b.ts', 'src/app/a.ts'])
})
