/**
 * `npm test`: unit tests, then the browser tests against the real build, the service and the simulated WeChat, then
 * whether these made every call that belongs to their screens.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { bin, needBuild, needNode, needPackages, root, stop } from './ready.mjs'

needNode()
needPackages()
const chromium = await findChromium()
needBuild()

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const only = process.argv.slice(2)

const unit = report('vitest', ['run', '--config', 'test/vitest.config.ts', '--reporter=default', '--reporter=json'], {
  args: [`--outputFile.json=${join(results, 'unit.json')}`],
})
const browser = report('playwright', ['test', '--config', 'test/playwright.config.ts', ...only], {
  env: {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json'),
    CALLS: join(results, 'calls'),
  },
})
// Some files alone make some calls alone.
const calls = only.length > 0 ? 0 : report('tsx', ['test/calls-made.ts', join(results, 'calls')], {})

const units = read('unit.json')
const { stats } = read('browser.json')
const failed = units.numFailedTests + stats.unexpected
process.stdout.write(`\n${units.numPassedTests + stats.expected + stats.flaky} passed, ${failed} failed\n`)
process.exit(failed > 0 || unit !== 0 || browser !== 0 || calls !== 0 ? 1 : 0)

function report(tool, args, { args: more = [], env = {} }) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }
  return spawnSync(bin(tool), [...args, ...more], options).status ?? 1
}

function read(name) {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'))
  } catch {
    return stop(`A test run broke off before it wrote test-results/${name}.`)
  }
}
