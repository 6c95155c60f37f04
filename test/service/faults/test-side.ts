import type { MiddlewareHandler } from 'hono'
import type { Deps, Switches } from '#test/service/deps.ts'
import { createAnswered } from './answered.ts'
import { createControl } from './control.ts'
import { createJournal } from './journal.ts'
import { createSwitchboard } from './switchboard.ts'

interface TestSideOptions {
  deps: Deps
  clock: { offset: number }
  /** Resets the database to its initial state. */
  restore: () => Promise<void>
}

/** The test-only part of the service: faults, journal, control endpoint. */
export function createTestSide({ deps, clock, restore }: TestSideOptions) {
  const journal = createJournal(deps.now)
  const switchboard = createSwitchboard(journal, createAnswered(process.env['CALLS']))
  const reset = async (offset: number) => {
    clock.offset = offset
    const off: Switches = { captcha: false, evalVersion: 2, refreshCode: null, expiredStatus: 401, muted: new Map() }
    Object.assign(deps.switches, off)
    switchboard.clear()
    journal.clear()
    deps.sms.forget()
    await restore()
  }
  const middleware: MiddlewareHandler = (context, next) =>
    switchboard.middleware(context, async () => {
      await next()
      const { res } = context
      if (res.status === 401 && deps.switches.expiredStatus === 403)
        context.res = new Response(res.body, { status: 403, headers: res.headers })
    })
  return { middleware, control: createControl({ deps, journal, switchboard, clock, reset }) }
}
