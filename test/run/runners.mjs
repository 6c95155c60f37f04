/** The two test runners: how each is started, and restarted for some tests only. */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#test/ready.mjs'

/**
 * @import { Name } from './report.ts'
 * @typedef {object} Runner
 * @property {string} name
 * @property {string} tool
 * @property {string[]} args
 * @property {(failed: readonly Name[], results: string) => string[][]} again arguments of the runs, one after another
 * @property {(line: string) => string} kindOf what a process of it is counted as
 */

const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** @type {Runner} */
export const units = {
  name: 'units',
  tool: 'vitest',
  args: ['run', '--config', 'test/vitest.config.ts'],
  again(failed) {
    const alone = [...units.args, '--maxWorkers=1']
    const files = failed.filter(({ titles }) => titles.length === 0)
    const tests = failed.filter(({ titles }) => titles.length > 0)
    const titles = tests.map((test) => escape(test.titles.join(' ')))
    const pathsOf = (names) => [...new Set(names.map(({ file }) => file))]
    return [
      ...(files.length > 0 ? [[...alone, ...pathsOf(files)]] : []),
      ...(tests.length > 0 ? [[...alone, ...pathsOf(tests), '-t', `^(?:${titles.join('|')})$`]] : []),
    ]
  },
  kindOf: () => 'units',
}

/** @type {Runner} */
export const browser = {
  name: 'browser',
  tool: 'playwright',
  args: ['test', '--config', 'test/playwright.config.ts'],
  again(failed, results) {
    const list = join(results, 'again.txt')
    writeFileSync(list, failed.map(({ file, titles }) => `${[file, ...titles].join(' › ')}\n`).join(''))
    // Into a separate folder: the first run's output is kept.
    return [[...browser.args, '--workers=1', '--test-list', list, '--output', join(results, 'browser-again')]]
  },
  // A browser test has a browser, a service and its own process.
  kindOf(line) {
    if (line.includes('test/serve.ts')) return 'service'
    return /^\S*chrom/i.test(line) ? 'browser' : 'other'
  },
}

/** Whether a unit test's path contains one of the words; Vitest prints a long list if none does. */
export const hasUnits = (words) => isNamed(words, /\.test\.tsx?$/, ['src', 'sw', 'test'])
/** Whether a browser test's path does. */
export const hasSpecs = (words) => isNamed(words, /\.spec\.ts$/, ['test/e2e'])

function isNamed(words, tests, folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return words.length === 0 || files.some((path) => tests.test(path) && words.some((word) => path.includes(word)))
}
