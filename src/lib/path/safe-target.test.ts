import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { harmlessTargets, hostileTargets } from '#test/corpora/redirects.ts'
import { anyText, runs } from '#test/corpora/runs.ts'
import { safeTarget } from './safe-target.ts'

const origins = ['https://app.example', 'http://localhost:4173']

/** Whether a router that puts `path` into the address bar stays on our origin. */
function staysInside(path: string, origin: string): boolean {
  return /^\/(?![/\\])/.test(path) && new URL(path, `${origin}/a/b`).origin === origin
}

describe.each(origins)('from %s', (origin) => {
  test('none of the hostile targets leaves the origin', () => {
    const targets = hostileTargets(origin)
    expect(targets.length).toBeGreaterThanOrEqual(1_117)
    const leaving = targets.filter((target) => {
      const path = safeTarget(target, origin)
      return path !== null && !staysInside(path, origin)
    })
    expect(leaving).toEqual([])
  })

  test('all 29 harmless targets are accepted', () => {
    const controls = harmlessTargets(origin)
    expect(controls).toHaveLength(29)
    expect(controls.map(([target]) => safeTarget(target, origin))).toEqual(controls.map(([, path]) => path))
  })

  test('a safe target stays safe when it is checked again', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.webUrl(), fc.webPath()), (value) => {
        const path = safeTarget(value, origin)
        if (path === null) return
        expect(staysInside(path, origin)).toBe(true)
        expect(safeTarget(path, origin)).toBe(path)
      }),
      runs,
    )
  })
})

test.each([[undefined], [null], [42], [{}], [['/course']], [new URL('https://app.example/course')]])(
  '%j is no target',
  (value) => {
    expect(safeTarget(value, 'https://app.example')).toBeNull()
  },
)
