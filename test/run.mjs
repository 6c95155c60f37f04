/**
 * `npm test`: unit tests, then the browser tests against the real build, the service and the simulated WeChat, then
 * whether the screens in both made every call that belongs to them, and what that took of the processors. `-- <words>`
 * runs the files whose path has one of them, `-- --changed` what the working tree touches.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { browserTestsOf, changedFiles } from './changed.mjs'
import { findChromium } from './chromium.mjs'
import { createMeter } from './processor-time.mjs'
import { bin, needAlone, needBuild, needNode, needPackages, root, stop } from './ready.mjs'

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
/** Where services note the calls that screens made. */
const made = join(results, 'calls')
const browserWords = changed ? browserTestsOf(changedFiles(root)) : words

const meter = createMeter()
const unit = await report(
  'vitest',
  ['run', '--config', 'test/vitest.config.ts', '--reporter=default', '--reporter=json'],
  {
    args: [
      `--outputFile.json=${join(results, 'unit.json')}`,
      ...(changed ? ['--changed'] : words),
      ...(isWhole ? [] : ['--passWithNoTests']),
    ],
    env: { CALLS: made },
    kindOf: () => 'units',
  },
)
const nothingInBrowser = !isWhole && browserWords.length === 0
const browser = nothingInBrowser
  ? 0
  : await report('playwright', ['test', '--config', 'test/playwright.config.ts'], {
      args: [...browserWords, ...(isWhole ? [] : ['--pass-with-no-tests'])],
      env: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json'),
        CALLS: made,
      },
      kindOf: kindInBrowserTests,
    })
// Some files alone make some calls alone.
const calls = isWhole ? await report('tsx', ['test/calls-made.ts', made], { kindOf: () => 'other' }) : 0

const units = read('unit.json')
const { stats } = nothingInBrowser ? { stats: { expected: 0, flaky: 0, unexpected: 0 } } : read('browser.json')
const failed = units.numFailedTests + stats.unexpected
for (const name of failedUnits(units)) process.stdout.write(`failed: ${name}\n`)
process.stdout.write(`\n${units.numPassedTests + stats.expected + stats.flaky} passed, ${failed} failed\n`)
const taken = Object.entries(meter.minutes())
const sum = taken.reduce((all, [, each]) => all + each, 0)
const parts = taken.map(([kind, each]) => `${kind} ${each.toFixed(1)}`)
process.stdout.write(`Processor time ${sum.toFixed(1)} min: ${parts.join(', ')}\n`)
process.exit(failed > 0 || unit !== 0 || browser !== 0 || calls !== 0 ? 1 : 0)

function readArguments(given) {
  const unknown = given.find((each) => each.startsWith('-') && each !== '--changed')
  if (unknown) stop(`npm test takes words and --changed, not ${unknown}.`)
  const isChanged = given.includes('--changed')
  if (isChanged && given.length > 1) stop('npm test takes either words or --changed.')
  return { words: isChanged ? [] : given, changed: isChanged }
}

/** Named at the very end, since thousands of lines of browser tests stand after their own report. */
function failedUnits({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
    // A file that cannot be loaded has no test.
    return (tests.length === 0 && status === 'failed' ? [message] : tests).map(
      (test) => `${relative(root, name)} > ${test}`,
    )
  })
}

function report(tool, args, { args: more = [], env = {}, kindOf }) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }
  return meter.run(bin(tool), [...args, ...more], options, kindOf)
}

/** A browser test has a browser, a service and its own process; `line` is the command line of one of them. */
function kindInBrowserTests(line) {
  if (line.includes('test/serve.ts')) return 'service'
  return /^\S*chrom/i.test(line) ? 'browser' : 'other'
}

function read(name) {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'))
  } catch {
    return stop(`A test run broke off before it wrote test-results/${name}.`)
  }
}
