import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsOf } from '#config/settings.ts'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { UnitReport } from './run/unit-report.ts'

const root = new URL('..', import.meta.url).pathname

/** The sweeps are few and long: begun last, one of them would run on alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/test/sweep/')
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * What a file of tests shares with those its worker ran before it. Loading client and service anew for each file costs
 * more than most of its tests: 264 seconds of processor time instead of 157 for the service's, 138 instead of 82 for
 * sixteen files of screens.
 */
type Kind = 'apart' | 'screens' | 'node'

/** Replaces modules, or has a document or a database of its own: nothing of it may remain. */
const APART = /vi\.(mock|stubEnv|resetModules)\(|@vitest-environment|fake-indexeddb|populateGlobal|process\.env/
/** Replaces globals, which `openTools` gives back. */
const STUBS = /vi\.stubGlobal\(/
/** The whole client over the real service: `openTools` closes what the file before it left open. */
const SCREENS = /from '(#test\/sweep|\.)\/(screens|sweep)\.ts'/

function kindOf(path: string): Kind {
  const text = readFileSync(join(root, path), 'utf8')
  if (APART.test(text)) return 'apart'
  if (SCREENS.test(text)) return 'screens'
  return STUBS.test(text) ? 'apart' : 'node'
}

const files = ['src', 'sw', 'test']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('test/e2e/'))

const project = (name: Kind) => ({
  extends: true as const,
  test: { name, include: files.filter((path) => kindOf(path) === name), isolate: name === 'apart' },
})

export default defineConfig({
  root,
  define: { __BUILD__: '"test"', __SETTINGS__: JSON.stringify(settingsOf({})) },
  test: {
    environment: 'node',
    reporters: ['default', new UnitReport()],
    setupFiles: ['test/patience.ts'],
    // The longest take 17 s on an idle machine; a test that hangs is found all the same.
    testTimeout: 120_000,
    // It leaves one core idle otherwise, of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [project('apart'), project('screens'), project('node')],
  },
})
