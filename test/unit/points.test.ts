import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#test/ready.mjs'
import { read } from './sources.ts'

/** Every point of the audit of statements and journeys has its test, in the table of test/README.md. */
const rows = [...read('test/README.md').matchAll(/^\| *(\d+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, point, tests = '']) => ({
    point: Number(point),
    files: [...tests.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file),
  }),
)

it('each of the 23 points is named', () => {
  const points = Array.from({ length: 23 }, (_, at) => at + 1)
  expect(points.filter((each) => !rows.some(({ point }) => point === each))).toEqual([])
})

it('the rows of a point stand together, in one table', () => {
  const points = rows.map(({ point }) => point)
  expect(points).toEqual([...points].sort((a, b) => a - b))
})

it('every row names files that there are', () => {
  const isThere = (file: string) => existsSync(join(root, file.startsWith('src/') ? file : `test/${file}`))
  expect(rows.filter(({ files }) => files.length === 0 || !files.every(isThere))).toEqual([])
})
