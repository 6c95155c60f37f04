import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepLastReleases } from './releases.ts'

let dist = ''

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'releases-'))
  mkdirSync(join(dist, 'assets'))
})

afterEach(() => rmSync(dist, { recursive: true }))

function build(...files: string[]) {
  for (const file of files) writeFileSync(join(dist, file), file)
  return keepLastReleases(dist, files)
}

const has = (file: string) => existsSync(join(dist, file))

it('keeps the previous build’s files and removes older ones', () => {
  build('index.html', 'assets/a-1.js')
  build('index.html', 'assets/a-2.js')
  expect([has('assets/a-1.js'), has('assets/a-2.js')]).toEqual([true, true])
  const kept = build('index.html', 'assets/a-3.js')
  expect(['assets/a-1.js', 'assets/a-2.js', 'assets/a-3.js', 'index.html'].map(has)).toEqual([false, true, true, true])
  expect(kept.map(({ files }) => files[0])).toEqual(['assets/a-3.js', 'assets/a-2.js'])
  expect(JSON.parse(readFileSync(join(dist, 'releases.json'), 'utf8'))).toEqual(kept)
})

it('does not count a repeated build as a release', () => {
  build('assets/a-1.js')
  build('assets/a-2.js')
  build('assets/a-2.js')
  expect(build('assets/a-2.js')).toHaveLength(2)
  expect(has('assets/a-1.js')).toBe(true)
})

it('keeps files shared by an old and a new build', () => {
  build('assets/shared.js', 'assets/a-1.js')
  build('assets/a-2.js')
  build('assets/shared.js', 'assets/a-3.js')
  expect(has('assets/shared.js')).toBe(true)
})

it.each(['', '{', '[1, null, {"build": 1}]', '"x"'])('starts over with a broken list %j', (text) => {
  writeFileSync(join(dist, 'releases.json'), text)
  expect(build('assets/a-1.js')).toHaveLength(1)
})

it('removes nothing outside the folder, whatever the list says', () => {
  const outside = `${dist}-outside.txt`
  writeFileSync(outside, 'mine')
  const files = [`../${dist.split('/').at(-1)}-outside.txt`, outside]
  const old = ['2', '1'].map((name) => ({ build: name, at: '', files }))
  writeFileSync(join(dist, 'releases.json'), JSON.stringify(old))
  build('assets/a-1.js')
  build('assets/a-2.js')
  expect(existsSync(outside)).toBe(true)
  rmSync(outside)
})
