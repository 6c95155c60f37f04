import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#test/ready.mjs'

/** A file of the project as text; `path` is relative to the root. */
export interface Source {
  path: string
  text: string
}

/** Everything that is or would be committed, without Git-ignored files. */
const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)))

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The files whose path matches. */
export function sources(pattern: RegExp): Source[] {
  return paths.filter((path) => pattern.test(path)).map((path) => ({ path, text: read(path) }))
}

/** Lines that hold code: neither empty nor comment alone. */
export const codeLines = (text: string): number =>
  text.split('\n').filter((line) => line.trim() && !/^\s*(\/\/|\/\*|\*)/.test(line)).length
