import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { firstLine, type Name, writeReport } from './report.ts'

/** Reports Playwright's results to the command; Playwright requires a default export. */
export default class BrowserReport implements Reporter {
  #tests: TestCase[] = []
  #broken: string[] = []

  onBegin(_: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  /** A file that cannot be loaded, after which none runs, or a worker that failed on exit. */
  onError({ message }: TestError): void {
    this.#broken.push(firstLine(message))
  }

  onEnd(): void {
    const isPassed = (test: TestCase) => test.outcome() === 'expected'
    writeReport({
      passed: this.#tests.filter(isPassed).map(nameOf),
      // One that never started too: nothing here is skipped on purpose.
      failed: this.#tests.filter((test) => !isPassed(test)).map(nameOf),
      broken: this.#broken,
    })
  }

  printsToStdio(): boolean {
    return false
  }
}

function nameOf(test: TestCase): Name {
  // The first two are the root and the project.
  const [, , file = '', ...titles] = test.titlePath()
  return { file, titles }
}
