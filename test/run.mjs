/**
 * `npm test`: unit tests, then the browser tests against the real build, the service and the simulated WeChat, then
 * checks that the screens in both made all their calls, and reports the processor time. `-- <words>` runs the files
 * whose path contains one of them, `-- --changed` those affected by the working tree.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browserTestsOf, changedFiles } from './changed.mjs'
import { findChromium } from './chromium.mjs'
import { createMeter } from './processor-time.mjs'
import { bin, needAlone, needBuild, needNode, needPackages, root, stop } from './ready.mjs'
import { runAgain } from './run/again.mjs'
import { browser, hasSpecs, hasUnits, units } from './run/runners.mjs'

needNode()
needPackages()
needAlone('test')
const chromium = await findChromium()
needBuild()

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const { words, changed } = readArguments(process.argv.slice(2))
const isWhole = words.length === 0 && !changed
if (!hasUnits(words) && !hasSpecs(words)) stop(`No test has ${words.join(' or ')} in its path.`)
/** Where services record the calls made by screens. */
const CALLS = join(results, 'calls')
const browserWords = changed ? browserTestsOf(changedFiles(root)) : words

const meter = createMeter()
const minutes = {}
const none = { passed: [], failed: [], broken: [] }
const first = {
  units: hasUnits(words)
    ? await run(units, [...units.args, ...(changed ? ['--changed'] : words), ...(isWhole ? [] : ['--passWithNoTests'])])
    : none,
  browser:
    isWhole || browserWords.length > 0
      ? await run(browser, [...browser.args, ...browserWords, ...(isWhole ? [] : ['--pass-with-no-tests'])])
      : none,
}
const ends = [await runAgain(first.units, again(units)), await runAgain(first.browser, again(browser))]
// Some calls are made only in certain files.
const calls = isWhole ? await start('tsx', ['test/calls-made.ts', CALLS], 'calls', () => 'other') : 0

const [flaky, failed] = [ends.flatMap((end) => end.flaky), ends.flatMap((end) => end.failed)]
// Repeated at the very end, since thousands of lines of browser tests follow the report of the unit tests.
for (const name of flaky) say(`flaky: ${name}`)
for (const name of failed) say(`failed: ${name}`)
say(`\nTime ${listed(minutes)}`)
if (flaky.length > 0) say(`${flaky.length} flaky: failed first, and passed when run again by themselves`)
say(`${ends.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`)
say(`Processor time ${listed(meter.minutes())}`)
process.exit(failed.length > 0 || calls !== 0 ? 1 : 0)

function readArguments(given) {
  const unknown = given.find((each) => each.startsWith('-') && each !== '--changed')
  if (unknown) stop(`npm test takes words and --changed, not ${unknown}.`)
  const isChanged = given.includes('--changed')
  if (isChanged && given.length > 1) stop('npm test takes either words or --changed.')
  return { words: isChanged ? [] : given, changed: isChanged }
}

/** Reruns tests with one worker, while nothing else of this command runs. */
function again(runner) {
  return async (tests) => {
    say(`\n${tests.length} failed; once more by ${tests.length === 1 ? 'itself' : 'themselves'}:`)
    const reports = []
    for (const args of runner.again(tests, results)) reports.push(await run(runner, args, 'again'))
    return Object.fromEntries(Object.keys(none).map((key) => [key, reports.flatMap((report) => report[key])]))
  }
}

async function run({ name, tool, kindOf }, args, part = name) {
  const REPORT = join(results, `${name}.json`)
  rmSync(REPORT, { force: true })
  const code = await start(tool, args, part, kindOf, { CALLS, REPORT, CHROMIUM_PATH: chromium })
  const report = read(REPORT) ?? { ...none, broken: [`${tool} broke off before its report`] }
  const isClean = report.failed.length === 0 && report.broken.length === 0
  return code !== 0 && isClean ? { ...report, broken: [`${tool} ended with ${code}`] } : report
}

async function start(tool, args, part, kindOf, env = {}) {
  const begun = performance.now()
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }
  const code = await meter.run(bin(tool), args, options, kindOf)
  minutes[part] = (minutes[part] ?? 0) + (performance.now() - begun) / 60_000
  return code
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function listed(parts) {
  const sum = Object.values(parts).reduce((all, each) => all + each, 0)
  return `${sum.toFixed(1)} min: ${Object.entries(parts)
    .map(([part, each]) => `${part} ${each.toFixed(1)}`)
    .join(', ')}`
}

function say(line) {
  process.stdout.write(`${line}\n`)
}
