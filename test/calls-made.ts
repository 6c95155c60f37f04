import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAMILIES, reasons } from './call-reasons.ts'
import { root } from './ready.mjs'

/** Screens whose calls a whole test run must make; for the others `unit/calls-of-screens` checks less. */
const HELD = /^(?:(?:AC|CO|HM|LE|LV|CH|ST|PL|SG)-|BE-0[1-9]$|SV-0[1-9]$|SV-10$|MD-|NW-0[346]$)/

const [folder = join(root, 'test-results/calls')] = process.argv.slice(2)
const made = new Set(
  readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')),
)
const [, ...rows] = readFileSync(join(root, 'test/unit/calls.tsv'), 'utf8').trimEnd().split('\n')
const callsOf = (family: RegExp) =>
  rows
    .map((row) => row.split('\t'))
    .filter(([, , , , screens = '']) => screens.split(',').some((screen) => family.test(screen)))
    .map(([, method = '', path = '']) => `${method} ${path}`)
/** Calls whose path has no parameter. */
const named = new Set(
  rows.flatMap((row) => {
    const [, method = '', path = ''] = row.split('\t')
    return path.includes('{') ? [] : `${method} ${path}`
  }),
)
const held = callsOf(HELD)
const known = callsOf(FAMILIES)
const missing = held.filter((call) => !isMade(call) && !Object.hasOwn(reasons, call))
// An outdated reason is an error too.
const idle = Object.keys(reasons).filter((call) => !known.includes(call) || isMade(call))

process.stdout.write(
  `\n${held.length - missing.length} of ${held.length} calls of the screens were made or have a reason\n`,
)
for (const call of missing) process.stderr.write(`No screen in a test had an answer to ${call}\n`)
for (const call of idle) process.stderr.write(`The reason of ${call} in test/call-reasons.ts is outdated\n`)
process.exit(missing.length + idle.length > 0 ? 1 : 0)

function isMade(call: string): boolean {
  const [method = '', path = ''] = call.split(' ')
  const pattern = new RegExp(`^${method} /api${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  // A parameter's value may be the name of another call: /orders/detail/refund-number is no order's number.
  return [...made].some(
    (line) => pattern.test(line) && (path === pathOf(line) || !named.has(line.replace(' /api', ' '))),
  )
}

function pathOf(line: string): string {
  return line.replace(/^\w+ \/api/, '')
}
