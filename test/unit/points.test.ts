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

const pathOf = (file: string) => (file.startsWith('src/') ? file : `test/${file}`)
const isThere = (file: string) => existsSync(join(root, pathOf(file)))

it('every row names files that there are', () => {
  expect(rows.filter(({ files }) => files.length === 0 || !files.every(isThere))).toEqual([])
})

/** The rows of the fault table of rooms and chats: number, fault, what holds, tests. */
const faults = [...read('test/README.md').matchAll(/^\| *(\d+) \| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, row = '', tests = '']) => ({ row, files: [...tests.matchAll(/`([\w./-]+)`/g)].map(([, file = '']) => file) }),
)

it('each of the 21 faults of rooms and chats has a test that begins with its number, in the first file of its row', () => {
  expect(faults.map(({ row }) => row)).toEqual(Array.from({ length: 21 }, (_, at) => String(at + 1)))
  expect(faults.filter(({ files }) => !files.every(isThere))).toEqual([])
  const isNamed = ({ row, files: [first = ''] }: (typeof faults)[number]) =>
    new RegExp(`['"\`]${row}: `).test(read(pathOf(first)))
  expect(faults.filter((fault) => !isNamed(fault))).toEqual([])
})
