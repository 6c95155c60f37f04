import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { firstLine, type Name, writeReport } from './report.ts'

/** Reports Vitest's results to the command. */
export class UnitReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const halfRun = modules.filter(isHalfRun)
    const inFile = (error: SerializedError): unknown => error['VITEST_TEST_PATH']
    const isWholeFile = (module: TestModule) =>
      halfRun.includes(module) || errors.some((error) => inFile(error) === module.moduleId) || isBroken(module)
    const files = modules.filter(isWholeFile)
    const others = modules.filter((module) => !files.includes(module))
    writeReport({
      passed: others.flatMap((module) => namesOf(module, 'passed')),
      failed: [
        ...files.map(({ relativeModuleId }) => ({ file: relativeModuleId, titles: [] })),
        ...others.flatMap((module) => namesOf(module, 'failed')),
      ],
      // A worker that died leaves partially run files, which identify it.
      broken: errors
        .filter((error) => inFile(error) === undefined && halfRun.length === 0)
        .map(({ message }) => firstLine(message)),
    })
  }
}

/** Its worker died before all of its tests had ended. */
function isHalfRun(module: TestModule): boolean {
  const state = module.state()
  return state === 'pending' || state === 'queued' || [...module.children.allTests('pending')].length > 0
}

/** The failure is in the file, or in its groups' hooks. */
function isBroken(module: TestModule): boolean {
  const isSuiteBroken = [...module.children.allSuites()].some((suite) => suite.errors().length > 0)
  const hasNoCause = module.state() === 'failed' && [...module.children.allTests('failed')].length === 0
  return module.errors().length > 0 || isSuiteBroken || hasNoCause
}

function namesOf(module: TestModule, state: 'passed' | 'failed'): Name[] {
  return [...module.children.allTests(state)].map((test) => ({
    file: module.relativeModuleId,
    titles: titlesOf(test),
  }))
}

function titlesOf(test: TestCase | TestSuite): string[] {
  return [...(test.parent.type === 'suite' ? titlesOf(test.parent) : []), test.name]
}
