import { defineConfig } from 'vitest/config'
import { settingsOf } from '#config/settings.ts'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The sweeps are few and long: begun last, one of them would run on alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/test/sweep/')
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  define: { __BUILD__: '"test"', __SETTINGS__: JSON.stringify(settingsOf({})) },
  test: {
    include: ['{src,sw,test}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    environment: 'node',
    setupFiles: ['test/patience.ts'],
    // The longest take 17 s on an idle machine; a test that hangs is found all the same.
    testTimeout: 120_000,
    // As the browser tests: a landing hangs on a busy machine.
    retry: process.env['CI'] ? 2 : 0,
    // It leaves one core idle otherwise, of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
  },
})
