/** `npm test`: unit tests, then the browser tests against the real build, the service and the simulated WeChat. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { needBuild, needNode, needPackages, root } from './ready.mjs'

needNode()
needPackages()
const chromium = await findChromium()
needBuild()

const results = join(root, 'test-results')
mkdirSync(results, { recursive: true })
const only = process.argv.slice(2)

const unit = report('vitest', ['run', '--config', 'test/vitest.config.ts', '--reporter=default', '--reporter=json'], {
  args: [`--outputFile.json=${join(results, 'unit.json')}`],
})
const browser = report('playwright', ['test', '--config', 'test/playwright.config.ts', ...only], {
  env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json') },
})

const units = JSON.parse(readFileSync(join(results, 'unit.json'), 'utf8'))
const { stats } = JSON.parse(readFileSync(join(results, 'browser.json'), 'utf8'))
const failed = units.numFailedTests + stats.unexpected
process.stdout.write(`\n${units.numPassedTests + stats.expected + stats.flaky} passed, ${failed} failed\n`)
process.exit(failed > 0 || unit !== 0 || browser !== 0 ? 1 : 0)

function report(tool, args, { args: more = [], env = {} }) {
  const bin = join(root, 'node_modules/.bin', tool)
  return (
    spawnSync(bin, [...args, ...more], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
  )
}
