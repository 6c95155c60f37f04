import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bin } from '#test/ready.mjs'
import { createProject, execute, type Files, type Project } from '#test/unit/project.ts'
import type { Name, Report } from './report.ts'
import { browser, units } from './runners.mjs'

/** Both runners' reports of planted files, and reruns of failed tests by these reports. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Whether the project has requested it before. */
const isLater = `() => { const isLater = existsSync('seen'); writeFileSync('seen', ''); return isLater }`

const inVitest: Files = {
  'test/vitest.config.ts': `
    import { UnitReport } from './run/unit-report.ts'
    export default { root: import.meta.dirname, test: { reporters: [new UnitReport()], maxWorkers: 2 } }`,
  'test/a.test.ts': `import { existsSync, writeFileSync } from 'node:fs'
    import { describe, expect, it } from 'vitest'
    const isLater = ${isLater}
    it('passes', () => {})
    it('fails always (1 + 1)', () => expect(1).toBe(2))
    describe('a > group', () => it('fails once', () => expect(isLater()).toBe(true)))`,
  'test/crash.test.ts': `import { it } from 'vitest'
    it('dies', async () => { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}) })
    it('never begins', () => {})`,
  'test/hook.test.ts': `import { beforeAll, it } from 'vitest'
    beforeAll(() => { throw new Error('no') })
    it('never begins', () => {})`,
  'test/load.test.ts': "import './none.ts'",
  'test/rejected.test.ts': `import { it } from 'vitest'
    it('leaves a rejection', async () => { void Promise.reject(new Error('left')); await new Promise((r) => setTimeout(r, 50)) })`,
}

const inPlaywright: Files = {
  'test/playwright.config.ts': `
    export default { testDir: 'e2e', timeout: 10_000, outputDir: '../results', reporter: [['./run/browser-report.ts']] }`,
  'test/e2e/a.spec.ts': `import { existsSync, writeFileSync } from 'node:fs'
    import { expect, test } from '@playwright/test'
    const isLater = ${isLater}
    test('passes', () => {})
    test('fails always (1 + 1)', () => expect(1).toBe(2))
    test.describe('a > group', () => void test('fails once', () => expect(isLater()).toBe(true)))`,
  'test/e2e/crash.spec.ts': `import { test } from '@playwright/test'
    test('dies', () => process.exit(4))
    test('is run by another worker', () => {})`,
  'test/e2e/hook.spec.ts': `import { test } from '@playwright/test'
    test.beforeAll(() => { throw new Error('no') })
    test('fails with its hook', () => {})
    test('never begins', () => {})`,
}

const copied = ['test/run/report.ts', 'test/run/unit-report.ts', 'test/run/browser-report.ts', 'test/tsconfig.json']

function plant(files: Files): Project {
  return createProject({ 'package.json': '{"type":"module"}', 'tsconfig.json': '{}', ...files }, copied)
}

async function run({ tool }: { tool: string }, args: readonly string[], { folder }: Project): Promise<Report> {
  const REPORT = join(folder, 'report.json')
  await execute(bin(tool), args, folder, { REPORT, VITEST: '', NODE_OPTIONS: '' })
  return JSON.parse(readFileSync(REPORT, 'utf8')) as Report // our own file
}

const sorted = (names: readonly Name[]) => names.map(({ file, titles }) => [file, ...titles].join(' / ')).toSorted()

describe.each([
  {
    runner: units,
    files: inVitest,
    first: {
      passed: ['a.test.ts / passes'],
      failed: [
        'a.test.ts / a > group / fails once',
        'a.test.ts / fails always (1 + 1)',
        'crash.test.ts',
        'hook.test.ts',
        'load.test.ts',
        'rejected.test.ts',
      ],
    },
    later: {
      passed: ['a.test.ts / a > group / fails once'],
      failed: ['a.test.ts / fails always (1 + 1)'],
    },
    file: 'a.test.ts',
  },
  {
    runner: browser,
    files: inPlaywright,
    first: {
      passed: ['a.spec.ts / passes', 'crash.spec.ts / is run by another worker'],
      failed: [
        'a.spec.ts / a > group / fails once',
        'a.spec.ts / fails always (1 + 1)',
        'crash.spec.ts / dies',
        'hook.spec.ts / fails with its hook',
        'hook.spec.ts / never begins',
      ],
    },
    later: {
      passed: ['a.spec.ts / a > group / fails once'],
      failed: ['a.spec.ts / fails always (1 + 1)'],
    },
    file: 'a.spec.ts',
  },
])('$runner.tool', ({ runner, files, first, later, file }) => {
  let project: Project
  let report: Report
  beforeAll(async () => {
    project = plant(files)
    report = await run(runner, runner.args, project)
  })
  afterAll(() => project.remove())

  it('reports passed tests, and failed, crashed or unstarted ones', () => {
    expect(sorted(report.passed)).toEqual(first.passed)
    expect(sorted(report.failed)).toEqual(first.failed)
    expect(report.broken).toEqual([])
  })

  it('reruns only the failed tests of a file', async () => {
    const [args = []] = runner.again(
      report.failed.filter((name) => name.file === file),
      project.folder,
    )
    const again = await run(runner, args, project)
    expect(sorted(again.passed)).toEqual(later.passed)
    expect(sorted(again.failed)).toEqual(later.failed)
  })
})

it('playwright: reports a file that cannot be loaded, for which no test runs', async () => {
  const project = plant({ ...inPlaywright, 'test/e2e/load.spec.ts': "import './none.ts'" })
  const { broken, ...rest } = await run(browser, browser.args, project)
  expect(rest).toEqual({ passed: [], failed: [] })
  expect(broken.join()).toContain('load.spec.ts')
  project.remove()
})
