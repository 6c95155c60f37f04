import { object, omit, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { known, listOf, pageOf, paging } from '#api/shapes.ts'
import { Assumptions, Curve, Passageway, Perf, Statistics } from '#api/shapes/strategy.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

const one = object({ id: string() })
const Status = known('QUEUED', 'RUNNING', 'DONE', 'FAILED')

/** What a back-test of the customer's own is made of: dates YYYY-MM-DD, capital in fen, rates per order. */
const settings = {
  name: string(),
  templateId: string(),
  from: string(),
  to: string(),
  capitalFen: Finite,
  feeRate: Finite,
  slippageRate: Finite,
}

/** How one stands: `progress` 0 to 1, `ahead`: how many are computed before it, `failReason` in words. */
const standing = {
  status: Status,
  progress: optional(Finite),
  ahead: optional(Count),
  failReason: optional(string()),
  perf: optional(Perf),
  createdAt: Time,
}

/** The customer's back-tests, newest first. spec §7 Simulation back-test */
export const simulationList = get('/simulation-back-test/my-list', {
  input: object({ ...paging }),
  output: pageOf(object({ id: string(), name: string(), ...standing })),
})

/**
 * Puts a back-test in the queue: at least 60 trading days, at most ten years, 20 kept and two unfinished at a time.
 * spec §7 Simulation back-test
 */
export const simulationCreate = postJson('/simulation-back-test/create', {
  input: object({ ...settings, clientNo: optional(string()) }),
  output: object({ id: string() }),
})

/** A back-test with its settings, and, once it is done, what it supposed and came to. spec §7 Simulation back-test */
export const simulationDetail = get('/simulation-back-test/detail', {
  input: one,
  output: object({
    id: string(),
    ...settings,
    ...standing,
    templateName: string(),
    doneAt: optional(Time),
    years: optional(listOf(object({ y: string(), rate: Finite, bench: Finite }))),
    statistics: optional(omit(Statistics, ['perf'])),
    assumptions: optional(Assumptions),
  }),
})

/** The curve of a back-test that is done. spec §7 Simulation back-test */
export const simulationFunds = get('/simulation-back-test/funds', { input: one, output: Curve })

/** A back-test that is done, by way of following. spec §7 Simulation back-test */
export const simulationPassagewaysDetail = get('/simulation-back-test/passageways-detail', {
  input: one,
  output: listOf(Passageway),
})

/** Removes a back-test that is not running. spec §7 Simulation back-test */
export const simulationRemove = post('/simulation-back-test/delete', { input: one, output: object({ id: string() }) })
