import { settingsOf } from '#config/settings.ts'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { UnitReport } from './run/unit-report.ts'

const root = new URL('..', import.meta.url).pathname

/** The sweeps are few and long: started last, one of them would run on alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/test/sweep/')
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * What a file of tests shares with those its worker ran before it, by its name. Loading client and service anew for each
 * file costs more than most of its tests: 264 seconds of processor time instead of 157 for the service's, 138 instead of
 * 82 for sixteen files of screens. A file of the wrong kind says so (kind.ts).
 */
const kinds = {
  /** Mocks modules, or has its own document or database: nothing of it may remain. */
  apart: ['.apart.test.ts', '.apart.test.tsx'],
  /** Components in a document that the files of a worker share; it is emptied after each. */
  components: ['.test.tsx'],
  /**
   * The whole client over the real service: `openTools` closes what the previous file left open, and restores globals.
   */
  screens: ['.screens.test.ts'],
  node: ['.test.ts'],
} as const

const below = (ends: readonly string[]) => ends.map((end) => `{src,sw,test}/**/*${end}`)

/** The ends of names that are among those of a kind, but of another one. */
function narrowerThan(kind: keyof typeof kinds): readonly string[] {
  if (kind === 'node') return [...kinds.apart, ...kinds.screens]
  return kind === 'components' ? kinds.apart : []
}

const project = (kind: keyof typeof kinds) => ({
  extends: true as const,
  ...(kind === 'screens' && { oxc: { jsx: { development: false } } }),
  test: {
    name: kind,
    ...(kind === 'screens' && { env: { NODE_ENV: 'production' } }),
    ...(kind === 'components' && { environment: 'happy-dom' }),
    provide: { kind },
    include: below(kinds[kind]),
    exclude: ['test/e2e/**', ...below(narrowerThan(kind))],
    isolate: kind === 'apart',
  },
})

export default defineConfig({
  root,
  define: { __BUILD__: '"test"', __SETTINGS__: JSON.stringify(settingsOf({})) },
  test: {
    environment: 'node',
    // Collecting with helper threads, from a young generation that starts small, takes 5 % more processor time.
    execArgv: ['--single-threaded-gc', '--min-semi-space-size=16', '--max-semi-space-size=64'],
    reporters: ['default', new UnitReport()],
    setupFiles: ['test/kind.ts', 'test/patience.ts'],
    // The longest take 17 s on an idle machine; hanging tests are still found.
    testTimeout: 120_000,
    // Otherwise it leaves one of two cores idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [project('apart'), project('components'), project('screens'), project('node')],
  },
})
