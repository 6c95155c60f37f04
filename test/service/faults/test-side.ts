import type { Deps, Switches } from '#test/service/deps.ts'
import { createAnswered } from './answered.ts'
import { createControl } from './control.ts'
import { createJournal } from './journal.ts'
import { createSwitchboard } from './switchboard.ts'

interface TestSideOptions {
  deps: Deps
  clock: { offset: number }
  /** Makes the database as it was at first. */
  restore: () => Promise<void>
}

/** What exists only when the service was started for tests: faults, journal, control endpoint. */
export function createTestSide({ deps, clock, restore }: TestSideOptions) {
  const journal = createJournal(deps.now)
  const switchboard = createSwitchboard(journal, createAnswered(process.env['CALLS']))
  const reset = async () => {
    clock.offset = 0
    Object.assign(deps.switches, { captcha: false, evalVersion: 2, refreshCode: null } satisfies Switches)
    switchboard.clear()
    journal.clear()
    deps.sms.forget()
    await restore()
  }
  return { middleware: switchboard.middleware, control: createControl({ deps, journal, switchboard, clock, reset }) }
}
