/** `node test/slowest.mjs [test-results]`: the twenty tests of the last run that took longest, as a table. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ready.mjs'

const [folder = join(root, 'test-results')] = process.argv.slice(2)
const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))

const units = read('unit.json').testResults.flatMap(({ name, assertionResults }) =>
  assertionResults.map(({ title, duration }) => ({ title, seconds: (duration ?? 0) / 1_000, file: shortOf(name) })),
)
const rows = [...units, ...read('browser.json').suites.flatMap(testsOf)].toSorted((a, b) => b.seconds - a.seconds)
const lines = rows
  .slice(0, 20)
  .map(({ seconds, file, title }) => `| ${seconds.toFixed(1)} | ${file} | ${title.replaceAll('|', '·')} |`)
process.stdout.write(`${['| s | file | test |', '|--:|---|---|', ...lines].join('\n')}\n`)

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ title, file, seconds: duration / 1_000 }))),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

function shortOf(path) {
  return path.slice(path.search(/(?:src|sw|test)\//))
}
